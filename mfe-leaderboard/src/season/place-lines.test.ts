import { expect, test } from 'vitest';
import { lowestPlaceOf, pointsOf } from './place-lines.ts';

test('a chart is as high as its lines need, within limits', () => {
  expect(
    lowestPlaceOf([
      [1, 3],
      [2, null],
      [null, 7],
    ]),
  ).toBe(7);
  // A row for each name.
  expect(lowestPlaceOf([[1], [1], [1]])).toBe(3);
  expect(lowestPlaceOf([[1]])).toBe(2);
  expect(lowestPlaceOf([[900, 1]])).toBe(20);
});

test('a line begins with the first place, and one from below comes in from outside', () => {
  expect(pointsOf([null, 1, 3], 3)).toEqual(['0.5000 0.0000', '1.0000 1.0000']);
  expect(pointsOf([5, 1], 3)).toEqual(['0.0000 2.0000', '1.0000 0.0000']);
  expect(pointsOf([2], 3)).toEqual(['0.0000 0.5000']);
  expect(pointsOf([null], 3)).toEqual([]);
});
