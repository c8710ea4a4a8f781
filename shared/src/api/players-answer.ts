import * as v from 'valibot';
import { flag, id, maybeNumber, maybeText, name, picture, rows, text } from './decode.ts';

export const playerSchema = v.object({
  id,
  name,
  /** Strokes, plus handicaps negative; null: none. */
  handicap: maybeNumber,
  /** Handicap 30 days before the newest tracked day; null: none, or not provided by the backend. */
  handicap_30_days_ago: maybeNumber,
  /** Number of rounds on video; null if the backend does not provide it. */
  rounds: maybeNumber,
  /**
   * Adjusted scores of the latest ten rounds, oldest first, one digit each. 0 is the best round; 9 is nine strokes
   * more, or the worst round if the spread is wider. Null: no rounds, or not provided in this format by another
   * backend. Digits are precise enough for a sparkline: for 10,000 players, numbers would make the answer a third
   * larger.
   */
  form: v.fallback(v.nullish(v.pipe(v.string(), v.regex(/^\d{1,10}$/)), null), null),
  /** Latest round, in strokes relative to par. */
  latest_score: v.fallback(maybeNumber, null),
  /** Country code, lower case: "de", "gb-sct", "eu". */
  code: v.pipe(text, v.toLowerCase()),
  flag_name: text,
  /** False: tracked but not yet announced; the name is blurred. */
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
