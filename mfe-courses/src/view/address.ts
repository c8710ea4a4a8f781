import type { AddressFormat } from '@golf/shared/address';
import { DROPDOWNS, NO_FILTERS, type Filters } from './filters.ts';

const SEARCH = 'q';

/**
 * How the address says what the courses are filtered by, `/courses?region=Europe&country=Scotland&q=links`;
 * `?course=3` shows that course.
 */
export const COURSES_ADDRESS: AddressFormat<Filters> = {
  parameters: [...DROPDOWNS, SEARCH],
  wish: 'course',
  read(params) {
    const chosen = DROPDOWNS.map((dropdown) => [dropdown, params.get(dropdown) ?? ''] as const);
    return { ...NO_FILTERS, ...Object.fromEntries(chosen), search: params.get(SEARCH) ?? '' };
  },
  write(filters) {
    const params = new URLSearchParams();
    for (const dropdown of DROPDOWNS) if (filters[dropdown] !== '') params.set(dropdown, filters[dropdown]);
    if (filters.search !== '') params.set(SEARCH, filters.search);
    return params.size > 0 ? `?${params}` : '';
  },
};
