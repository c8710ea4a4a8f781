import * as v from 'valibot';
import { id, maybeNumber, maybeText, name, number, picture, record, text } from './decode.ts';

export const searchSchema = v.object({
  /** The words that were searched for instead of misspelt ones; null: as typed. */
  corrected: maybeText,
  /** Announced players, best match first; 10 at most, as of each kind. */
  players: v.array(
    v.object({
      id,
      name,
      profile: picture,
      badge_id: maybeNumber,
      handicap: maybeNumber,
      position: maybeNumber,
      channel_name: maybeText,
    }),
  ),
  courses: v.array(v.object({ course_id: id, club_name: name, course_name: text, club_location: text })),
  /** Rounds by player, course and video, newest first. */
  rounds: v.array(
    v.object({
      score_id: id,
      name,
      profile: picture,
      badge_id: maybeNumber,
      course: text,
      date: name,
      score: number,
      title: text,
    }),
  ),
  records: v.array(v.object({ id: name, name, definition: text })),
});

export type SearchAnswer = v.InferOutput<typeof searchSchema>;

export const decodeSearch = record(searchSchema);
