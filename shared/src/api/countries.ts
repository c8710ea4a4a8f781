import type { Country } from './countries-answer.ts';
import { resource } from './resource.ts';

/** Every country of a player or a course, and the team "eu". */
export const countriesResource = resource<Country[]>('/api/countries', {
  load: async () => (await import('./countries-answer.ts')).decodeCountries,
});
