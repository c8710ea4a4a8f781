import * as v from 'valibot';
import { maybeNumber, maybeText, number, record } from './decode.ts';

export const totalShotsSchema = v.object({
  totalScore: number,
  /** ISO day of the newest round; null: no rounds, or not provided by another backend. */
  newest_day: v.fallback(maybeText, null),
  /** Number of rounds in the seven days up to `newest_day`. */
  rounds_this_week: v.fallback(maybeNumber, null),
});

export type TotalShots = v.InferOutput<typeof totalShotsSchema>;

export const decodeTotalShots = record(totalShotsSchema);
