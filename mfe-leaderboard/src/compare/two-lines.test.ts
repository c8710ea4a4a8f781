import { expect, test } from 'vitest';
import { areShort, dotsOfLine, labelHeights, pathOfLine, spanOf } from './two-lines.ts';

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
  const y = (handicap: number) => (handicap - 2) / 2;
  expect(pathOfLine(line, span, y)).toBe('M0.00000 1.00000L0.50000 0.00000H1');
  expect(dotsOfLine(line, span, y)).toBe('M0.00000 1.00000h0M0.50000 0.00000h0');
  expect(pathOfLine([], span, y)).toBe('');
});

test('labels keep their distance', () => {
  expect(labelHeights([0.2, 0.8], 0.1)).toEqual([0.2, 0.8]);
  expect(labelHeights([0.5, 0.5], 0.1)).toEqual([0.45, 0.55]);
  const [lower, upper] = labelHeights([0.52, 0.5], 0.1);
  expect(lower).toBeCloseTo(0.56);
  expect(upper).toBeCloseTo(0.46);
  expect(labelHeights([0.5, null], 0.1)).toEqual([0.5, null]);
});
