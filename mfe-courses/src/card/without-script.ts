import { courseResources, LONG_LEADERBOARD } from '@golf/shared/api';

/** Number of courses whose tables are in the page's HTML: a limit on its size. */
export const WITHOUT_SCRIPT = 24;

/**
 * Queries for the tables of a course's card.
 * @param count rounds on the leaderboard; null or undefined: unknown
 */
export function tablesWithoutScript(courseId: number, count: number | null | undefined) {
  const { tees, stats, scores, top } = courseResources(courseId);
  return [tees, stats, (count ?? 0) > LONG_LEADERBOARD ? top : scores];
}
