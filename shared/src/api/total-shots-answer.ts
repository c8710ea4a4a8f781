import * as v from 'valibot';
import { number, record } from './decode.ts';

export const totalShotsSchema = v.object({ totalScore: number });

export type TotalShots = v.InferOutput<typeof totalShotsSchema>;

export const decodeTotalShots = record(totalShotsSchema);
