import type { Kysely } from 'kysely';
import { columnTypes } from './column-types.ts';

/** Adds the leaderboard of each day. Empty until the next import, which fills it even with identical files. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer, text } = columnTypes(db);
  await db.schema
    .createTable('past_boards')
    .addColumn('id', integer, (column) => column.primaryKey())
    .addColumn('body', text, (column) => column.notNull())
    .execute();
}
