import type { Kysely } from 'kysely';
import { columnTypes } from './column-types.ts';

/**
 * Room for what an import works out about each player. Empty until the next import, also one of the very same files:
 * until then pages of players go without.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer, text } = columnTypes(db);
  await db.schema
    .createTable('player_summaries')
    .addColumn('player_id', integer, (column) => column.primaryKey().references('players.id'))
    .addColumn('body', text, (column) => column.notNull())
    .execute();
}
