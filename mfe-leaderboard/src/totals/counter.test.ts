import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { channelTotal, flapsOf, startOf, tickAfter } from './counter.ts';

test('at least four flaps, zeros in front, more where the number needs them', () => {
  expect(flapsOf(7)).toEqual(['0', '0', '0', '7']);
  expect(flapsOf(90807)).toEqual(['9', '0', '8', '0', '7']);
});

test('it starts 50 to 200 below the total', () => {
  const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  fc.assert(
    fc.property(fc.integer({ min: 200, max: 1e6 }), random, (total, chance) => {
      const below = total - startOf(total, chance);
      expect(below).toBeGreaterThanOrEqual(50);
      expect(below).toBeLessThanOrEqual(200);
    }),
  );
  expect(startOf(20, 0.5)).toBe(0);
});

test('it slows down at the end', () => {
  expect([51, 50, 11, 10, 1].map(tickAfter)).toEqual([30, 100, 100, 300, 300]);
});

test('four channels are not counted', () => {
  expect(channelTotal(5)).toBe(1);
  expect(channelTotal(1)).toBe(0);
});
