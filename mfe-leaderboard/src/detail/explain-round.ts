import type { Round } from '@golf/shared/api';
import { exactDifferential, FULL_ROUND, round, STANDARD_SLOPE, fraction } from '@golf/shared/handicap';

export interface Explanation {
  /** Strokes played. */
  gross: number;
  holes: number;
  /** The differential of the holes played; null if the slope rating is not above zero. */
  played: number | null;
  /** The expected differential of the holes not played; null for a full round. */
  expected: number | null;
  /** "113 × (70 − 72.5) ÷ 130 = −2.17" */
  formula: string;
}

/** A number with a typographic minus; all its decimals unless `decimals` says how many. */
export const signed = (value: number, decimals?: number): string =>
  (decimals === undefined ? String(value) : value.toFixed(decimals)).replace('-', '−');

/** Works back how a round's adjusted score was calculated from the fields of the round. */
export function explainRound(played: Round): Explanation {
  const gross = played.par + played.score;
  const holes = played.holes ?? FULL_ROUND;
  // The rating of fewer than 18 holes arrives rounded, so the expected part is worked back from the net score.
  const differential = played.slope > 0 ? round(exactDifferential(gross, played.course_rating, played.slope), 2) : null;
  const expected =
    holes < FULL_ROUND && differential !== null
      ? round(fraction((played.net_score - differential).toFixed(4)), 2)
      : null;
  return {
    gross,
    holes,
    played: differential,
    expected,
    formula:
      differential === null
        ? ''
        : `${STANDARD_SLOPE} × (${gross} − ${played.course_rating}) ÷ ${played.slope} = ${signed(differential, 2)}`,
  };
}
