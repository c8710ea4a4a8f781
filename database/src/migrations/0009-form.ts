import type { Kysely } from 'kysely';
import { columnTypes } from './column-types.ts';

/**
 * Room for how each player has played of late, and for what is new on the site. Empty until the next import, also one of
 * the very same files: until then the leaderboard goes without.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer, text } = columnTypes(db);
  await db.schema.alterTable('players').addColumn('form', text).execute();
  await db.schema.alterTable('players').addColumn('latest_score', integer).execute();
  await db.schema.alterTable('meta').addColumn('newest_day', text).execute();
  await db.schema.alterTable('meta').addColumn('rounds_this_week', integer).execute();
}
