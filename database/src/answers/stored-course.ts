import type { Kysely } from 'kysely';
import type { Tables } from '../schema.ts';
import type { StoredCourse, StoredTee } from '../summaries/courses/course-book.ts';

/** Derived data of a course. Imports of earlier versions lack some fields. */
export type ReadCourse = Omit<StoredCourse, 'sum' | 'tees'> & {
  sum?: StoredCourse['sum'];
  tees: (Omit<StoredTee, 'first'> & { first?: StoredTee['first'] })[];
};

// Written by the import (database/src/summaries/courses).
export const readCourse = ({ body }: { body: string }) => JSON.parse(body) as ReadCourse;

/** Derived data of a course. Null: no such course with a leaderboard. */
export async function storedCourse(database: Kysely<Tables>, id: number): Promise<ReadCourse | null> {
  const row = await database
    .selectFrom('course_summaries')
    .select('body')
    .where('course_id', '=', id)
    .executeTakeFirst();
  return row ? readCourse(row) : null;
}
