import { formatHandicap } from '@golf/shared/format';
import styles from './Calculator.module.css';
import { indexCourse, type Entry } from './history.ts';

const WIDTH = 320;
const HEIGHT = 72;
const PADDING = 6;

/** The course of the index over the scores, as a line. */
export function IndexChart({ history }: { history: readonly Entry[] }) {
  const course = indexCourse(history);
  const [first, last] = [course[0], course.at(-1)];
  if (course.length < 2 || first === undefined || last === undefined) return null;
  const [low, high] = [Math.min(...course), Math.max(...course)];
  const x = (place: number) => PADDING + (place / (course.length - 1)) * (WIDTH - 2 * PADDING);
  const y = (index: number) => PADDING + ((index - low) / (high - low || 1)) * (HEIGHT - 2 * PADDING);
  const label = `The index went from ${formatHandicap(first)} to ${formatHandicap(last)} over ${course.length} scores`;
  return (
    <svg className={styles.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <polyline points={course.map((index, place) => `${x(place)},${y(index)}`).join(' ')} />
      <circle cx={x(course.length - 1)} cy={y(last)} r="4" />
    </svg>
  );
}
