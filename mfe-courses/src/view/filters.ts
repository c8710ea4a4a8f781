import type { Course } from '@golf/shared/api';
import { plain } from '@golf/shared/format';

/** The course field behind each dropdown. */
const FIELD = {
  region: 'club_continent',
  country: 'club_country',
  location: 'club_location',
  club: 'club_name',
} as const satisfies Record<string, keyof Course>;

export type Dropdown = keyof typeof FIELD;

export const DROPDOWNS: readonly Dropdown[] = ['region', 'country', 'location', 'club'];

/** The fields that the text box searches. */
const SEARCHED = ['club_name', 'course_name', 'club_location', 'club_country'] as const satisfies (keyof Course)[];

/** The chosen value of each dropdown, "" for all, and the text of the search box. */
export type Filters = Readonly<Record<Dropdown, string> & { search: string }>;

export const NO_FILTERS: Filters = { region: '', country: '', location: '', club: '', search: '' };

export function isFiltered(filters: Filters): boolean {
  return DROPDOWNS.some((dropdown) => filters[dropdown] !== '') || filters.search.trim() !== '';
}

/** A predicate for courses that pass all filters. */
export function matcher(filters: Filters): (course: Course) => boolean {
  const sought = plain(filters.search.trim());
  const chosen = DROPDOWNS.filter((dropdown) => filters[dropdown] !== '');
  return (course) =>
    chosen.every((dropdown) => course[FIELD[dropdown]] === filters[dropdown]) &&
    (sought === '' || SEARCHED.some((field) => plain(course[field]).includes(sought)));
}

/** The options of a dropdown: the distinct values of the courses that pass the other filters, in alphabetical order. */
export function optionsOf(courses: readonly Course[], filters: Filters, dropdown: Dropdown): string[] {
  const others = matcher({ ...filters, [dropdown]: '' });
  const values = courses.filter(others).map((course) => course[FIELD[dropdown]]);
  return [...new Set(values)].filter((value) => value !== '').toSorted(byAlphabet);
}

const { compare: byAlphabet } = new Intl.Collator('en');

/** Compares courses by club, then by name. */
export function byClub(a: Course, b: Course): number {
  return byAlphabet(a.club_name, b.club_name) || byAlphabet(a.course_name, b.course_name) || a.course_id - b.course_id;
}
