import { expect, test } from 'vitest';
import { historyEntry } from '../testing/players.ts';
import { handicapLine, heldOn, lowestOf } from './handicap-line.ts';

/** Rounds with these adjusted scores, one a day: the history stores the sum of the lowest 8 ÷ 8. */
const historyOf = (nets: readonly number[]) =>
  nets.map((_, index) => {
    const lowest = nets
      .slice(0, index + 1)
      .toSorted((a, b) => a - b)
      .slice(0, 8);
    const day = String(index + 1).padStart(2, '0');
    const sum = Math.round(lowest.reduce((total, net) => total + 100 * net, 0));
    return historyEntry({ id: index + 1, date: `2026-01-${day}`, handicap: sum / 800 });
  });

test('a line begins with the fifth round, and is the mean of what counts', () => {
  // Means: 20 ÷ 5, 18 ÷ 6; the ninth round replaces the worst of eight.
  const line = handicapLine(historyOf([4, 4, 4, 4, 4, -2, 4, 4, 0]).toReversed());
  expect(line.map(({ date, handicap }) => [date, handicap])).toEqual([
    ['2026-01-05', 4],
    ['2026-01-06', 3],
    ['2026-01-07', 3.1],
    ['2026-01-08', 3.3],
    ['2026-01-09', 2.8],
  ]);
});

test('four rounds are no line', () => {
  expect(handicapLine(historyOf([1, 2, 3, 4]))).toEqual([]);
  expect(lowestOf([])).toBeNull();
});

test('half a tenth goes towards plus infinity', () => {
  // −0.25 and 0.25 on average.
  expect(handicapLine(historyOf([-0.25, -0.25, -0.25, -0.25, -0.25])).at(-1)?.handicap).toBe(-0.2);
  expect(handicapLine(historyOf([0.25, 0.25, 0.25, 0.25, 0.25])).at(-1)?.handicap).toBe(0.3);
});

test('the lowest is the first of equals, and a day has what the last round up to it made', () => {
  const line = [
    { date: '2026-01-05', handicap: 2 },
    { date: '2026-01-08', handicap: 1 },
    { date: '2026-02-01', handicap: 1 },
  ];
  expect(lowestOf(line)).toEqual({ date: '2026-01-08', handicap: 1 });
  expect(['2026-01-04', '2026-01-07', '2026-01-08', '2026-03-01'].map((day) => heldOn(line, day))).toEqual([
    null,
    2,
    1,
    1,
  ]);
});
