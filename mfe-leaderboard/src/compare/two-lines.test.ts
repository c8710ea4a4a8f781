import { expect, test } from 'vitest';
import { dayAt, labelHeights, pathOfLine, shareOf, spanOf } from './two-lines.ts';

const line = [
  { date: '2026-01-01', handicap: 4 },
  { date: '2026-01-03', handicap: 2 },
];

test('the chart covers the days of both', () => {
  const other = [{ date: '2026-01-05', handicap: 1 }];
  expect(spanOf([line, other])).toEqual({ from: '2026-01-01', to: '2026-01-05' });
  expect(spanOf([[], []])).toBeNull();
  expect(spanOf([other, []])).toBeNull();
});

test('days and shares of the span lead to each other', () => {
  const span = { from: '2026-01-01', to: '2026-01-05' };
  expect(shareOf('2026-01-02', span)).toBe(0.25);
  expect(dayAt(0.25, span)).toBe('2026-01-02');
  expect([0, 0.6, 1].map((share) => dayAt(share, span))).toEqual(['2026-01-01', '2026-01-03', '2026-01-05']);
});

test('a handicap stays until the next round, and the last one up to the end', () => {
  const path = pathOfLine(line, { from: '2026-01-01', to: '2026-01-05' }, (handicap) => (4 - handicap) / 4);
  expect(path).toBe('M0.00000 0.00000H0.50000V0.50000H1');
  expect(pathOfLine([], { from: '', to: '' }, () => 0)).toBe('');
});

test('labels keep their distance', () => {
  expect(labelHeights([0.2, 0.8], 0.1)).toEqual([0.2, 0.8]);
  expect(labelHeights([0.5, 0.5], 0.1)).toEqual([0.45, 0.55]);
  const [lower, upper] = labelHeights([0.52, 0.5], 0.1);
  expect(lower).toBeCloseTo(0.56);
  expect(upper).toBeCloseTo(0.46);
  expect(labelHeights([0.5, null], 0.1)).toEqual([0.5, null]);
});
