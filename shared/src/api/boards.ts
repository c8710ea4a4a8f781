import * as v from 'valibot';
import { announced, flag, id, maybeNumber, name, number, picture, record, text } from './decode.ts';
import { orNull, resource, type Resource } from './resource.ts';

export const boardDaysSchema = v.object({
  /** ISO days of the first and the newest round. */
  first_day: name,
  newest_day: name,
  /** Days on which the best handicap changed hands, earliest first, with everyone who held it from then on. */
  leads: v.array(v.object({ day: name, players: v.array(v.object({ player_id: id, name, live: announced })) })),
});

const rowSchema = v.object({
  player_id: id,
  name,
  /** False: the name is blurred. */
  live: announced,
  code: text,
  profile: picture,
  badge_id: maybeNumber,
  /** Handicap and place at the end of the day. */
  handicap: number,
  position: number,
  tied: flag,
  /** The same today; null without a handicap. */
  handicap_now: maybeNumber,
  position_now: maybeNumber,
  tied_now: flag,
});

export const boardOfDaySchema = v.object({
  day: name,
  /** Players with rounds, but not yet a handicap. */
  unranked: number,
  /** Best first. */
  rows: v.array(rowSchema),
});

export const boardOfDayTopSchema = v.object({
  /** First rows of a long table with the number of all; null for a short table. */
  top: v.nullish(v.object({ ...boardOfDaySchema.entries, players: number }), null),
});

export type BoardDays = v.InferOutput<typeof boardDaysSchema>;
export type BoardOfDay = v.InferOutput<typeof boardOfDaySchema>;
export type BoardOfDayTop = v.InferOutput<typeof boardOfDayTopSchema>;
export type RowOfDay = BoardOfDay['rows'][number];

/** Days that have a leaderboard; null without rounds, or if the backend keeps no past. */
export const boardDaysResource = orNull(resource('/api/boards', record(boardDaysSchema)));

const decodeTop = (answer: unknown) => v.parse(boardOfDayTopSchema, answer).top;

/** First rows of a day's leaderboard, if it is long; null for a short one, and for a day without one. */
export const boardOfDayTopResource = (day: string) => orNull(resource(`/api/boards/${day}/top`, decodeTop));

/** The leaderboard at the end of an ISO day; null for a day without one. */
export const boardOfDayResource = (day: string): Resource<BoardOfDay | null> => ({
  ...orNull(resource(`/api/boards/${day}`, record(boardOfDaySchema))),
  smaller: boardOfDayTopResource(day),
});
