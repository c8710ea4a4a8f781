import { add, divide, fraction, FULL_ROUND, multiply, round, type Decimal } from '@golf/shared/handicap';

/**
 * Expected score over the holes not played, in strokes, one decimal: for nine holes 0.52 × index + 1.2, and its share
 * for fewer. The governing bodies do not publish their curve; this line was fitted to the figures of their calculators,
 * and agrees with the USGA's worked example (index 14.0: 8.5).
 * @param index plus handicaps negative
 * @param holesPlayed 9 to 18
 */
export function expectedByWhs(index: Decimal, holesPlayed: number): number {
  const forNine = add(multiply(fraction('0.52'), fraction(index)), fraction('1.2'));
  return round(multiply(forNine, divide(fraction(FULL_ROUND - holesPlayed), fraction(9))), 1);
}
