import { DROPDOWNS, NO_FILTERS, type Filters } from './filters.ts';

/** A view that can be shared: `/courses?region=Europe&country=Scotland&q=links`, `/courses?course=3`. */
export interface View {
  filters: Filters;
  /** The course to show; null: wherever the page is. */
  courseId: number | null;
}

export const PLAIN_VIEW: View = { filters: NO_FILTERS, courseId: null };

const COURSE = 'course';
const SEARCH = 'q';

/** The view that an address asks for; what cannot be read is left out. */
export function viewOf(search: string): View {
  const params = new URLSearchParams(search);
  const chosen = DROPDOWNS.map((dropdown) => [dropdown, params.get(dropdown) ?? ''] as const);
  const course = params.get(COURSE) ?? '';
  return {
    filters: { ...NO_FILTERS, ...Object.fromEntries(chosen), search: params.get(SEARCH) ?? '' },
    courseId: /^\d{1,15}$/.test(course) ? Number(course) : null,
  };
}

/** The query of a view, "" for the plain one. */
export function searchOf({ filters, courseId }: View): string {
  const params = new URLSearchParams();
  for (const dropdown of DROPDOWNS) if (filters[dropdown] !== '') params.set(dropdown, filters[dropdown]);
  if (filters.search !== '') params.set(SEARCH, filters.search);
  if (courseId !== null) params.set(COURSE, String(courseId));
  return params.size > 0 ? `?${params}` : '';
}
