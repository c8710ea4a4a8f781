import type { Course } from '@golf/shared/api';
import { closestName } from '@golf/shared/search';
import { isFiltered, type Filters } from './filters.ts';

/** Text of the empty state. */
export interface NoneMatching {
  title: string;
  /** Whether only the search text is set: that is most likely misspelt. */
  isMisspelt: boolean;
  /** The club that was most likely meant. */
  meant: string | null;
}

export function noneMatching(courses: readonly Course[], filters: Filters): NoneMatching {
  const search = filters.search.trim();
  const isMisspelt = !isFiltered({ ...filters, search: '' });
  const clubs = new Set(courses.map(({ club_name: club }) => club));
  return {
    title: isMisspelt ? `No courses match “${search}”.` : 'No courses match these filters.',
    isMisspelt,
    meant: isMisspelt ? closestName(search, clubs) : null,
  };
}

/** Announcement of the result of a filter change, for screen readers. */
export function sayMatching(courses: readonly Course[], matching: number, filters: Filters): string {
  const all = courses.length === 1 ? '1 course' : `${courses.length} courses`;
  if (matching === courses.length) return `All ${all}`;
  if (matching > 0) return `${matching} of ${all} match`;
  const { title, meant } = noneMatching(courses, filters);
  return meant ? `${title} Did you mean ${meant}?` : title;
}
