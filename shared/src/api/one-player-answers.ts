import * as v from 'valibot';
import { flag, id, maybeNumber, maybeText, name, number, picture, rows, text } from './decode.ts';

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

export const decodeRounds = rows(roundSchema);

export const historyEntrySchema = v.object({
  id,
  /** ISO day. */
  date: name,
  /** Sum of the lowest min(8, n) adjusted scores divided by 8, after this round. */
  handicap: number,
  /** Strokes relative to the par of the holes played. */
  score_over_par: number,
  name: text,
  title: text,
  course: text,
  course_link: maybeText,
  pro: flag,
});

export type HistoryEntry = v.InferOutput<typeof historyEntrySchema>;

export const decodeHistory = rows(historyEntrySchema);

export const channelSchema = v.object({ channel_name: name, channel_link: maybeText, channel_logo: picture });

export type Channel = v.InferOutput<typeof channelSchema>;

export const decodeChannels = rows(channelSchema);
