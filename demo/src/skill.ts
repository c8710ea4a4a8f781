import { adjustedScore, COUNTING_ROUNDS, LATEST_ROUNDS, siteHandicap } from '@golf/shared/handicap';
import type { Random } from './random.ts';

/** A round's input to the handicap arithmetic. */
export interface ScoredRound {
  holes: number;
  courseRating: number;
  slopeRating: number;
  gross: number;
}

/** Standard deviation of a player's rounds in strokes. */
const SCATTER = 2.7;

/**
 * Distance of the mean of the lowest `COUNTING_ROUNDS` of n normal draws from the average, in deviations. The average
 * round is worse than the handicap by this.
 */
function bestRoundsBelowAverage(rounds: number): number {
  const share = COUNTING_ROUNDS / Math.min(LATEST_ROUNDS, Math.max(COUNTING_ROUNDS, rounds));
  return (1 - share) * 1.6;
}

/** Strokes for a round of a player with that handicap. `form` is the deviation in strokes, negative for better. */
export function play(
  random: Random,
  round: Omit<ScoredRound, 'gross'>,
  handicap: number,
  roundsInRecord: number,
): { gross: number; form: number } {
  const scatter = SCATTER + Math.max(0, handicap) * 0.07;
  const share = round.holes / 18;
  const form = random.normal() * scatter;
  const differential = (handicap + bestRoundsBelowAverage(roundsInRecord) * scatter) * share + form * Math.sqrt(share);
  const gross = Math.round(round.courseRating * share + (differential * round.slopeRating) / 113);
  return { gross, form };
}

/** The handicap after each round, oldest first, by the site's arithmetic. */
export function handicaps(rounds: readonly ScoredRound[], upTo = rounds.length): (number | null)[] {
  const adjusted: number[] = [];
  const result: (number | null)[] = [];
  for (const round of rounds.slice(0, upTo)) {
    adjusted.push(adjustedScore(round, result.at(-1) ?? null));
    result.push(siteHandicap(adjusted));
  }
  return result;
}

/**
 * Moves single strokes in the latest rounds until the handicap is exactly `target`, for the demo's ties and zero. A bad
 * seed may end a tenth off; the tests check the demo's.
 */
export function fitTo(random: Random, rounds: ScoredRound[], target: number): void {
  const missBy = (): number => (handicaps(rounds).at(-1) ?? 0) - target;
  let miss = missBy();
  for (let attempt = 0; attempt < 2000 && Math.abs(miss) > 1e-9; attempt++) {
    const round = random.pick(rounds.slice(-LATEST_ROUNDS));
    // Mostly towards the target. Sometimes away from it, or two rounds block each other.
    const step = Math.sign(miss) * (random.chance(0.2) ? 1 : -1);
    const before = round.gross;
    round.gross += step;
    const after = missBy();
    if (Math.abs(after) <= Math.abs(miss) + (random.chance(0.2) ? 0.25 : 0)) miss = after;
    else round.gross = before;
  }
}
