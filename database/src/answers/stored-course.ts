import type { Kysely } from 'kysely';
import type { Tables } from '../schema.ts';
import type { StoredCourse, StoredTee } from '../summaries/courses/course-book.ts';

/** What an import has worked out about a course; an import of an earlier version has left something out. */
export type ReadCourse = Omit<StoredCourse, 'sum' | 'tees'> & {
  sum?: StoredCourse['sum'];
  tees: (Omit<StoredTee, 'first'> & { first?: StoredTee['first'] })[];
};

// Written by the import (database/src/summaries/courses).
export const readCourse = ({ body }: { body: string }) => JSON.parse(body) as ReadCourse;

/** What an import has worked out about a course; null where there is no such course with a leaderboard. */
export async function storedCourse(database: Kysely<Tables>, id: number): Promise<ReadCourse | null> {
  const row = await database
    .selectFrom('course_summaries')
    .select('body')
    .where('course_id', '=', id)
    .executeTakeFirst();
  return row ? readCourse(row) : null;
}
