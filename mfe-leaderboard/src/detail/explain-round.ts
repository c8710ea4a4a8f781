import type { Round } from '@golf/shared/api';
import { exactDifferential, FULL_ROUND, round, STANDARD_SLOPE, fraction } from '@golf/shared/handicap';

export interface Explanation {
  /** Strokes played. */
  gross: number;
  holes: number;
  /** The differential of the holes played; null where the slope makes none. */
  played: number | null;
  /** What was added for the holes not played; null for a full round. */
  expected: number | null;
  /** "113 × (70 − 72.5) ÷ 130 = −2.17" */
  formula: string;
}

/** A number as the formula shows it: a real minus, no needless zeros. */
export const signed = (value: number, decimals?: number): string =>
  (decimals === undefined ? String(value) : value.toFixed(decimals)).replace('-', '−');

/** How a round's adjusted score came about, from what the backend says about the round. */
export function explainRound(played: Round): Explanation {
  const gross = played.par + played.score;
  const holes = played.holes ?? FULL_ROUND;
  // Ratings of part of a course come as a rounded decimal: what was added is what is missing to the net score.
  const seen = played.slope > 0 ? round(exactDifferential(gross, played.course_rating, played.slope), 2) : null;
  const rest = holes < FULL_ROUND && seen !== null ? round(fraction((played.net_score - seen).toFixed(4)), 2) : null;
  return {
    gross,
    holes,
    played: seen,
    expected: rest,
    formula:
      seen === null
        ? ''
        : `${STANDARD_SLOPE} × (${gross} − ${played.course_rating}) ÷ ${played.slope} = ${signed(seen, 2)}`,
  };
}
