import type { Course, CourseLine } from '@golf/shared/api';
import { difficultyOf } from './difficulty.ts';

/** By name, as the cards; the hardest first; the most recently played first. */
const INDEX_ORDERS = ['name', 'difficulty', 'latest'] as const;

export type IndexOrder = (typeof INDEX_ORDERS)[number];

export const isIndexOrder = (text: string): text is IndexOrder => INDEX_ORDERS.some((order) => order === text);

export interface IndexEntry {
  course: Course;
  /** Null while loading. */
  line: CourseLine | null;
  difficulty: number | null;
}

const COMPARE: Record<Exclude<IndexOrder, 'name'>, (a: IndexEntry, b: IndexEntry) => number> = {
  difficulty: (a, b) =>
    (b.difficulty ?? -Infinity) - (a.difficulty ?? -Infinity) ||
    (b.line?.tee?.slope_rating ?? 0) - (a.line?.tee?.slope_rating ?? 0),
  latest: (a, b) => (b.line?.last_played ?? '').localeCompare(a.line?.last_played ?? ''),
};

/**
 * The entries of the index; ties keep the order of the cards.
 * @param courses in the order of their cards
 * @param lines figures of the courses; undefined while loading
 */
export function indexed(
  courses: readonly Course[],
  lines: readonly CourseLine[] | undefined,
  order: IndexOrder,
): IndexEntry[] {
  if (!lines) return courses.map((course) => ({ course, line: null, difficulty: null }));
  const lineOf = new Map(lines.map((line) => [line.course_id, line]));
  const entries = courses.flatMap((course): IndexEntry[] => {
    const line = lineOf.get(course.course_id);
    return line ? [{ course, line, difficulty: line.tee && difficultyOf(line.tee.course_rating, line.tee.par) }] : [];
  });
  return order === 'name' ? entries : entries.toSorted(COMPARE[order]);
}
