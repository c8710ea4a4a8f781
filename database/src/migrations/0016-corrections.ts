import type { Kysely } from 'kysely';
import { columnTypes } from './column-types.ts';

/** Adds what each import corrected in days that were known before it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer, text } = columnTypes(db);
  await db.schema
    .createTable('corrections')
    .addColumn('id', integer, (column) => column.primaryKey())
    .addColumn('known_until', text, (column) => column.notNull())
    .addColumn('corrected_at', text, (column) => column.notNull())
    .addColumn('body', text, (column) => column.notNull())
    .execute();
}
