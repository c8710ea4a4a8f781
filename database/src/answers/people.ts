import type { Kysely } from 'kysely';
import type { Tables } from '../schema.ts';

export interface Person {
  id: number;
  name: string;
  live: boolean;
  code: string;
  profile: string | null;
  badge_id: number | null;
}

/** All tracked players, by id: what a row of a past leaderboard shows of each. */
export async function people(database: Kysely<Tables>): Promise<Map<number, Person>> {
  const rows = await database
    .selectFrom('players')
    .select(['id', 'name', 'live', 'code', 'profile', 'badge_id'])
    .execute();
  return new Map(rows.map((row) => [row.id, { ...row, live: row.live === 1 }]));
}

/** A player in a row of an answer. */
export const toPerson = ({ id, name, live, code, profile, badge_id }: Person) => ({
  player_id: id,
  name,
  live,
  code,
  profile,
  badge_id,
});
