import type { Kysely } from 'kysely';
import { columnTypes } from './column-types.ts';

/**
 * Adds derived summaries of courses. Empty until the next import, which fills them even with identical files. Until
 * then course pages omit them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer, text } = columnTypes(db);
  await db.schema
    .createTable('course_summaries')
    .addColumn('course_id', integer, (column) => column.primaryKey().references('courses.id'))
    .addColumn('body', text, (column) => column.notNull())
    .execute();
}
