import * as v from 'valibot';
import { id, maybeNumber, name, number, text } from './decode.ts';
import { playerSchema } from './players-answer.ts';

const moverSchema = v.object({ player_id: id, name, places: v.pipe(number, v.integer()) });

const topSchema = v.object({
  /** Everybody who is tracked. */
  players: number,
  /** Different names of channels. */
  channels: number,
  /** Country codes of the flags that stand on one sheet (`sheetCodes`). */
  flags: v.array(text),
  /** The first rows, best first. */
  rows: v.array(
    v.object({
      player: playerSchema,
      position: maybeNumber,
      tied: v.boolean(),
      /** Places won, or lost below 0, in 30 days. */
      moved: number,
    }),
  ),
  /** Who has won most places in 30 days ... */
  climber: v.nullish(moverSchema, null),
  /** ... and who has lost most; null when nobody has. */
  faller: v.nullish(moverSchema, null),
});

/** The top of the table where all of it is too long to travel with a page. */
export type Board = v.InferOutput<typeof topSchema>;

export const boardSchema = v.object({
  /** Null: the table travels as a whole. */
  top: v.nullish(topSchema, null),
});

export const decodeBoard = (answer: unknown): Board | null => v.parse(boardSchema, answer).top;
