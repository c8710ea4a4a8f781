import { courseTitle } from '@golf/shared/format';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../schema.ts';

/**
 * Rounds with course data from the tee or from the round itself: par, title, and ratings of 18 holes (course rating in
 * tenths of a stroke).
 */
export function roundsWithCourse(database: Kysely<Tables>) {
  return (
    database
      .selectFrom('rounds')
      .leftJoin('tees', 'tees.id', 'rounds.tee_id')
      .leftJoin('courses', 'courses.id', 'tees.course_id')
      .select([
        'rounds.id',
        'rounds.date',
        'rounds.video',
        'rounds.link',
        'rounds.holes',
        'rounds.gross',
        'rounds.pro',
        'rounds.net_score',
        'rounds.counts',
        'rounds.history_value',
        'rounds.comments',
        'rounds.back_nine_title',
        'rounds.back_nine_link',
        'rounds.course',
        'courses.club_name',
        'courses.course_name',
      ])
      // A round without a tee has its own values, which the import checks. So one of the two is never null.
      .select([
        sql<number>`coalesce(rounds.par, tees.par)`.as('par'),
        sql<number>`coalesce(rounds.course_rating, tees.course_rating)`.as('course_rating'),
        sql<number>`coalesce(rounds.slope_rating, tees.slope_rating)`.as('slope_rating'),
      ])
  );
}

/** Course title of a row of `roundsWithCourse`. */
export function courseOf(row: { course: string | null; club_name: string | null; course_name: string | null }): string {
  return row.course ?? courseTitle(row.club_name ?? '', row.course_name ?? '');
}
