import type { Kysely } from 'kysely';
import { columnTypes } from './column-types.ts';

/**
 * Room for the records that an import works out. Empty until the next import, also one of the very same files: until then
 * there is no page of records.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer, text } = columnTypes(db);
  await db.schema
    .createTable('records')
    .addColumn('id', integer, (column) => column.primaryKey())
    .addColumn('body', text, (column) => column.notNull())
    .execute();
}
