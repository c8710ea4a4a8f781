import type { Course, CourseImage, Tee } from '@golf/shared/api';
import type { Kysely } from 'kysely';
import type { Tables } from '../schema.ts';
import { releasedCourseExists } from './exists.ts';

/** `/api/courses`: courses with a released leaderboard, by id. */
export async function courses(database: Kysely<Tables>): Promise<Course[]> {
  const rows = await database
    .selectFrom('courses')
    .innerJoin('countries', 'countries.code', 'courses.code')
    .selectAll('courses')
    .select('countries.flag_name')
    .where('courses.released_at', 'is not', null)
    .orderBy('courses.id')
    .execute();
  return rows.map((row): Course => ({
    course_id: row.id,
    club_name: row.club_name,
    course_name: row.course_name,
    club_location: row.club_location,
    club_country: row.club_country,
    club_continent: row.club_continent,
    code: row.code,
    flag_name: row.flag_name,
    metres: row.metres === 1,
    description: row.description ?? '',
  }));
}

/** `/api/course-images/{id}`, in display order. */
export async function courseImages(database: Kysely<Tables>, id: number): Promise<CourseImage[] | null> {
  if (!(await releasedCourseExists(database, id))) return null;
  return database
    .selectFrom('course_images')
    .select(['id', 'image_path', 'alt_text'])
    .where('course_id', '=', id)
    .orderBy('id')
    .execute();
}

/** `/api/course-tees/{id}`: men's tees before women's, hardest first. */
export async function courseTees(database: Kysely<Tables>, id: number): Promise<Tee[] | null> {
  if (!(await releasedCourseExists(database, id))) return null;
  const rows = await database
    .selectFrom('tees')
    .selectAll()
    .where('course_id', '=', id)
    // Descending order puts M before F.
    .orderBy('gender', 'desc')
    .orderBy('course_rating', 'desc')
    .orderBy('slope_rating', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row): Tee => ({
    tee_id: row.id,
    tee_name: row.name,
    tee_background: row.background,
    tee_text_color: row.text_color,
    gender: row.gender === 'F',
    tee_yardage: row.length,
    tee_par: row.par,
    tee_course_rating: row.course_rating / 10,
    tee_slope_rating: row.slope_rating,
  }));
}
