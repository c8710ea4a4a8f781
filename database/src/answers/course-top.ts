import { FIRST_OF_TEE, LONG_LEADERBOARD, type CourseTop } from '@golf/shared/api';
import type { Kysely } from 'kysely';
import type { Tables } from '../schema.ts';
import { leaderboard, scoresOf, toScore } from './course-scores.ts';
import { releasedCourseExists } from './exists.ts';
import { storedCourse } from './stored-course.ts';

/** A tee of a leaderboard: number of rounds, and ids of the first ones. */
interface TopOfTee {
  rounds: number;
  first: readonly number[];
}

/** `/api/course-scores/{id}/top`. `top` is null for a leaderboard that is inlined as a whole. */
export async function courseTop(database: Kysely<Tables>, id: number): Promise<{ top: CourseTop | null } | null> {
  if (!(await releasedCourseExists(database, id))) return null;
  const tees = await topsOf(database, id);
  const rounds = tees.reduce((sum, tee) => sum + tee.rounds, 0);
  if (rounds <= LONG_LEADERBOARD) return { top: null };
  const rows = await scoresOf(database, id)
    .where(
      'rounds.id',
      'in',
      tees.flatMap(({ first }) => first),
    )
    .execute();
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return {
    top: {
      rounds,
      tees: tees.map((tee) => {
        const found = tee.first.flatMap((round) => rowOf.get(round) ?? []);
        const rank = ({ gross }: { gross: number }) => ({
          position: 1 + found.filter((other) => other.gross < gross).length,
          tied: found.filter((other) => other.gross === gross).length > 1,
        });
        return {
          rounds: tee.rounds,
          first: found.slice(0, FIRST_OF_TEE).map((row) => ({ round: toScore(row), ...rank(row) })),
        };
      }),
    },
  };
}

/** Tees with rounds, in leaderboard order. */
async function topsOf(database: Kysely<Tables>, id: number): Promise<TopOfTee[]> {
  const stored = await storedCourse(database, id);
  const tees = stored?.tees.map(({ rounds, first }) => ({ rounds, first })) ?? [];
  const known = tees.flatMap(({ rounds, first }) => (first ? [{ rounds, first }] : []));
  if (stored && known.length === tees.length) return known.filter(({ rounds }) => rounds > 0);
  // Imports of earlier versions did not derive them.
  const rows = await leaderboard(database, id).select(['rounds.id', 'tees.id as tee_id']).execute();
  return [...Map.groupBy(rows, ({ tee_id }) => tee_id).values()].map((ofTee) => ({
    rounds: ofTee.length,
    // One more than shown, to tell whether the last one shares its place.
    first: ofTee.slice(0, FIRST_OF_TEE + 1).map((row) => row.id),
  }));
}
