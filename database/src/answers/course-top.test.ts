import { FIRST_OF_TEE, type CourseScore } from '@golf/shared/api';
import { expect, test } from 'vitest';
import { FIXTURE, roundLine } from '../testing/fixture.ts';
import { fixtureDatabase, type TestDatabase } from '../testing/test-database.ts';
import { readCourse } from './stored-course.ts';
import { courseScores, courseStats } from './course-scores.ts';
import { courseTop } from './course-top.ts';

/** More rounds on the first course, from two tees, with repeated scores and days. */
function manyRounds(count: number): Record<string, string> {
  const more = Array.from({ length: count }, (_, index) =>
    roundLine({
      id: 1000 + index,
      player: 1 + (index % 5),
      date: `2025-06-${String(1 + ((index * 7) % 28)).padStart(2, '0')}`,
      gross: 70 + ((index * 5) % 13),
      tee: 1 + (index % 2),
    }),
  );
  return { 'rounds.csv': `${FIXTURE['rounds.csv']?.trimEnd()}\n${more.join('\n')}\n` };
}

/** The expected answer, from all rounds of a leaderboard. */
function topOf(scores: readonly CourseScore[]) {
  return {
    rounds: scores.length,
    tees: [...Map.groupBy(scores, ({ tee_id: tee }) => tee).values()].map((ofTee) => ({
      rounds: ofTee.length,
      first: ofTee.slice(0, FIRST_OF_TEE).map((round) => ({
        round,
        position: 1 + ofTee.filter((other) => other.score_over_par < round.score_over_par).length,
        tied: ofTee.filter((other) => other.score_over_par === round.score_over_par).length > 1,
      })),
    })),
  };
}

/** Resets the database to the state after an import of an earlier version. */
async function forget({ database }: TestDatabase): Promise<void> {
  for (const { course_id: id, body } of await database.selectFrom('course_summaries').selectAll().execute()) {
    const { sum: _sum, tees, ...rest } = readCourse({ body });
    const old = { ...rest, tees: tees.map(({ first: _first, ...tee }) => tee) };
    await database
      .updateTable('course_summaries')
      .set({ body: JSON.stringify(old) })
      .where('course_id', '=', id)
      .execute();
  }
}

test('the top of a long leaderboard is that of all its rounds, and so are the figures, whoever has imported them', async () => {
  const opened = await fixtureDatabase(manyRounds(160));
  const { database } = opened;
  const scores = (await courseScores(database, 1)) ?? [];
  expect(scores.length).toBeGreaterThan(160);
  const top = await courseTop(database, 1);
  const stats = await courseStats(database, 1);
  expect(top).toEqual({ top: topOf(scores) });
  expect(stats).toMatchObject({
    rounds: scores.length,
    best_score_over_par: Math.min(...scores.map((score) => score.score_over_par)),
    average_score_over_par: expect.closeTo(
      scores.reduce((sum, score) => sum + score.score_over_par, 0) / scores.length,
      1,
    ),
  });
  await forget(opened);
  expect(await courseTop(database, 1)).toEqual(top);
  expect(await courseStats(database, 1)).toEqual(stats);
});

test('a leaderboard that is not long has no top, and one that is not released no answer', async () => {
  const { database } = await fixtureDatabase();
  expect(await courseTop(database, 1)).toEqual({ top: null });
  expect(await courseTop(database, 3)).toBeNull();
});
