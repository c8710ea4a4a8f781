import * as v from 'valibot';
import { number, record } from './decode.ts';
import { resource } from './resource.ts';

export const totalShotsSchema = v.object({ totalScore: number });

/** Every stroke of every tracked round. */
export const totalShotsResource = resource('/api/total-shots', record(totalShotsSchema));
