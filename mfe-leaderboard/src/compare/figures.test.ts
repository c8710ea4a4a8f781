import type { PlayerSummary } from '@golf/shared/api';
import { expect, test } from 'vitest';
import { historyEntry, player } from '../testing/players.ts';
import { figuresOf, type Known } from './figures.ts';
import { handicapLine } from './handicap-line.ts';

/** Data of a test player. */
function known(summary: Partial<PlayerSummary>, rest: Partial<Known> = {}): Known {
  return {
    summary: {
      player: player({ handicap: 4, rounds: 12 }),
      position: 7,
      tied: false,
      ranked: 42,
      moved: 0,
      neighbours: [],
      calculation: null,
      drops_next: null,
      improvements: [],
      form: null,
      courses: [],
      records: [],
      ...summary,
    },
    line: [],
    trophies: null,
    ...rest,
  };
}

const form = (average: number, longest: number) => ({
  last: [{ rounds: 5, best: average - 1, average }],
  low: { handicap: average, date: '2026-05-04' },
  under_par: { current: 0, longest },
  weeks: { current: 1, longest: 3 },
});

/** By the line's name: first value, second value, index of the better one. */
function linesOf(first: Known, second: Known) {
  const figures = figuresOf([first, second]).flatMap((group) => group.figures);
  return Object.fromEntries(
    figures.map(({ name, values, better }) => [name, [values[0]?.text ?? null, values[1]?.text ?? null, better]]),
  );
}

test('the lower handicap, place and average are better, and the higher climb and streak', () => {
  const lines = linesOf(
    known({ player: player({ handicap: -2.2 }), position: 3, moved: -2, form: form(-1.5, 4) }),
    known({ player: player({ handicap: 0 }), position: 12, tied: true, moved: 1, form: form(2, 5) }),
  );
  expect(lines).toMatchObject({
    Handicap: ['+2.2', '0.0', 0],
    Place: ['3', 'T12', 0],
    'Last 30 days': ['▼ 2 places', '▲ 1 place', 1],
    'Best in 12 months': ['+1.5', '2.0', 0],
    'Average adjusted score, last 5': ['−1.50', '2.00', 0],
    'Longest run under par': ['4', '5', 1],
  });
});

test('leads in the same unit are measured by the widest of them, and a narrow one alone fills no bar', () => {
  const groups = figuresOf([
    known({ player: player({ handicap: -4 }), moved: 0, form: form(-2, 4) }),
    known({ player: player({ handicap: 4 }), moved: 1, form: form(0, 5) }),
  ]);
  const leads = Object.fromEntries(groups.flatMap(({ figures }) => figures.map(({ name, lead }) => [name, lead])));
  expect(leads).toMatchObject({
    Handicap: 1,
    'Best in 12 months': 0.25,
    Place: 0,
    'Last 30 days': 0.05,
    'Longest run under par': 0.125,
  });
});

test('equal figures, and those that only say how much, have no better one', () => {
  const lines = linesOf(
    known({ player: player({ handicap: 4, rounds: 50 }) }, { trophies: 2 }),
    known({ player: player({ handicap: 4, rounds: 12 }) }, { trophies: 2 }),
  );
  expect(lines).toMatchObject({
    Handicap: ['4.0', '4.0', null],
    Rounds: ['50', '12', null],
    Trophies: ['2', '2', null],
  });
});

test('beside a player without a handicap stand that and what both have, and nobody is better than nothing', () => {
  const nobody = known({ player: player({ handicap: null, rounds: 2 }), position: null, moved: null });
  expect(linesOf(known({ form: form(1, 0) }), nobody)).toEqual({
    Handicap: ['4.0', 'N/A', null],
    Rounds: ['12', '2', null],
  });
  expect(figuresOf([known({}), nobody])[0]?.figures[0]?.values[1]?.note).toBe('2 of 5 rounds');
});

test('what neither has is not listed, and what one has is', () => {
  const lines = (second: number) => linesOf(known({}, { trophies: 0 }), known({}, { trophies: second }));
  expect(lines(0)).not.toHaveProperty('Trophies');
  expect(lines(2)).toMatchObject({ Trophies: ['0', '2', 1] });
});

test('of two with a handicap, what only one has is shown', () => {
  const lines = linesOf(known({ form: form(1, 0) }), known({}));
  expect(lines).toMatchObject({ 'Best in 12 months': ['1.0', null, null] });
});

test('what a backend without summaries does not know has no line', () => {
  const backend = known({ player: player({ handicap: 4, rounds: null }) });
  const lines = linesOf(backend, backend);
  expect(Object.keys(lines)).toEqual(['Handicap', 'Place', 'Last 30 days']);
});

test('the lowest handicap ever comes from the history', () => {
  const history = [3, 3, 3, 3, 3, -3].map((net, index) =>
    historyEntry({
      id: index,
      date: `2026-01-0${index + 1}`,
      handicap: (index < 5 ? 3 * (index + 1) : 12) / 8,
      score_over_par: net,
    }),
  );
  expect(linesOf(known({}, { line: handicapLine(history) }), known({}))['Best ever']).toEqual(['2.0', null, null]);
});
