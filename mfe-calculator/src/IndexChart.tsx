import { formatHandicap } from '@golf/shared/format';
import { LineChart, LineSample, scaleOf } from '@golf/shared/ui';
import styles from './IndexChart.module.css';
import { indexAfterEachScore, type Entry } from './history.ts';
import type { IndexOptions } from './rule.ts';

const pointsOf = (indices: readonly number[]) =>
  indices.map((handicap, place) => ({ at: place / (indices.length - 1), handicap }));

export interface IndexChartProps {
  history: readonly Entry[];
  options: IndexOptions;
  /** The indices without a cap; null if no cap limits the latest index. */
  uncapped: readonly number[] | null;
}

/** The index after each score, from the second on. */
export function IndexChart({ history, options, uncapped }: IndexChartProps) {
  const indices = indexAfterEachScore(history, options);
  const [first, last] = [indices[0], indices.at(-1)];
  const scoresAtFirst = history.length - indices.length + 1;
  return (
    <section aria-label="Index so far">
      <h2>
        Index so far
        {indices.length > 1 && (
          <span aria-hidden className={styles.way}>
            {' '}
            · up is better
          </span>
        )}
      </h2>
      {indices.length < 2 || first === undefined || last === undefined ? (
        <p className={styles.none}>The chart starts with your second index.</p>
      ) : (
        <>
          <div
            className={styles.chart}
            role="img"
            aria-label={`The index went from ${formatHandicap(first)} to ${formatHandicap(last)} over ${indices.length} scores`}
          >
            <LineChart
              axis
              scale={scaleOf([...indices, ...(uncapped ?? [])])}
              lines={[
                ...(uncapped ? [{ look: 'thin' as const, points: pointsOf(uncapped) }] : []),
                { look: 'first', points: pointsOf(indices) },
              ]}
            />
          </div>
          <p aria-hidden className={styles.ends}>
            <span>
              <strong>{formatHandicap(first)}</strong> after {scoresAtFirst} scores
            </span>
            <span>
              <strong>{formatHandicap(last)}</strong> after {history.length}
            </span>
          </p>
          {uncapped && (
            <p className={styles.without}>
              <LineSample look="thin" /> Without the cap <strong>{formatHandicap(uncapped.at(-1) ?? 0)}</strong>
            </p>
          )}
        </>
      )}
    </section>
  );
}
