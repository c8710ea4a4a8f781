import { expect, test } from 'vitest';
import { areShort, dayAt, dotsOfLine, labelHeights, pathOfLine, shareOf, spanOf, ticksOf } from './two-lines.ts';

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

test('fewer than five points are a short line', () => {
  expect(areShort([line, line])).toBe(true);
  expect(areShort([line, line, line.slice(1)])).toBe(false);
});

test('days and shares of the span lead to each other', () => {
  const span = { from: '2026-01-01', to: '2026-01-05' };
  expect(shareOf('2026-01-02', span)).toBe(0.25);
  expect(dayAt(0.25, span)).toBe('2026-01-02');
  expect([0, 0.6, 1].map((share) => dayAt(share, span))).toEqual(['2026-01-01', '2026-01-03', '2026-01-05']);
});

test('a line goes from round to round, and the last handicap lasts up to the end', () => {
  const span = { from: '2026-01-01', to: '2026-01-05' };
  const y = (handicap: number) => (handicap - 2) / 2;
  expect(pathOfLine(line, span, y)).toBe('M0.00000 1.00000L0.50000 0.00000H1');
  expect(dotsOfLine(line, span, y)).toBe('M0.00000 1.00000h0M0.50000 0.00000h0');
  expect(pathOfLine([], span, y)).toBe('');
});

test.each([
  ['2026-01-15', '2026-05-15', ['Feb 2026', 'Mar 2026', 'Apr 2026', 'May 2026']],
  ['2025-01-01', '2026-01-01', ['Jan 2025', 'Mar 2025', 'May 2025', 'Jul 2025', 'Sept 2025', 'Nov 2025', 'Jan 2026']],
  ['2026-09-23', '2026-10-21', ['23 Sept', '30 Sept', '7 Oct', '14 Oct', '21 Oct']],
  ['2026-09-23', '2026-10-20', ['23 Sept', '30 Sept', '7 Oct', '14 Oct']],
  ['2026-09-23', '2026-09-25', ['23 Sept', '24 Sept', '25 Sept']],
])('from %s to %s the chart names %j', (from, to, names) => {
  expect(ticksOf({ from, to }).map(({ name }) => name)).toEqual(names);
});

test('labels keep their distance', () => {
  expect(labelHeights([0.2, 0.8], 0.1)).toEqual([0.2, 0.8]);
  expect(labelHeights([0.5, 0.5], 0.1)).toEqual([0.45, 0.55]);
  const [lower, upper] = labelHeights([0.52, 0.5], 0.1);
  expect(lower).toBeCloseTo(0.56);
  expect(upper).toBeCloseTo(0.46);
  expect(labelHeights([0.5, null], 0.1)).toEqual([0.5, null]);
});
