import { expect, test } from 'vitest';
import { coordinatesOf, dotsOf, labelHeights, pathOf } from './line-chart.ts';

test('a line goes from point to point, with a dot on each', () => {
  const points = [
    { at: 0, handicap: 4 },
    { at: 0.5, handicap: 2 },
  ];
  const coordinates = coordinatesOf(points, { min: 2, max: 4, step: 1 });
  expect(pathOf(coordinates)).toBe('M0.00000 1.00000L0.50000 0.00000');
  expect(dotsOf(coordinates)).toBe('M0.00000 1.00000h0M0.50000 0.00000h0');
  expect(pathOf([])).toBe('');
});

test('labels keep their distance', () => {
  expect(labelHeights([0.2, 0.8], 0.1)).toEqual([0.2, 0.8]);
  expect(labelHeights([0.5, 0.5], 0.1)).toEqual([0.45, 0.55]);
  const [lower, upper] = labelHeights([0.52, 0.5], 0.1);
  expect(lower).toBeCloseTo(0.56);
  expect(upper).toBeCloseTo(0.46);
  expect(labelHeights([0.5], 0.1)).toEqual([0.5]);
});
