import { lateImport } from '../late/late-import.ts';
import type { Country } from './countries-answer.ts';
import { resource } from './resource.ts';

const answer = lateImport(() => import('./countries-answer.ts'));

/** All countries of players and courses, and the team "eu". */
export const countriesResource = resource<Country[]>('/api/countries', {
  load: async () => (await answer.load()).decodeCountries,
});
