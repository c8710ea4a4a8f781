import type { Kysely } from 'kysely';
import type { Tables } from '../schema.ts';

export async function playerExists(database: Kysely<Tables>, id: number): Promise<boolean> {
  return (await database.selectFrom('players').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** Whether a course exists and has a released leaderboard. Other courses are not shown anywhere. */
export async function releasedCourseExists(database: Kysely<Tables>, id: number): Promise<boolean> {
  const found = await database
    .selectFrom('courses')
    .select('id')
    .where('id', '=', id)
    .where('released_at', 'is not', null)
    .executeTakeFirst();
  return found !== undefined;
}
