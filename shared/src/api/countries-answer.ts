import * as v from 'valibot';
import { name, rows } from './decode.ts';

export const countrySchema = v.object({ code: v.pipe(name, v.toLowerCase()), flag_name: name });

export type Country = v.InferOutput<typeof countrySchema>;

export const decodeCountries = rows(countrySchema);
