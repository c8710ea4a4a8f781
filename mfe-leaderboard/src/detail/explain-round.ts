import type { Round } from '@golf/shared/api';
import { formatAdjusted } from '@golf/shared/format';
import { exactDifferential, FULL_ROUND, round, STANDARD_SLOPE, fraction } from '@golf/shared/handicap';

const ADJUSTED = 'Adjusted score';

export interface Explanation {
  /** Strokes played. */
  gross: number;
  holes: number;
  /** Differential of the holes played; null if the slope rating is not above zero. */
  played: number | null;
  /** Expected differential of the holes not played; null for a full round. */
  expected: number | null;
  /**
   * Steps of the calculation: "113 × (36 − 33.95) ÷ 116 = 2.00", then "2.00 − 0.30 = 1.70"; empty without a
   * differential.
   */
  formulas: [what: string, formula: string][];
}

/** A course rating: one decimal, or two for half of an 18-hole rating. */
export const formatRating = (rating: number): string => (Number.isInteger(rating) ? rating.toFixed(1) : String(rating));

/** Reconstructs the calculation of a round's adjusted score from the fields of the round. */
export function explainRound(played: Round): Explanation {
  const gross = played.par + played.score;
  const holes = played.holes ?? FULL_ROUND;
  // The API rounds the rating of fewer than 18 holes, so the expected part is derived from the net score.
  const differential = played.slope > 0 ? round(exactDifferential(gross, played.course_rating, played.slope), 2) : null;
  const expected =
    holes < FULL_ROUND && differential !== null
      ? round(fraction((played.net_score - differential).toFixed(4)), 2)
      : null;
  const formulas: Explanation['formulas'] = [];
  if (differential !== null) {
    const result = formatAdjusted(differential);
    const rating = formatRating(played.course_rating);
    formulas.push([
      expected === null ? ADJUSTED : `${holes} holes`,
      `${STANDARD_SLOPE} × (${gross} − ${rating}) ÷ ${played.slope} = ${result}`,
    ]);
    if (expected !== null) {
      const added = `${expected < 0 ? '−' : '+'} ${Math.abs(expected).toFixed(2)}`;
      formulas.push([ADJUSTED, `${result} ${added} = ${formatAdjusted(played.net_score)}`]);
    }
  }
  return { gross, holes, played: differential, expected, formulas };
}
