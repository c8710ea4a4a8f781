import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { croppedTo, depthOf, linesOf, nameOfLine, scaleOf } from './chart-scale.ts';

test.each([
  [
    [-3.4, -1.1],
    [-3.5, -3, -2.5, -2, -1.5, -1],
  ],
  [
    [0.3, 18.9],
    [0, 5, 10, 15, 20],
  ],
  [
    [-5.2, 7.6],
    [-6, -3, 0, 3, 6, 9],
  ],
])('the lines around %j', (handicaps, lines) => {
  expect(linesOf(scaleOf(handicaps))).toEqual(lines);
});

test('lines of half strokes all have their decimal, lines of whole strokes have none', () => {
  const namesOf = (handicaps: number[]) =>
    linesOf(scaleOf(handicaps)).map((line) => nameOfLine(line, scaleOf(handicaps)));
  expect(namesOf([-1.2, 0.4])).toEqual(['+1.5', '+1.0', '+0.5', '0.0', '0.5']);
  expect(namesOf([-3.2, 2.4])).toEqual(['+4', '+2', '0', '2', '4']);
});

test('the better a handicap, the higher it stands', () => {
  expect([-1, 2, 5].map((handicap) => depthOf(handicap, { min: -1, max: 5, step: 1 }))).toEqual([0, 0.5, 1]);
});

test.each([
  [
    [9.4, 9.9],
    [9, 9.5, 10, 10.5],
  ],
  [[4], [3.5, 4, 4.5]],
])('handicaps as close as %j fill the chart, but are not made to look far apart', (handicaps, lines) => {
  expect(linesOf(scaleOf(handicaps))).toEqual(lines);
});

test('a cropped scale ends soon after what it shows, and never beyond its lines', () => {
  const whole = scaleOf([-4.8, 5.1]);
  expect(croppedTo([-4.8, 5.1], whole)).toEqual({ min: -5.55, max: 5.85, step: 3 });
});

test('every handicap is on its scale, between two and six lines', () => {
  const handicap = fc.integer({ min: -100, max: 900 }).map((tenths) => tenths / 10);
  fc.assert(
    fc.property(fc.array(handicap, { minLength: 1 }), (handicaps) => {
      const scale = scaleOf(handicaps);
      const lines = linesOf(scale);
      expect(lines.length).toBeGreaterThanOrEqual(2);
      expect(lines.length).toBeLessThanOrEqual(6);
      expect(lines[0]).toBe(scale.min);
      expect(lines.at(-1)).toBe(scale.max);
      expect(Math.min(...handicaps)).toBeGreaterThanOrEqual(scale.min);
      expect(Math.max(...handicaps)).toBeLessThanOrEqual(scale.max);
    }),
  );
});
