import type { Kysely } from 'kysely';
import { columnTypes } from './column-types.ts';

/** Maps picture paths to files. Empty until the next import: until then pictures have their own names. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text } = columnTypes(db);
  await db.schema
    .createTable('pictures')
    .addColumn('path', text, (column) => column.primaryKey())
    .addColumn('file', text, (column) => column.notNull())
    .execute();
}
