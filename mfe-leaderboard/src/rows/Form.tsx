import type { Player } from '@golf/shared/api';
import { formatScore } from '@golf/shared/format';
import { VisuallyHidden } from '@golf/shared/ui';
import styles from './PlayerRow.module.css';

const WIDTH = 80;
const HEIGHT = 28;
const STEP = 8;

/** The latest ten adjusted scores as a line, the lowest on top, and the latest score. */
export function Form({ player: { form, latest_score: score } }: { player: Player }) {
  if (form === null) return null;
  const points = Array.from(form, (digit, index) => [
    WIDTH - 4 - STEP * (form.length - 1 - index),
    Math.round(4 + ((HEIGHT - 8) * Number(digit)) / 9),
  ]);
  const [x, y] = points.at(-1) ?? [];
  return (
    <>
      <svg aria-hidden viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
        <polyline
          points={points.join(' ')}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
        <circle cx={x} cy={y} r="3" />
      </svg>
      {score !== null && (
        <span className={styles.latest} data-score={Math.sign(score)}>
          <VisuallyHidden>Last round: </VisuallyHidden>
          {formatScore(score)}
        </span>
      )}
    </>
  );
}
