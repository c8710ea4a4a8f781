import { formatHandicap } from '@golf/shared/format';
import styles from './IndexChart.module.css';
import { indexAfterEachScore, type Entry } from './history.ts';
import type { IndexOptions } from './rule.ts';

const WIDTH = 400;
const HEIGHT = 64;
const PADDING = 6;

/** The index after each score as a line, the better the higher; the first and the last are written below it. */
export function IndexChart({ history, options }: { history: readonly Entry[]; options: IndexOptions }) {
  const indices = indexAfterEachScore(history, options);
  const [first, last] = [indices[0], indices.at(-1)];
  if (indices.length < 2 || first === undefined || last === undefined) return null;
  const [low, high] = [Math.min(...indices), Math.max(...indices)];
  const x = (place: number) => PADDING + (place / (indices.length - 1)) * (WIDTH - 2 * PADDING);
  const y = (index: number) => PADDING + ((index - low) / (high - low || 1)) * (HEIGHT - 2 * PADDING);
  const label = `The index went from ${formatHandicap(first)} to ${formatHandicap(last)} over ${indices.length} scores`;
  return (
    <section aria-label="Index so far">
      <h2>Index so far</h2>
      <p aria-hidden className={styles.way}>
        ↑ better
      </p>
      <svg className={styles.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
        <polyline points={indices.map((index, place) => `${x(place)},${y(index)}`).join(' ')} />
        {indices.map((index, place) => (
          <circle key={place} cx={x(place)} cy={y(index)} r={place === indices.length - 1 ? 5 : 3} />
        ))}
      </svg>
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
