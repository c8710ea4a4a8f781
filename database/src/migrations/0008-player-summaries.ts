import type { Kysely } from 'kysely';
import { columnTypes } from './column-types.ts';

/**
 * Adds derived summaries of players. Empty until the next import, which fills them even with identical files. Until
 * then player pages omit them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer, text } = columnTypes(db);
  await db.schema
    .createTable('player_summaries')
    .addColumn('player_id', integer, (column) => column.primaryKey().references('players.id'))
    .addColumn('body', text, (column) => column.notNull())
    .execute();
}
