import * as v from 'valibot';
import { announced, id, maybeNumber, name, number, picture, text } from './decode.ts';

/* Players and rounds as several answers have them. */

export const namedSchema = v.object({
  player_id: id,
  name,
  /** False: the name is blurred. */
  live: announced,
});

/** A player in a row of a past leaderboard. */
export const personSchema = v.object({
  ...namedSchema.entries,
  code: text,
  profile: picture,
  badge_id: maybeNumber,
});

/** A round's facts as entered. */
export const factsSchema = v.object({ date: name, course: text, holes: number, gross: number });
