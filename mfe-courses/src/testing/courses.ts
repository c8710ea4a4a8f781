import { courseSchema, courseScoreSchema, type Course, type CourseScore } from '@golf/shared/api';
import { parse } from 'valibot';

export function course(fields: Partial<Course>): Course {
  return { ...parse(courseSchema, { course_id: 1, club_name: 'A club' }), ...fields };
}

/** A round from the white tees. */
export function score(fields: Partial<CourseScore>): CourseScore {
  const row = {
    score_id: 1,
    score_date: '2026-11-09',
    player_id: 1,
    player_name: 'Somebody',
    score_over_par: 0,
    tee_name: 'White',
    tee_par: 72,
  };
  return { ...parse(courseScoreSchema, row), ...fields };
}
