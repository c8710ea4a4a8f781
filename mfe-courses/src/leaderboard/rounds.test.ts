import { FIRST_OF_TEE, type CourseScore } from '@golf/shared/api';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { score } from '../testing/courses.ts';
import { bestOfPlayers, firstOf, onPaper, ordered, ranksOf, runsOfTees, teesOf, type Order } from './rounds.ts';

const anyRound = fc.record({
  score_id: fc.nat(),
  player_id: fc.nat({ max: 4 }),
  score_date: fc.constantFrom('2025-01-01', '2025-06-30', '2026-01-01'),
  tee_name: fc.constantFrom('White', 'Blue', 'Red'),
  tee_par: fc.constantFrom(71, 72),
  score_over_par: fc.integer({ min: -5, max: 20 }),
});
const anyRounds: fc.Arbitrary<CourseScore[]> = fc.array(anyRound.map(score), { maxLength: 40 });
const anyOrder = fc.constantFrom<Order>('score', 'date');
const teeOf = (round: CourseScore | undefined) => `${round?.tee_name} ${round?.tee_par}`;

describe('separators', () => {
  test('one wherever the tee changes between rows, and nowhere else', () => {
    fc.assert(
      fc.property(anyRounds, (rounds) => {
        const runs = runsOfTees(rounds);
        expect(runs.flat()).toEqual(rounds);
        const changes = rounds.filter((round, index) => index > 0 && teeOf(round) !== teeOf(rounds[index - 1]));
        expect(runs).toHaveLength(rounds.length === 0 ? 0 : changes.length + 1);
      }),
    );
  });

  test("a women's tee of the same name is another tee", () => {
    const men = score({ tee_name: 'Blue', tee_par: 72 });
    const women = score({ tee_name: 'Blue', tee_par: 76 });
    expect(runsOfTees([men, men, women])).toEqual([[men, men], [women]]);
  });
});

describe('the order', () => {
  test('loses no round, and keeps each tee together', () => {
    fc.assert(
      fc.property(anyRounds, anyOrder, (rounds, order) => {
        const sorted = ordered(rounds, order);
        expect(new Set(sorted)).toEqual(new Set(rounds));
        expect(sorted).toHaveLength(rounds.length);
        expect(runsOfTees(sorted)).toHaveLength(new Set(rounds.map(teeOf)).size);
      }),
    );
  });

  test('inside a tee: the best first, or the newest first', () => {
    fc.assert(
      fc.property(anyRounds, (rounds) => {
        for (const run of runsOfTees(ordered(rounds, 'score'))) {
          const scores = run.map(({ score_over_par }) => score_over_par);
          expect(scores).toEqual(scores.toSorted((a, b) => a - b));
        }
        for (const run of runsOfTees(ordered(rounds, 'date'))) {
          const days = run.map(({ score_date }) => score_date);
          expect(days).toEqual(days.toSorted().toReversed());
        }
      }),
    );
  });
});

describe('the best round of each player', () => {
  test('is one round of every player, and none of theirs is better', () => {
    fc.assert(
      fc.property(anyRounds, (rounds) => {
        const best = bestOfPlayers(rounds);
        const players = new Set(rounds.map(({ player_id }) => player_id));
        expect(best).toHaveLength(players.size);
        expect(new Set(best.map(({ player_id }) => player_id))).toEqual(players);
        for (const { player_id, score_over_par } of best) {
          const own = rounds.filter((round) => round.player_id === player_id);
          expect(Math.min(...own.map((round) => round.score_over_par))).toBe(score_over_par);
        }
      }),
    );
  });

  test('of equals it is the earliest', () => {
    const later = score({ score_id: 1, score_date: '2026-02-01' });
    const earlier = score({ score_id: 2, score_date: '2026-01-01' });
    expect(bestOfPlayers([later, earlier])).toEqual([earlier]);
  });
});

test('places are those among the rounds from the same tee, and equals share one', () => {
  fc.assert(
    fc.property(anyRounds, (rounds) => {
      const ranks = ranksOf(rounds);
      for (const round of rounds) {
        const from = rounds.filter((other) => other.tee_name === round.tee_name && other.tee_par === round.tee_par);
        const lower = from.filter((other) => other.score_over_par < round.score_over_par);
        const equal = from.filter((other) => other.score_over_par === round.score_over_par);
        expect(ranks.get(round)).toEqual({ position: lower.length + 1, tied: equal.length > 1 });
      }
    }),
  );
});

test('tees of the same name are told apart by their numbers, where there are some', () => {
  const [men, women] = [score({ tee_id: 4, gender: false }), score({ tee_id: 8, gender: true })];
  expect(runsOfTees([men, men, women])).toEqual([[men, men], [women]]);
  expect(teesOf([men, women, men])).toEqual([men, women]);
  expect(teesOf([score({}), score({})])).toHaveLength(1);
});

test('a long leaderboard starts with the first of each tee, a short one shows whole', () => {
  const short = Array.from({ length: 15 }, (_, score_id) => score({ score_id }));
  expect(firstOf(short)).toEqual(short);
  const blue = Array.from({ length: 3 }, (_, score_id) => score({ score_id: 100 + score_id, tee_name: 'Blue' }));
  expect(firstOf([...short, ...blue])).toEqual([...short.slice(0, FIRST_OF_TEE), ...blue]);
});

describe('on paper', () => {
  const of = (tee_name: string, count: number) =>
    Array.from({ length: count }, (_, index) => score({ tee_name, score_over_par: index }));

  test('a leaderboard that has room is printed whole', () => {
    expect(onPaper([of('White', 3), of('Blue', 2)], 5).size).toBe(5);
  });

  test('of a longer one, as many of each tee as there is room for, the first ones', () => {
    const [white, blue] = [of('White', 30), of('Blue', 3)];
    const printed = onPaper([white, blue], 10);
    expect([...printed]).toEqual([...white.slice(0, 7), ...blue]);
  });

  test('never more than there is room for', () => {
    fc.assert(
      fc.property(anyRounds, fc.integer({ min: 1, max: 10 }), (rounds, room) => {
        expect(onPaper(runsOfTees(rounds), room).size).toBeLessThanOrEqual(room);
      }),
    );
  });
});
