import type { Kysely } from 'kysely';
import { columnTypes } from './column-types.ts';

/**
 * Adds the recent form of players and counts of new content. Empty until the next import, which fills them even with
 * identical files. Until then the leaderboard omits them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer, text } = columnTypes(db);
  await db.schema.alterTable('players').addColumn('form', text).execute();
  await db.schema.alterTable('players').addColumn('latest_score', integer).execute();
  await db.schema.alterTable('meta').addColumn('newest_day', text).execute();
  await db.schema.alterTable('meta').addColumn('rounds_this_week', integer).execute();
}
