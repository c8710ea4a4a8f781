import * as v from 'valibot';
import { flag, id, maybeNumber, maybeText, name, number, rows, text } from './decode.ts';
import { resource } from './resource.ts';

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
  /** Par, and course rating, of the holes played. */
  par: number,
  course_rating: number,
  slope: number,
  /** Strokes relative to par. */
  score: number,
  /** The adjusted score (differential), two decimals. */
  net_score: number,
  is_one_of_lowest_8: flag,
  comments: text,
  pro: flag,
  /** Holes played, 9 to 18; null where the backend does not say. */
  holes: maybeNumber,
});

export type Round = v.InferOutput<typeof roundSchema>;

/** The rounds of a player, newest first. */
export const playerRoundsResource = (playerId: number) => resource(`/api/player-rounds/${playerId}`, rows(roundSchema));
