import * as v from 'valibot';
import { announced, flag, id, maybeNumber, name, number, record, text } from './decode.ts';
import { factsSchema, namedSchema, personSchema } from './people.ts';
import { orNull, resource, type Resource } from './resource.ts';

export const boardDaysSchema = v.object({
  /** ISO days of the first and the newest round. */
  first_day: name,
  newest_day: name,
  /** Days on which the best handicap changed hands, earliest first, with everyone who held it from then on. */
  leads: v.array(v.object({ day: name, players: v.array(v.object({ player_id: id, name, live: announced })) })),
});

const rowSchema = v.object({
  ...personSchema.entries,
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

const standingSchema = v.object({ handicap: number, position: number, tied: flag });

export const boardCorrectionsSchema = v.object({
  /** Players with another handicap at the end of the day than was known then, 100 at most, best first. Null: none. */
  players: v.array(
    v.object({
      ...personSchema.entries,
      known_then: v.nullish(standingSchema, null),
      known_now: v.nullish(standingSchema, null),
    }),
  ),
  all_players: number,
  /** Rounds up to the day that were corrected, added (`was` is null) or removed (`is` is null) since, 50 at most. */
  rounds: v.array(
    v.object({
      ...namedSchema.entries,
      score_id: id,
      /** ISO day of the correction. */
      day: name,
      was: v.nullish(factsSchema, null),
      is: v.nullish(factsSchema, null),
    }),
  ),
  all_rounds: number,
});

const moveSchema = v.object({
  ...personSchema.entries,
  /** Place and handicap at the end of the later day, and of the earlier one; null without one. */
  position: number,
  tied: flag,
  before: maybeNumber,
  tied_before: flag,
  handicap: number,
  handicap_before: maybeNumber,
  /** Number of rounds between, and up to three with the lowest adjusted scores. */
  rounds: number,
  best: v.array(v.object({ score_id: id, date: name, course: text, score: number, net_score: number })),
});

const movesSchema = v.object({ all: number, rows: v.array(moveSchema) });

export const boardMovesSchema = v.object({
  from: name,
  to: name,
  /** Players with a handicap on the later day. */
  ranked: number,
  /** Announced players who gained places, lost places, or came to their first handicap; 25 at most each. */
  up: movesSchema,
  down: movesSchema,
  joined: movesSchema,
});

export const positionsSchema = v.object({
  /** Last ISO day of each month since the first round; the newest day at the end. */
  days: v.array(name),
  /** Best first. */
  rows: v.array(
    v.object({
      ...personSchema.entries,
      /** Place on the newest day; null without a handicap. */
      position: maybeNumber,
      tied: flag,
      /** Place on each of `days`. */
      places: v.array(maybeNumber),
    }),
  ),
});

export type BoardDays = v.InferOutput<typeof boardDaysSchema>;
export type BoardOfDay = v.InferOutput<typeof boardOfDaySchema>;
export type BoardOfDayTop = v.InferOutput<typeof boardOfDayTopSchema>;
export type BoardCorrections = v.InferOutput<typeof boardCorrectionsSchema>;
export type CorrectedRound = BoardCorrections['rounds'][number];
export type BoardMoves = v.InferOutput<typeof boardMovesSchema>;
export type Move = v.InferOutput<typeof moveSchema>;
export type Positions = v.InferOutput<typeof positionsSchema>;
export type PositionsRow = Positions['rows'][number];
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

/** What imports since an ISO day corrected; null for a day without a leaderboard. */
export const boardCorrectionsResource = (day: string) =>
  orNull(resource(`/api/boards/${day}/corrections`, record(boardCorrectionsSchema)));

/** Who moved from the end of one ISO day to that of a later one; null if one of them has no leaderboard. */
export const boardMovesResource = (from: string, to: string) =>
  orNull(resource(`/api/boards/${from}/to/${to}`, record(boardMovesSchema)));

/** Places of players at the end of each month; of the first ten without ids. Null: nobody has these ids. */
export const positionsResource = (ids: readonly number[]) =>
  orNull(resource(`/api/positions${ids.length > 0 ? `/${ids.join('-')}` : ''}`, record(positionsSchema)));
