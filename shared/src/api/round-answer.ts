import * as v from 'valibot';
import { flag, id, maybeNumber, maybeText, name, number, text } from './decode.ts';

export const roundSchema = v.object({
  id,
  /** ISO day. */
  date: name,
  /** Title of the video. */
  video: text,
  link: maybeText,
  back_nine_title: maybeText,
  back_nine_link: maybeText,
  course: text,
  /** Par and course rating of the holes played. */
  par: number,
  course_rating: number,
  slope: number,
  /** Strokes relative to par. */
  score: number,
  /** Adjusted score (differential), two decimals. */
  net_score: number,
  is_one_of_lowest_8: flag,
  comments: text,
  pro: flag,
  /** Holes played, 9 to 18; null if the backend does not provide it. */
  holes: maybeNumber,
});

export type Round = v.InferOutput<typeof roundSchema>;
