import { createPreference, savedViewMark } from '@golf/shared/platform';
import type { Sort } from './address.ts';
import { NO_FILTERS, type Filters } from './filters.ts';

/* Type guards instead of schemas: the first row should not wait for valibot. */

const isSort = (value: unknown): value is Sort => value === 'desc' || value === 'asc';

const isListOf = (type: 'string' | 'number', value: unknown) =>
  Array.isArray(value) && value.every((entry) => typeof entry === type);

function isFilters(value: unknown): value is Filters {
  if (typeof value !== 'object' || value === null) return false;
  const { countries, players, channels } = value as Partial<Record<keyof Filters, unknown>>; // each is checked below
  return isListOf('string', countries) && isListOf('number', players) && isListOf('string', channels);
}

/** The direction of the ranking; 'desc' is best first. */
export const sortPreference = createPreference<Sort>('leaderboardSort', isSort, 'desc');

export const filtersPreference = createPreference<Filters>('leaderboardFilters', isFilters, NO_FILTERS);

/** Whether the saved view differs from the server's default: all players, best first. */
export const savedView = savedViewMark('leaderboard');
