import type { Kysely } from 'kysely';
import { columnTypes } from './column-types.ts';

/**
 * Adds derived records. Empty until the next import, which fills them even with identical files. Until then there is no
 * page of records.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer, text } = columnTypes(db);
  await db.schema
    .createTable('records')
    .addColumn('id', integer, (column) => column.primaryKey())
    .addColumn('body', text, (column) => column.notNull())
    .execute();
}
