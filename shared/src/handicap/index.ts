export * from './course-handicap.ts';
export * from './differential.ts';
export { add, divide, fraction, multiply, round, subtract, type Decimal, type Fraction } from './fraction.ts';
export * from './handicap-index.ts';
export * from './movement.ts';
export * from './neighbours.ts';
export * from './ranking.ts';
export * from './site-handicap.ts';

import { fraction, round, type Decimal } from './fraction.ts';

/** One decimal, half towards plus infinity, never −0. */
export function roundToTenth(value: Decimal): number {
  return round(fraction(value), 1);
}
