import { expect, test } from 'vitest';
import { dayAt, shareOf, ticksOf } from './chart-time.ts';

const named = (from: string, to: string, width: number) => ticksOf({ from, to }, width).map(({ name }) => name);

test('days and shares of the span lead to each other', () => {
  const span = { from: '2026-01-01', to: '2026-01-05' };
  expect(shareOf('2026-01-02', span)).toBe(0.25);
  expect(dayAt(0.25, span)).toBe('2026-01-02');
  expect([0, 0.6, 1].map((share) => dayAt(share, span))).toEqual(['2026-01-01', '2026-01-03', '2026-01-05']);
  expect(shareOf('2026-01-02', { from: '2026-01-02', to: '2026-01-02' })).toBe(0.5);
});

test('the first day and the last are named, and months between them that leave them room', () => {
  expect(named('2025-06-11', '2026-11-15', 600)).toEqual([
    '11 Jun 2025',
    'Sept',
    'Nov',
    'Jan 2026',
    'Mar',
    'May',
    'Jul',
    'Sept',
    '15 Nov 2026',
  ]);
});

test('a line that goes on to the day of the visit ends today, not on a day that reads like a round', () => {
  const span = { from: '2026-09-23', to: '2026-10-21', endsToday: true };
  expect(ticksOf(span, 400).at(-1)).toEqual({ day: '2026-10-21', name: 'Today', at: 1 });
});

test('of few rounds the days are named, each once, and none over another', () => {
  const days = ['2026-09-16', '2026-09-26', '2026-09-26', '2026-09-27', '2026-10-18'];
  const span = { from: '2026-09-16', to: '2026-10-18', days };
  expect(ticksOf(span, 500).map(({ name }) => name)).toEqual(['16 Sept 2026', '26 Sept', '18 Oct 2026']);
});

test('a wide chart has room for every month, a narrow one for its ends', () => {
  expect(named('2026-01-15', '2026-05-15', 1000)).toHaveLength(6);
  expect(named('2026-01-15', '2026-05-15', 130)).toEqual(['15 Jan 2026', '15 May 2026']);
});

test.each([
  ['2026-09-23', '2026-10-21', 400, ['23 Sept 2026', '30 Sept', '7 Oct', '14 Oct', '21 Oct 2026']],
  ['2026-09-23', '2026-10-20', 500, ['23 Sept 2026', '30 Sept', '7 Oct', '14 Oct', '20 Oct 2026']],
  ['2026-09-23', '2026-09-25', 400, ['23 Sept 2026', '24 Sept', '25 Sept 2026']],
  ['2026-09-23', '2026-09-24', 400, ['23 Sept 2026', '24 Sept 2026']],
  ['2026-09-23', '2026-09-23', 400, ['23 Sept 2026']],
])('from %s to %s, within a few weeks, days are named between them', (from, to, width, names) =>
  expect(named(from, to, width)).toEqual(names),
);
