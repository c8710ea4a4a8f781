import { formatHandicap } from '@golf/shared/format';
import styles from './IndexChart.module.css';
import { indexAfterEachScore, type Entry } from './history.ts';
import type { IndexOptions } from './rule.ts';

/** The whole strokes between which the indices lie, an even number apart: the line in their middle is one, too. */
function scaleOf(indices: readonly number[]): [best: number, worst: number] {
  const [best, worst] = [Math.floor(Math.min(...indices)), Math.ceil(Math.max(...indices))];
  if (best === worst) return [best - 1, worst + 1];
  return [best, worst + ((worst - best) % 2)];
}

/**
 * The index after each score as a line, the better the higher, between whole strokes. The picture is 100 by 100 and stretched
 * to its place: lines and dots keep their size, a dot being a line without length and with round ends.
 */
function Line({ indices, uncapped }: { indices: readonly number[]; uncapped: number | null }) {
  const [best, worst] = scaleOf(uncapped === null ? indices : [...indices, uncapped]);
  const heightOf = (index: number) => ((index - best) / (worst - best)) * 100;
  const points = indices.map((index, place) => `${(place / (indices.length - 1)) * 100} ${heightOf(index)}`);
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
        <path className={styles.line} d={`M${points.join('L')}`} />
        <path className={styles.dots} d={points.map((point) => `M${point}h0`).join('')} />
        {uncapped !== null && (
          <>
            <path className={styles.uncapped} d={`M100 ${heightOf(uncapped)}L${points.at(-1)}`} />
            <path className={styles.ring} d={`M100 ${heightOf(uncapped)}h0`} />
            <path className={styles.hole} d={`M100 ${heightOf(uncapped)}h0`} />
          </>
        )}
        <path className={styles.now} d={`M${points.at(-1)}h0`} />
      </svg>
    </div>
  );
}

export interface IndexChartProps {
  history: readonly Entry[];
  options: IndexOptions;
  /** What the latest index would be without a cap; null where none holds it. */
  uncapped: number | null;
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
        <p className={styles.none}>Your second index starts the line.</p>
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
          {uncapped !== null && (
            <p className={styles.without}>
              Without the cap <strong>{formatHandicap(uncapped)}</strong>
            </p>
          )}
        </>
      )}
    </section>
  );
}
