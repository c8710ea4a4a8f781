import { formatHandicap } from '@golf/shared/format';
import styles from './IndexChart.module.css';
import { indexAfterEachScore, type Entry } from './history.ts';
import type { IndexOptions } from './rule.ts';

/**
 * The index after each score as a line, the better the higher; the first and the last are written below it. The picture is
 * 100 by 100 and stretched to its place: lines and dots keep their size, a dot being a line without length and with round ends.
 */
export function IndexChart({ history, options }: { history: readonly Entry[]; options: IndexOptions }) {
  const indices = indexAfterEachScore(history, options);
  const [first, last] = [indices[0], indices.at(-1)];
  if (indices.length < 2 || first === undefined || last === undefined) return null;
  const [low, high] = [Math.min(...indices), Math.max(...indices)];
  const points = indices.map((index, place) => {
    const y = high === low ? 50 : ((index - low) / (high - low)) * 100;
    return `${(place / (indices.length - 1)) * 100} ${y}`;
  });
  const label = `The index went from ${formatHandicap(first)} to ${formatHandicap(last)} over ${indices.length} scores`;
  return (
    <section aria-label="Index so far">
      <h2>Index so far</h2>
      <p aria-hidden className={styles.way}>
        ↑ better
      </p>
      <div className={styles.plot}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={label}>
          <path className={styles.line} d={`M${points.join('L')}`} />
          <path className={styles.dots} d={points.map((point) => `M${point}h0`).join('')} />
          <path className={styles.now} d={`M${points.at(-1)}h0`} />
        </svg>
      </div>
      <p aria-hidden className={styles.ends}>
        <span>
          <strong>{formatHandicap(first)}</strong> after {history.length - indices.length + 1} scores
        </span>
        <span>
          <strong>{formatHandicap(last)}</strong> after {history.length}
        </span>
      </p>
    </section>
  );
}
