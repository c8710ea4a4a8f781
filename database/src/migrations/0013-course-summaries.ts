import type { Kysely } from 'kysely';
import { columnTypes } from './column-types.ts';

/**
 * Room for what an import works out about each course. Empty until the next import, also one of the very same files: until
 * then pages of courses go without.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer, text } = columnTypes(db);
  await db.schema
    .createTable('course_summaries')
    .addColumn('course_id', integer, (column) => column.primaryKey().references('courses.id'))
    .addColumn('body', text, (column) => column.notNull())
    .execute();
}
