import * as v from 'valibot';
import { name, rows } from './decode.ts';
import { resource } from './resource.ts';

export const countrySchema = v.object({ code: v.pipe(name, v.toLowerCase()), flag_name: name });

export type Country = v.InferOutput<typeof countrySchema>;

/** Every country of a player or a course, and the team "eu". */
export const countriesResource = resource('/api/countries', rows(countrySchema));
