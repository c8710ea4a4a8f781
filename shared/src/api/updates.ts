import * as v from 'valibot';
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
  /** Where it was played and what came of it; null where another backend does not say, or not like this. */
  result: v.fallback(
    v.nullish(
      v.object({
        course: text,
        /** Strokes. */
        gross: number,
        score_over_par: number,
        /** The handicap with this round, and with those before it alone; null: not enough of them. */
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
  /** Name of the course within its club, shown after a dash. */
  course: maybeText,
  /** File name under /images/courses/. */
  feature_image: maybeText,
  updated_at: name,
});

export type ScoreUpdate = v.InferOutput<typeof scoreUpdateSchema>;
export type CourseUpdate = v.InferOutput<typeof courseUpdateSchema>;

/** The latest tracked rounds, newest first. */
export const scoreUpdatesResource = resource('/api/score-updates', rows(scoreUpdateSchema));

/** The latest released course leaderboards. */
export const courseUpdatesResource = resource('/api/course-updates', rows(courseUpdateSchema));
