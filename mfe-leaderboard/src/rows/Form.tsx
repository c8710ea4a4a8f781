import type { Player } from '@golf/shared/api';
import { formatScore } from '@golf/shared/format';
import { VisuallyHidden } from '@golf/shared/ui';

const LONGEST = 10;
/** Distance between two scores, and between the lowest and the highest, in units of the picture (80 × 28). */
const STEP = 8;
const RANGE = 20;
const MARGIN = 4;

/** The latest ten adjusted scores as a line, the lowest on top. Screen readers get the latest score instead. */
export function Form({ player: { form, latest_score: score } }: { player: Player }) {
  if (form === null) return null;
  // In steps, scaled by a transform: as few characters as possible, because each row of the page repeats them.
  const points = Array.from(form, (digit, index) => `${LONGEST - form.length + index},${digit}`);
  return (
    <>
      <svg aria-hidden viewBox="0 0 80 28">
        <polyline
          points={points.join(' ')}
          transform={`translate(${MARGIN} ${MARGIN}) scale(${STEP} ${RANGE / 9})`}
          vectorEffect="non-scaling-stroke"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
        <circle cx={MARGIN + (LONGEST - 1) * STEP} cy={Math.round(MARGIN + (RANGE * Number(form.at(-1))) / 9)} r="3" />
      </svg>
      {score !== null && <VisuallyHidden>Last round: {formatScore(score)}</VisuallyHidden>}
    </>
  );
}
