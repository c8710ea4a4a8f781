import { add, differential, divide, fraction, multiply, round, STANDARD_SLOPE } from '@golf/shared/handicap';
import { typedNumber } from './decimals.ts';

/** A differential is rounded half up: below the next half tenth it rounds to the previous tenth. */
const HALF_TENTH = '0.05';

/**
 * The highest gross score with the given adjusted score or a better one.
 * @param adjusted strokes, one decimal
 * @param courseRating as typed
 * @param slopeRating as typed
 * @returns strokes; null without a rating or without a slope rating above 0
 */
export function grossFor(adjusted: number, courseRating: string, slopeRating: string): number | null {
  const [rating, slope] = [typedNumber(courseRating), typedNumber(slopeRating)];
  if (rating === null || slope === null || fraction(slope).n <= 0n) return null;
  const limit = add(fraction(adjusted), fraction(HALF_TENTH));
  const nearest = round(add(fraction(rating), divide(multiply(limit, fraction(slope)), fraction(STANDARD_SLOPE))), 0);
  return differential(nearest, rating, slope) <= adjusted ? nearest : nearest - 1;
}
