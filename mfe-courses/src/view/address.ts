import type { AddressFormat } from '@golf/shared/address';
import { isIndexOrder, type IndexOrder } from '../index/entries.ts';
import { DROPDOWNS, NO_FILTERS, type Filters } from './filters.ts';

const SEARCH = 'q';
const SORT = 'sort';

export interface CoursesView {
  filters: Filters;
  /** Sort order of the index. */
  order: IndexOrder;
}

/**
 * Filters and order of the courses in the address, `/courses?region=Europe&q=links&sort=difficulty`; `?course=3` shows
 * that course.
 */
export const COURSES_ADDRESS: AddressFormat<CoursesView> = {
  parameters: [...DROPDOWNS, SEARCH, SORT],
  wish: 'course',
  read(params) {
    const chosen = DROPDOWNS.map((dropdown) => [dropdown, params.get(dropdown) ?? ''] as const);
    const order = params.get(SORT) ?? '';
    return {
      filters: { ...NO_FILTERS, ...Object.fromEntries(chosen), search: params.get(SEARCH) ?? '' },
      order: isIndexOrder(order) ? order : 'name',
    };
  },
  write({ filters, order }) {
    const params = new URLSearchParams();
    for (const dropdown of DROPDOWNS) if (filters[dropdown] !== '') params.set(dropdown, filters[dropdown]);
    if (filters.search !== '') params.set(SEARCH, filters.search);
    if (order !== 'name') params.set(SORT, order);
    return params.size > 0 ? `?${params}` : '';
  },
};
