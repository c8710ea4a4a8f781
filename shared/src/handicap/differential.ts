import { add, divide, fraction, multiply, subtract, round, type Decimal, type Fraction } from './fraction.ts';

/** The slope rating of a course of standard difficulty. */
export const STANDARD_SLOPE = 113;

/** Holes of a full round. */
export const FULL_ROUND = 18;

/** Factor on the expected differential of holes not played: 0.85 for scratch and plus players, else 1.2. */
export function lambda(handicap: Decimal): Fraction {
  return fraction(handicap).n <= 0n ? fraction('0.85') : fraction('1.2');
}

/**
 * Exact score differential: 113 × (score − course rating) / slope rating.
 * @throws RangeError if the slope rating is not above zero
 */
export function exactDifferential(score: Decimal, courseRating: Decimal, slopeRating: Decimal): Fraction {
  const slope = fraction(slopeRating);
  if (slope.n <= 0n) throw new RangeError('the slope rating must be above zero');
  return divide(multiply(fraction(STANDARD_SLOPE), subtract(fraction(score), fraction(courseRating))), slope);
}

/**
 * Score differential to one decimal, in strokes.
 * Source: Rules of Handicapping, Rule 5.1a.
 * @throws RangeError when the slope rating is not above zero.
 */
export function differential(score: Decimal, courseRating: Decimal, slopeRating: Decimal): number {
  return round(exactDifferential(score, courseRating, slopeRating), 1);
}

/**
 * Expected differential of the holes not played: (18 − n) × h / 18 × λ.
 * @param handicap the player's handicap, plus handicaps negative; 0 without a handicap
 * @param holesPlayed 9 to 18
 */
export function expectedDifferential(handicap: Decimal, holesPlayed: number): Fraction {
  const remaining = fraction(FULL_ROUND - holesPlayed);
  const share = divide(multiply(remaining, fraction(handicap)), fraction(FULL_ROUND));
  return multiply(share, lambda(handicap));
}

export interface TrackedRound {
  /** Strokes over the holes played. */
  gross: number;
  /** 9 to 18. */
  holes: number;
  /** Course rating for 18 holes. */
  courseRating: Decimal;
  slopeRating: number;
}

/** The course rating of the holes played: rating × n / 18, exact. */
export function ratingOfHoles(courseRating: Decimal, holes: number): Fraction {
  return divide(multiply(fraction(courseRating), fraction(holes)), fraction(FULL_ROUND));
}

/**
 * Adjusted score of a tracked round: its differential plus the expected differential of the holes not played. Two
 * decimals, in strokes.
 * @param handicapBefore the site handicap before the round, null without one
 * @throws RangeError if the slope rating is not above zero
 */
export function adjustedScore(played: TrackedRound, handicapBefore: number | null): number {
  const rating = ratingOfHoles(played.courseRating, played.holes);
  const seen = exactDifferential(played.gross, rating, played.slopeRating);
  return round(add(seen, expectedDifferential(handicapBefore ?? 0, played.holes)), 2);
}
