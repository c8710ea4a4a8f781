import * as v from 'valibot';
import { maybeNumber, maybeText, number, record } from './decode.ts';

export const totalShotsSchema = v.object({
  totalScore: number,
  /** ISO day of the newest round; null where there is none, or another backend does not say. */
  newest_day: v.fallback(maybeText, null),
  /** Rounds of the seven days that end with it. */
  rounds_this_week: v.fallback(maybeNumber, null),
});

export type TotalShots = v.InferOutput<typeof totalShotsSchema>;

export const decodeTotalShots = record(totalShotsSchema);
