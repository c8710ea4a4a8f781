import { FIRST_OF_TEE, LONG_LEADERBOARD, type CourseScore, type CourseTop } from '@golf/shared/api';
import { expect, test } from 'vitest';
import { score } from '../testing/courses.ts';
import { listingOf, listingOfTop } from './listing.ts';
import { ordered, ranksOf, runsOfTees } from './rounds.ts';

/** The server's answer for a long leaderboard. */
function topOf(rounds: readonly CourseScore[]): CourseTop {
  const ranks = ranksOf(rounds);
  return {
    rounds: rounds.length,
    tees: runsOfTees(ordered(rounds, 'score')).map((run) => ({
      rounds: run.length,
      first: run
        .slice(0, FIRST_OF_TEE)
        .map((round) => ({ round, ...(ranks.get(round) ?? { position: 0, tied: false }) })),
    })),
  };
}

test('the top of a long leaderboard shows what all of it shows at first', () => {
  const tees = ['White', 'Blue', 'Red'];
  const rounds = Array.from({ length: LONG_LEADERBOARD + 1 }, (_, index) =>
    score({ score_id: index, tee_name: tees[index % 20] ?? 'White', score_over_par: index % 4 }),
  );
  const whole = listingOf(rounds, { order: 'score', best: false, tee: null });
  const top = listingOfTop(topOf(rounds));
  expect(top).toMatchObject({
    tees: whole.tees,
    tee: null,
    first: whole.first,
    total: whole.total,
    counts: whole.counts,
  });
  expect(top.first).toHaveLength(3 * FIRST_OF_TEE);
  for (const round of top.first) {
    expect(top.ranks.get(round)).toEqual(whole.ranks.get(round));
    expect(top.records.get(round)).toEqual(whole.records.get(round));
  }
});
