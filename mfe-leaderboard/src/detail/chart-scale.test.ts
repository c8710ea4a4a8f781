import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { linesOf, scaleOf } from './chart-scale.ts';

test.each([
  [
    [-2.4, -1.1],
    [-1, -1.5, -2, -2.5],
  ],
  [[3.2], [3.5, 3]],
  [[4], [4.5, 4]],
  [
    [0.3, 18.9],
    [20, 15, 10, 5, 0],
  ],
])('the lines around %j', (handicaps, lines) => {
  expect(linesOf(scaleOf(handicaps))).toEqual(lines);
});

test('every handicap is on its scale, between two and six lines', () => {
  const handicap = fc.integer({ min: -100, max: 900 }).map((tenths) => tenths / 10);
  fc.assert(
    fc.property(fc.array(handicap, { minLength: 1 }), (handicaps) => {
      const scale = scaleOf(handicaps);
      const lines = linesOf(scale);
      expect(lines.length).toBeGreaterThanOrEqual(2);
      expect(lines.length).toBeLessThanOrEqual(6);
      expect(lines[0]).toBe(scale.max);
      expect(lines.at(-1)).toBe(scale.min);
      expect(Math.min(...handicaps)).toBeGreaterThanOrEqual(scale.min);
      expect(Math.max(...handicaps)).toBeLessThanOrEqual(scale.max);
    }),
  );
});
