import { STANDARD_SLOPE } from './differential.ts';
import { add, divide, fraction, multiply, round, subtract, type Decimal } from './fraction.ts';

/** Ratings of a set of tees, over 18 holes. */
export interface Ratings {
  courseRating: Decimal;
  slopeRating: Decimal;
  par: Decimal;
}

/** index × slope / 113 + (rating − par) */
function unrounded(index: Decimal, { courseRating, slopeRating, par }: Ratings) {
  const bySlope = divide(multiply(fraction(index), fraction(slopeRating)), fraction(STANDARD_SLOPE));
  return add(bySlope, subtract(fraction(courseRating), fraction(par)));
}

/**
 * Course handicap: the strokes that a player receives from a set of tees, rounded to a stroke. Source: Rules of
 * Handicapping, Rule 6.1a.
 * @param index plus handicaps negative
 * @returns strokes; below 0 for a player who gives strokes to the course
 */
export const courseHandicap = (index: Decimal, tees: Ratings): number => round(unrounded(index, tees), 0);

/**
 * Playing handicap: the share of the unrounded course handicap that a format of play allows. Source: Rules of
 * Handicapping, Rule 6.2; for the single rounding the USGA's FAQ "Where does rounding occur".
 * @param index plus handicaps negative
 * @param allowance in percent
 * @returns strokes, rounded; below 0 for a player who gives strokes to the course
 */
export const playingHandicap = (index: Decimal, tees: Ratings, allowance: Decimal): number =>
  round(divide(multiply(unrounded(index, tees), fraction(allowance)), fraction(100)), 0);

/**
 * Strokes that make a match from the same tees level: the difference of the two course handicaps. Source: Rules of
 * Handicapping, Appendix C, match play.
 * @returns whole strokes; below 0 if the other player receives them
 */
export const strokesToPlayLevel = (index: Decimal, other: Decimal, tees: Ratings): number =>
  courseHandicap(index, tees) - courseHandicap(other, tees);
