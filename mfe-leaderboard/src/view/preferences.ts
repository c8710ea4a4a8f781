import { createPreference } from '@golf/shared/platform';
import { array, number, object, picklist, string } from 'valibot';
import type { Sort } from './address.ts';
import { NO_FILTERS, type Filters } from './filters.ts';

/** From the best down, or up. */
export const sortPreference = createPreference<Sort>('leaderboardSort', picklist(['desc', 'asc']), 'desc');

export const filtersPreference = createPreference<Filters>(
  'leaderboardFilters',
  object({ countries: array(string()), players: array(number()), channels: array(string()) }),
  NO_FILTERS,
);
