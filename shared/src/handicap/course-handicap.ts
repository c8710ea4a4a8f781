import { STANDARD_SLOPE } from './differential.ts';
import { add, divide, fraction, multiply, round, subtract, type Decimal } from './fraction.ts';

/** What a set of tees asks of a player, over 18 holes. */
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
 * The strokes that a player gets from a set of tees, rounded to a stroke. Source: Rules of Handicapping, Rule 6.1a.
 * @param index plus handicaps negative
 * @returns strokes; below 0 for a player who gives strokes to the course
 */
export const courseHandicap = (index: Decimal, tees: Ratings): number => round(unrounded(index, tees), 0);

/**
 * The share of the course handicap that a format of play allows, of the strokes before they are rounded. Source: Rules
 * of Handicapping, Rule 6.2; that it is rounded once: the USGA's FAQ "Where does rounding occur".
 * @param index plus handicaps negative
 * @param allowance in percent
 * @returns strokes, rounded; below 0 for a player who gives strokes to the course
 */
export const playingHandicap = (index: Decimal, tees: Ratings, allowance: Decimal): number =>
  round(divide(multiply(unrounded(index, tees), fraction(allowance)), fraction(100)), 0);

/**
 * The strokes with which one player plays level with another from the same tees: the difference of their course handicaps.
 * Source: Rules of Handicapping, Appendix C, match play.
 * @returns whole strokes; below 0 where the other player gets them
 */
export const strokesToPlayLevel = (index: Decimal, other: Decimal, tees: Ratings): number =>
  courseHandicap(index, tees) - courseHandicap(other, tees);
