import { divide, fraction, round } from './fraction.ts';

/** Number of latest rounds in the site handicap ... */
export const LATEST_ROUNDS = 20;
/** ... and number of lowest adjusted scores among them that it averages. */
export const COUNTING_ROUNDS = 8;
/** The first round after which a player has a site handicap ("Handicap Start"). */
export const FIRST_HANDICAP_ROUND = 5;

/**
 * The counting scores of the latest 20 adjusted scores: the lowest 8, the later round first in a tie.
 * @param adjustedScores oldest first, in strokes, at most two decimals
 * @returns indices into `adjustedScores`, lowest score first
 */
export function countingRounds(adjustedScores: readonly number[]): number[] {
  const from = Math.max(0, adjustedScores.length - LATEST_ROUNDS);
  return (
    adjustedScores
      .slice(from)
      .map((score, offset) => ({ index: from + offset, score }))
      // Decimals of few places sort like their nearest floats, and equal decimals have equal floats.
      .toSorted((a, b) => a.score - b.score || b.index - a.index)
      .slice(0, COUNTING_ROUNDS)
      .map(({ index }) => index)
  );
}

/** In hundredths of a stroke: adjusted scores have two decimals, so integers represent them exactly. */
function sumOfCounting(adjustedScores: readonly number[], counting: readonly number[]): number {
  return counting.reduce((sum, index) => sum + Math.round((adjustedScores[index] ?? 0) * 100), 0);
}

/**
 * Site handicap: the mean of the lowest 8 (all, while fewer) of the latest 20 adjusted scores, one decimal; null before
 * the 5th round. Not a World Handicap System index.
 * @param adjustedScores oldest first, in strokes, at most two decimals
 */
export function siteHandicap(adjustedScores: readonly number[]): number | null {
  if (adjustedScores.length < FIRST_HANDICAP_ROUND) return null;
  const counting = countingRounds(adjustedScores);
  return round(divide(fraction(sumOfCounting(adjustedScores, counting)), fraction(100 * counting.length)), 1);
}

/**
 * Value stored in the history after a round: the sum of the lowest min(8, n) divided by 8. The chart rescales it over
 * the first 7 rounds.
 * @param adjustedScores oldest first, in strokes, at most two decimals; at least one
 * @returns strokes, at most five decimals
 */
export function historyValue(adjustedScores: readonly number[]): number {
  const sum = sumOfCounting(adjustedScores, countingRounds(adjustedScores));
  return round(divide(fraction(sum), fraction(100 * COUNTING_ROUNDS)), 5);
}
