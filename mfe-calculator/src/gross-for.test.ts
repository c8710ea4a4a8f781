import { differential } from '@golf/shared/handicap';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { grossFor } from './gross-for.ts';

const tenths = (min: number, max: number) => fc.integer({ min, max }).map((value) => value / 10);

test('the gross score for an adjusted score is worth it, and one stroke more is not', () => {
  fc.assert(
    fc.property(tenths(-80, 540), tenths(600, 800), fc.integer({ min: 55, max: 155 }), (adjusted, rating, slope) => {
      const gross = grossFor(adjusted, String(rating), String(slope)) ?? Number.NaN;
      expect(differential(gross, rating, slope)).toBeLessThanOrEqual(adjusted);
      expect(differential(gross + 1, rating, slope)).toBeGreaterThan(adjusted);
    }),
    { examples: [[9.4, 67.4, 55]], numRuns: 2000 },
  );
});

test('without a rating, or a slope above 0, there is none', () => {
  expect(grossFor(9.4, '', '113')).toBeNull();
  expect(grossFor(9.4, '72', '')).toBeNull();
  expect(grossFor(9.4, '72', '0')).toBeNull();
});
