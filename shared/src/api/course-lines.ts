import * as v from 'valibot';
import { flag, id, maybeNumber, maybeText, name, number, picture, rows, text } from './decode.ts';
import { orNull, resource } from './resource.ts';

export const courseLineSchema = v.object({
  course_id: id,
  /** First picture of the course. */
  picture,
  rounds: number,
  /** ISO day. */
  last_played: maybeText,
  /** Lowest score to par from any tee. */
  best: maybeNumber,
  /** Hardest men's tee, or the hardest women's tee if the course has no men's tee. */
  tee: v.nullish(
    v.object({ name, gender: flag, par: number, course_rating: number, slope_rating: number, length: number }),
    null,
  ),
  /** Course Leaders from the hardest men's and women's tees. */
  leaders: v.array(
    v.object({
      player_id: id,
      name,
      live: flag,
      score_id: id,
      /** Strokes; `score` is relative to par. */
      gross: number,
      score: number,
      tee: text,
      gender: flag,
    }),
  ),
});

export type CourseLine = v.InferOutput<typeof courseLineSchema>;

/** Summaries of all courses, computed on import; null if the backend has none. */
export const courseLinesResource = orNull(resource('/api/course-summaries', rows(courseLineSchema)));
