import { lateImport } from '../late/late-import.ts';
import { resource } from './resource.ts';
import type { SearchAnswer } from './search-answer.ts';

const answer = lateImport(() => import('./search-answer.ts'));

/** Players, courses, rounds and records with all words of a query. */
export const searchResource = (query: string) =>
  resource<SearchAnswer>(`/api/search/${encodeURIComponent(query)}`, {
    load: async () => (await answer.load()).decodeSearch,
  });
