import { createPreference } from '@golf/shared/platform';
import type { Sort } from './address.ts';
import { NO_FILTERS, type Filters } from './filters.ts';

/* Guards, not schemas: the library for those would be on the way to the first row. */

const isSort = (value: unknown): value is Sort => value === 'desc' || value === 'asc';

const isListOf = (type: 'string' | 'number', value: unknown) =>
  Array.isArray(value) && value.every((entry) => typeof entry === type);

function isFilters(value: unknown): value is Filters {
  if (typeof value !== 'object' || value === null) return false;
  const { countries, players, channels } = value as Partial<Record<keyof Filters, unknown>>; // Looked at one by one.
  return isListOf('string', countries) && isListOf('number', players) && isListOf('string', channels);
}

/** From the best down, or up. */
export const sortPreference = createPreference<Sort>('leaderboardSort', isSort, 'desc');

export const filtersPreference = createPreference<Filters>('leaderboardFilters', isFilters, NO_FILTERS);
