import { divide, fraction, round } from './fraction.ts';

/** The site handicap looks at this many of the latest rounds ... */
export const LATEST_ROUNDS = 20;
/** ... and averages this many of the lowest adjusted scores among them. */
export const COUNTING_ROUNDS = 8;
/** The first round after which a player has a site handicap ("Handicap Start"). */
export const FIRST_HANDICAP_ROUND = 5;

/**
 * Which of the latest 20 adjusted scores count: the lowest 8, the later round first in a tie.
 * @param adjustedScores oldest first, in strokes with two decimals at most
 * @returns indices into `adjustedScores`, lowest score first
 */
export function countingRounds(adjustedScores: readonly number[]): number[] {
  const from = Math.max(0, adjustedScores.length - LATEST_ROUNDS);
  return (
    adjustedScores
      .slice(from)
      .map((score, offset) => ({ index: from + offset, score }))
      // Decimals of few places are in the order of the floats that are nearest to them, and equal where those are.
      .toSorted((a, b) => a.score - b.score || b.index - a.index)
      .slice(0, COUNTING_ROUNDS)
      .map(({ index }) => index)
  );
}

/** In hundredths of a stroke: adjusted scores have two decimals, so that whole numbers hold them exactly. */
function sumOfCounting(adjustedScores: readonly number[], counting: readonly number[]): number {
  return counting.reduce((sum, index) => sum + Math.round((adjustedScores[index] ?? 0) * 100), 0);
}

/**
 * The tracker's own figure: the mean of the lowest 8 (all, while fewer) of the latest 20 adjusted
 * scores, one decimal; null before the 5th round. Not a World Handicap System index.
 * @param adjustedScores oldest first, in strokes with two decimals at most
 */
export function siteHandicap(adjustedScores: readonly number[]): number | null {
  if (adjustedScores.length < FIRST_HANDICAP_ROUND) return null;
  const counting = countingRounds(adjustedScores);
  return round(divide(fraction(sumOfCounting(adjustedScores, counting)), fraction(100 * counting.length)), 1);
}

/**
 * The value that the history stores after a round: the sum of the lowest min(8, n) divided by 8,
 * which the chart scales back over the first 7 rounds.
 * @param adjustedScores oldest first, in strokes with two decimals at most; at least one
 * @returns strokes, five decimals at most
 */
export function historyValue(adjustedScores: readonly number[]): number {
  const sum = sumOfCounting(adjustedScores, countingRounds(adjustedScores));
  return round(divide(fraction(sum), fraction(100 * COUNTING_ROUNDS)), 5);
}
