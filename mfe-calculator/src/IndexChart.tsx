import { formatHandicap } from '@golf/shared/format';
import styles from './IndexChart.module.css';
import { indexAfterEachScore, type Entry } from './history.ts';
import type { IndexOptions } from './rule.ts';

/** Whole strokes around the indices, an even number apart, so that the middle line is a whole stroke, too. */
function scaleOf(indices: readonly number[]): [best: number, worst: number] {
  const [best, worst] = [Math.floor(Math.min(...indices)), Math.ceil(Math.max(...indices))];
  if (best === worst) return [best - 1, worst + 1];
  return [best, worst + ((worst - best) % 2)];
}

/**
 * Line of the index after each score, between whole strokes; better is higher. The 100 × 100 picture is stretched to
 * its box; strokes and dots keep their size, because a dot is a zero-length line with round caps.
 */
function Line({ indices, uncapped }: { indices: readonly number[]; uncapped: readonly number[] | null }) {
  const [best, worst] = scaleOf([...indices, ...(uncapped ?? [])]);
  const heightOf = (index: number) => ((index - best) / (worst - best)) * 100;
  const pointsOf = (line: readonly number[]) =>
    line.map((index, place) => `${(place / (line.length - 1)) * 100} ${heightOf(index)}`);
  const points = pointsOf(indices);
  const without = uncapped && pointsOf(uncapped);
  const [first, last] = [indices[0], indices.at(-1)].map((index) => formatHandicap(index ?? 0));
  return (
    <div className={styles.plot}>
      <p aria-hidden className={styles.scale}>
        <span>{formatHandicap(best)}</span>
        <span>{formatHandicap((best + worst) / 2)}</span>
        <span>{formatHandicap(worst)}</span>
      </p>
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        role="img"
        aria-label={`The index went from ${first} to ${last} over ${indices.length} scores`}
      >
        <path className={styles.grid} d="M0 0H100M0 50H100M0 100H100" />
        {without && (
          <>
            <path className={styles.uncapped} d={`M${without.join('L')}`} />
            <path className={styles.ring} d={without.map((point) => `M${point}h0`).join('')} />
            <path className={styles.hole} d={without.map((point) => `M${point}h0`).join('')} />
          </>
        )}
        <path className={styles.line} d={`M${points.join('L')}`} />
        <path className={styles.dots} d={points.map((point) => `M${point}h0`).join('')} />
        <path className={styles.now} d={`M${points.at(-1)}h0`} />
      </svg>
    </div>
  );
}

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
          <Line indices={indices} uncapped={uncapped} />
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
              Without the cap <strong>{formatHandicap(uncapped.at(-1) ?? 0)}</strong>
            </p>
          )}
        </>
      )}
    </section>
  );
}
