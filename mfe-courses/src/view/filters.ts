import type { Course } from '@golf/shared/api';
import { plain } from '@golf/shared/format';

/** What each dropdown chooses by. */
const FIELD = {
  region: 'club_continent',
  country: 'club_country',
  location: 'club_location',
  club: 'club_name',
} as const satisfies Record<string, keyof Course>;

export type Dropdown = keyof typeof FIELD;

export const DROPDOWNS: readonly Dropdown[] = ['region', 'country', 'location', 'club'];

/** What the text box searches in. */
const SEARCHED = ['club_name', 'course_name', 'club_location', 'club_country'] as const satisfies (keyof Course)[];

/** A chosen value for each dropdown, "" for all of them, and what was typed. */
export type Filters = Readonly<Record<Dropdown, string> & { search: string }>;

export const NO_FILTERS: Filters = { region: '', country: '', location: '', club: '', search: '' };

export function isFiltered(filters: Filters): boolean {
  return DROPDOWNS.some((dropdown) => filters[dropdown] !== '') || filters.search.trim() !== '';
}

/** Tells which courses pass all filters. */
export function matcher(filters: Filters): (course: Course) => boolean {
  const sought = plain(filters.search.trim());
  const chosen = DROPDOWNS.filter((dropdown) => filters[dropdown] !== '');
  return (course) =>
    chosen.every((dropdown) => course[FIELD[dropdown]] === filters[dropdown]) &&
    (sought === '' || SEARCHED.some((field) => plain(course[field]).includes(sought)));
}

/** What a dropdown offers: each value once, by the alphabet, that the other filters leave a course for. */
export function optionsOf(courses: readonly Course[], filters: Filters, dropdown: Dropdown): string[] {
  const others = matcher({ ...filters, [dropdown]: '' });
  const values = courses.filter(others).map((course) => course[FIELD[dropdown]]);
  return [...new Set(values)].filter((value) => value !== '').toSorted(byAlphabet);
}

const { compare: byAlphabet } = new Intl.Collator('en');

/** The order of the page: by club, then by course. */
export function byClub(a: Course, b: Course): number {
  return byAlphabet(a.club_name, b.club_name) || byAlphabet(a.course_name, b.course_name) || a.course_id - b.course_id;
}
