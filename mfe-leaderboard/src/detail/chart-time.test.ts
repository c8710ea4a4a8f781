import { expect, test } from 'vitest';
import { dayNames } from './chart-days.ts';
import type { ChartPoint } from './chart-points.ts';

const pointsOn = (days: readonly string[]) =>
  days.map((date): ChartPoint => ({ date, handicap: 1, title: '', score: 0, early: false }));

/** A round on the 1st and on the 15th of each of 12 months. */
const YEAR = Array.from({ length: 12 }, (_, month) => String(month + 1).padStart(2, '0')).flatMap((month) => [
  `2026-${month}-01`,
  `2026-${month}-15`,
]);

test('a month is named at its first round, where the name before leaves room', () => {
  expect([...dayNames(pointsOn(YEAR))]).toEqual([
    [0, 'Jan 2026'],
    [4, 'Mar 2026'],
    [8, 'May 2026'],
    [12, 'Jul 2026'],
    [16, 'Sept 2026'],
    [20, 'Nov 2026'],
  ]);
});

test('a wide chart has room for every month', () => {
  expect(dayNames(pointsOn(YEAR), 24 * 64).size).toBe(12);
});

test('within a few weeks the days are named', () => {
  expect([...dayNames(pointsOn(['2026-09-23', '2026-09-30', '2026-10-20']))]).toEqual([
    [0, '23 Sept'],
    [1, '30 Sept'],
    [2, '20 Oct'],
  ]);
});

test('a day is named once, and today not where there is no clock', () => {
  expect([...dayNames(pointsOn(['2026-09-23', '2026-09-23', '']))]).toEqual([[0, '23 Sept']]);
});

test('a name that an edge of what is seen would cut is left out', () => {
  const seen = (from: number, to: number) => [...dayNames(pointsOn(YEAR), 460, { from, to }).values()];
  expect(seen(0, 460)).toHaveLength(6);
  expect(seen(10, 460)[0]).toBe('Mar 2026');
  expect(seen(0, 400).at(-1)).toBe('Sept 2026');
});
