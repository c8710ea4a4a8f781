import * as v from 'valibot';
import { flag, id, maybeText, name, number, picture, rows, text } from './decode.ts';
import { roundSchema } from './round-answer.ts';

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
