import { STANDARD_SLOPE } from './differential.ts';
import { add, divide, fraction, multiply, round, subtract, type Decimal } from './fraction.ts';

/** What a set of tees asks of a player, over 18 holes. */
export interface Ratings {
  courseRating: Decimal;
  slopeRating: Decimal;
  par: Decimal;
}

/**
 * The strokes that a player gets from a set of tees: index × slope / 113 + (rating − par), rounded to a stroke.
 * Source: Rules of Handicapping, Rule 6.1a.
 * @param index plus handicaps negative
 * @returns strokes; below 0 for a player who gives strokes to the course
 */
export function courseHandicap(index: Decimal, { courseRating, slopeRating, par }: Ratings): number {
  const bySlope = divide(multiply(fraction(index), fraction(slopeRating)), fraction(STANDARD_SLOPE));
  return round(add(bySlope, subtract(fraction(courseRating), fraction(par))), 0);
}

/**
 * The strokes with which one player plays level with another from the same tees: the difference of their course handicaps.
 * Source: Rules of Handicapping, Appendix C, match play.
 * @returns whole strokes; below 0 where the other player gets them
 */
export const strokesToPlayLevel = (index: Decimal, other: Decimal, tees: Ratings): number =>
  courseHandicap(index, tees) - courseHandicap(other, tees);
