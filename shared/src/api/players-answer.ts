import * as v from 'valibot';
import { flag, id, maybeNumber, maybeText, name, picture, rows, text } from './decode.ts';

export const playerSchema = v.object({
  id,
  name,
  /** Strokes, signed: plus handicaps negative; null when there is none. */
  handicap: maybeNumber,
  /** The handicap 30 days before the newest tracked day; null when there was none, or the backend does not say. */
  handicap_30_days_ago: maybeNumber,
  /** Rounds seen on video; null when the backend does not say. */
  rounds: maybeNumber,
  /**
   * The adjusted scores of the latest ten rounds, oldest first, a digit for each: 0 is the best of them, 9 is nine strokes
   * more, or the worst where they are further apart. Null without rounds, or where another backend does not say, or not like
   * this. Of 10,000 players ten numbers each would make the answer a third larger; digits are a line all the same.
   */
  form: v.fallback(v.nullish(v.pipe(v.string(), v.regex(/^\d{1,10}$/)), null), null),
  /** The latest round, strokes relative to par. */
  latest_score: v.fallback(maybeNumber, null),
  /** Country code, lower case: "de", "gb-sct", "eu". */
  code: v.pipe(text, v.toLowerCase()),
  flag_name: text,
  /** False: tracked but not yet announced, the name is shown blurred. */
  live: flag,
  badge_id: maybeNumber,
  has_achievement: flag,
  channel_name: maybeText,
  channel_logo: picture,
  channel_link: maybeText,
  extra_channel_1_name: maybeText,
  extra_channel_1_logo: picture,
  extra_channel_2_name: maybeText,
  extra_channel_2_logo: picture,
  extra_channel_3_name: maybeText,
  extra_channel_3_logo: picture,
  profile: picture,
  bio: text,
});

export type Player = v.InferOutput<typeof playerSchema>;

export const decodePlayers = rows(playerSchema);
