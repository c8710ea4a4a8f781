import { add, divide, fraction, round, type Fraction } from './fraction.ts';

/** The site handicap looks at this many of the latest rounds ... */
export const LATEST_ROUNDS = 20;
/** ... and averages this many of the lowest adjusted scores among them. */
export const COUNTING_ROUNDS = 8;
/** The first round after which a player has a site handicap ("Handicap Start"). */
export const FIRST_HANDICAP_ROUND = 5;

/**
 * Which of the latest 20 adjusted scores count: the lowest 8, the later round first in a tie.
 * @param adjustedScores oldest first, in strokes
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

function sumOfCounting(adjustedScores: readonly number[], counting: readonly number[]): Fraction {
  return counting.reduce((sum, index) => add(sum, fraction(adjustedScores[index] ?? 0)), fraction(0));
}

/**
 * The tracker's own figure: the mean of the lowest 8 (all, while fewer) of the latest 20 adjusted
 * scores, one decimal; null before the 5th round. Not a World Handicap System index.
 * @param adjustedScores oldest first, in strokes
 */
export function siteHandicap(adjustedScores: readonly number[]): number | null {
  if (adjustedScores.length < FIRST_HANDICAP_ROUND) return null;
  const counting = countingRounds(adjustedScores);
  return round(divide(sumOfCounting(adjustedScores, counting), fraction(counting.length)), 1);
}

/**
 * The value that the history stores after a round: the sum of the lowest min(8, n) divided by 8,
 * which the chart scales back over the first 7 rounds.
 * @param adjustedScores oldest first, at least one
 * @returns strokes, five decimals at most
 */
export function historyValue(adjustedScores: readonly number[]): number {
  const sum = sumOfCounting(adjustedScores, countingRounds(adjustedScores));
  return round(divide(sum, fraction(COUNTING_ROUNDS)), 5);
}
