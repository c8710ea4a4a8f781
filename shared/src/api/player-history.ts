import * as v from 'valibot';
import { flag, id, maybeText, name, number, rows, text } from './decode.ts';
import { resource } from './resource.ts';

export const historyEntrySchema = v.object({
  id,
  /** ISO day. */
  date: name,
  /** Sum of the lowest min(8, n) adjusted scores divided by 8, after this round. */
  handicap: number,
  /** Strokes relative to par of the holes played. */
  score_over_par: number,
  name: text,
  title: text,
  course: text,
  course_link: maybeText,
  pro: flag,
});

export type HistoryEntry = v.InferOutput<typeof historyEntrySchema>;

/** One entry a round of a player, in any order. */
export const playerHistoryResource = (playerId: number) =>
  resource(`/api/player-history/${playerId}`, rows(historyEntrySchema));
