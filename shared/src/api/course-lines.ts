import * as v from 'valibot';
import { flag, id, maybeNumber, maybeText, name, number, picture, rows, text } from './decode.ts';
import { ApiError, resource, type Resource } from './resource.ts';

/** One line of the list of courses. */
export const courseLineSchema = v.object({
  course_id: id,
  /** The picture that is shown first. */
  picture,
  rounds: number,
  /** ISO day. */
  last_played: maybeText,
  /** The lowest score to par from any tee. */
  best: maybeNumber,
  /** The hardest tee of the men; of the women where they have none. */
  tee: v.nullish(
    v.object({ name, gender: flag, par: number, course_rating: number, slope_rating: number, length: number }),
    null,
  ),
  /** The Course Leaders, from the hardest tees of the men and of the women. */
  leaders: v.array(
    v.object({
      player_id: id,
      name,
      live: flag,
      score_id: id,
      /** Strokes, and what they are to par. */
      gross: number,
      score: number,
      tee: text,
      gender: flag,
    }),
  ),
});

export type CourseLine = v.InferOutput<typeof courseLineSchema>;

const LINES = resource('/api/course-summaries', rows(courseLineSchema));

/** What an import has worked out about each course; null where the backend does not. */
export const courseLinesResource: Resource<CourseLine[] | null> = {
  queryKey: LINES.queryKey,
  async queryFn(context) {
    try {
      return await LINES.queryFn(context);
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    }
  },
};
