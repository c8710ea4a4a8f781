import { expect, test } from 'vitest';
import { areShort, pointsOfLine, spanOf } from './two-lines.ts';

const line = [
  { date: '2026-01-01', handicap: 4 },
  { date: '2026-01-03', handicap: 2 },
];

test('the chart covers the days of both', () => {
  const other = [{ date: '2026-01-05', handicap: 1 }];
  expect(spanOf([line, other])).toEqual({ from: '2026-01-01', to: '2026-01-05' });
  expect(spanOf([line, []], '2026-02-01')).toEqual({ from: '2026-01-01', to: '2026-02-01' });
  expect(spanOf([[], []], '2026-02-01')).toBeNull();
  expect(spanOf([other, []])).toBeNull();
});

test('fewer than five points are a short line', () => {
  expect(areShort([line, line])).toBe(true);
  expect(areShort([line, line, line.slice(1)])).toBe(false);
});

test('a line goes from round to round, and the last handicap lasts up to the end', () => {
  const span = { from: '2026-01-01', to: '2026-01-05' };
  expect(pointsOfLine(line, span)).toEqual([
    { at: 0, handicap: 4 },
    { at: 0.5, handicap: 2 },
    { at: 1, handicap: 2 },
  ]);
  expect(pointsOfLine([], span)).toEqual([]);
});
