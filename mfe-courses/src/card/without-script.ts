import { courseResources, LONG_LEADERBOARD } from '@golf/shared/api';

/** Courses whose tables are in the page's HTML: with more it would grow without end. */
export const WITHOUT_SCRIPT = 24;

/**
 * The tables of a course's card.
 * @param count rounds on the leaderboard; null or undefined: not known
 */
export function tablesWithoutScript(courseId: number, count: number | null | undefined) {
  const { tees, stats, scores, top } = courseResources(courseId);
  return [tees, stats, (count ?? 0) > LONG_LEADERBOARD ? top : scores];
}
