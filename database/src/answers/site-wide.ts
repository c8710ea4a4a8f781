import type { Country, CourseUpdate, ScoreUpdate } from '@golf/shared/api';
import type { Kysely } from 'kysely';
import type { Tables } from '../schema.ts';

/** More than the panel ever shows; the page finds out how many are new. */
const LATEST_SCORES = 100;

/** `/api/countries`: by name. */
export async function countries(database: Kysely<Tables>): Promise<Country[]> {
  const rows = await database.selectFrom('countries').select(['code', 'flag_name']).execute();
  const { compare } = new Intl.Collator('en');
  return rows.toSorted((a, b) => compare(a.flag_name, b.flag_name));
}

/** `/api/total-shots`: every stroke of every tracked round. */
export async function totalShots(database: Kysely<Tables>): Promise<{ totalScore: number }> {
  const meta = await database.selectFrom('meta').select('total_shots').executeTakeFirst();
  return { totalScore: meta?.total_shots ?? 0 };
}

/** `/api/score-updates`: the latest tracked rounds, newest first. */
export async function scoreUpdates(database: Kysely<Tables>): Promise<ScoreUpdate[]> {
  const rows = await database
    .selectFrom('rounds')
    .innerJoin('players', 'players.id', 'rounds.player_id')
    .select([
      'rounds.id as score_id',
      'rounds.player_id',
      'players.name',
      'players.profile',
      'rounds.video as title',
      'rounds.tracked_at as updated_at',
    ])
    .orderBy('rounds.tracked_at', 'desc')
    .orderBy('rounds.id', 'desc')
    .limit(LATEST_SCORES)
    .execute();
  return rows;
}

/** `/api/course-updates`: released leaderboards, newest first. */
export async function courseUpdates(database: Kysely<Tables>): Promise<CourseUpdate[]> {
  const rows = await database
    .selectFrom('courses')
    .select(['club_name', 'course_name', 'feature_image', 'released_at'])
    .where('released_at', 'is not', null)
    .orderBy('released_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row): CourseUpdate => ({
    name: row.club_name,
    course: row.course_name === row.club_name ? null : row.course_name,
    feature_image: row.feature_image,
    updated_at: row.released_at ?? '',
  }));
}
