import * as v from 'valibot';
import type { Course } from './courses.ts';
import { id, maybeNumber, maybeText, name, number, picture, rows, text } from './decode.ts';
import { resource } from './resource.ts';

export const scoreUpdateSchema = v.object({
  score_id: id,
  player_id: id,
  name,
  profile: picture,
  title: text,
  /** ISO instant. */
  updated_at: name,
  /** Course and result of the round; null: not provided in this format by another backend. */
  result: v.fallback(
    v.nullish(
      v.object({
        course: text,
        /** Strokes. */
        gross: number,
        score_over_par: number,
        /** Handicap after and before this round; null: not enough rounds. */
        handicap: maybeNumber,
        handicap_before: maybeNumber,
      }),
      null,
    ),
    null,
  ),
});

export const courseUpdateSchema = v.object({
  name,
  /** Course name within the club, shown after a dash. */
  course: maybeText,
  /** File name under /images/courses/. */
  feature_image: maybeText,
  updated_at: name,
});

export type ScoreUpdate = v.InferOutput<typeof scoreUpdateSchema>;
export type CourseUpdate = v.InferOutput<typeof courseUpdateSchema>;

/** Latest tracked rounds, newest first. */
export const scoreUpdatesResource = resource('/api/score-updates', rows(scoreUpdateSchema));

export const courseUpdatesResource = resource('/api/course-updates', rows(courseUpdateSchema));

/** The course of an update. Updates have no id; if a course has the name of its club, its update omits the name. */
export const courseOfUpdate = ({ name: club, course }: CourseUpdate, courses: readonly Course[] | undefined) =>
  courses?.find(({ club_name, course_name }) => club_name === club && (course_name || club) === (course || club));
