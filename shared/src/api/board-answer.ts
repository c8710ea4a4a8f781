import * as v from 'valibot';
import { id, maybeNumber, name, number, text } from './decode.ts';
import { playerSchema } from './players-answer.ts';

const moverSchema = v.object({ player_id: id, name, places: v.pipe(number, v.integer()) });

const topSchema = v.object({
  /** Number of tracked players. */
  players: number,
  /** Number of distinct channel names. */
  channels: number,
  /** Country codes of the flags on one sheet (`sheetCodes`). */
  flags: v.array(text),
  /** First rows of the leaderboard, best first. */
  rows: v.array(
    v.object({
      player: playerSchema,
      position: maybeNumber,
      tied: v.boolean(),
      /** Places won in 30 days; negative: places lost. */
      moved: number,
    }),
  ),
  /** Player with the most places won in 30 days; null: none. */
  climber: v.nullish(moverSchema, null),
  /** Player with the most places lost in 30 days; null: none. */
  faller: v.nullish(moverSchema, null),
});

/** Top of the leaderboard, for a leaderboard that is too long to be inlined into a page. */
export type Board = v.InferOutput<typeof topSchema>;

export const boardSchema = v.object({
  /** Null: the page contains the whole leaderboard. */
  top: v.nullish(topSchema, null),
});

export const decodeBoard = (answer: unknown): Board | null => v.parse(boardSchema, answer).top;
