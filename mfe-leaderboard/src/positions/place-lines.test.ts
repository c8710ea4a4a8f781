import { expect, test } from 'vitest';
import { labelledPlaces, lowestPlaceOf, pointsOf, spread } from './place-lines.ts';

test('a chart is as high as its lines need, within limits', () => {
  expect(
    lowestPlaceOf(
      [
        [1, 3],
        [2, null],
        [null, 7],
      ],
      20,
    ),
  ).toBe(7);
  // A row for each name.
  expect(lowestPlaceOf([[1], [1], [1]], 20)).toBe(3);
  expect(lowestPlaceOf([[1]], 20)).toBe(2);
  expect(lowestPlaceOf([[900, 1]], 20)).toBe(20);
  expect(lowestPlaceOf([[900, 1]], Infinity)).toBe(900);
});

test('a line begins with the first place, and one from below comes in from outside', () => {
  expect(pointsOf([null, 1, 3], 3)).toEqual(['0.5000 0.0000', '1.0000 1.0000']);
  expect(pointsOf([5, 1], 3)).toEqual(['0.0000 2.0000', '1.0000 0.0000']);
  expect(pointsOf([2], 3)).toEqual(['0.0000 0.5000']);
  expect(pointsOf([null], 3)).toEqual([]);
});

test('labelled places do not overlap', () => {
  expect(labelledPlaces(20)).toEqual([1, 5, 10, 15, 20]);
  expect(labelledPlaces(7)).toEqual([1, 5]);
  expect(labelledPlaces(900)).toEqual([1, 100, 200, 500]);
});

test('names at the ends of lines are moved apart, within the chart', () => {
  expect(spread([0, 0.5, 1], 0.1)).toEqual([0, 0.5, 1]);
  expect(spread([0, 0, 0.05], 0.25)).toEqual([0, 0.25, 0.5]);
  expect(spread([0.75, 1, 1], 0.25)).toEqual([0.5, 0.75, 1]);
});
