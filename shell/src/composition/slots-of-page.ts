import type { Exposed, ExposedName } from '@golf/shared/platform';
import { CALCULATOR_SLUG, matchRoute } from '@golf/shared/routes';

/**
 * The slots that a page shows first, by its address, before anything of it is there.
 * @param slot gets the name of each with its props
 * @returns what `slot` has made of each; none for an address that is no page, or one without remotes
 */
export function slotsOfPage<T>(
  pathname: string,
  slot: <Name extends ExposedName>(name: Name, props: Exposed[Name]) => T,
): T[] {
  const page = matchRoute(pathname);
  switch (page?.route) {
    case 'home':
      return [slot('mfe-leaderboard/Totals', {}), slot('mfe-leaderboard/Leaderboard', {})];
    case 'courses':
      return [slot('mfe-courses/Courses', {})];
    case 'course':
      return [slot('mfe-courses/Course', { courseId: page.courseId })];
    case 'articles':
      return [slot('mfe-articles/ArticleList', {})];
    case 'player':
      return [slot('mfe-leaderboard/Player', { playerId: page.playerId })];
    case 'compare':
      return [slot('mfe-leaderboard/Compare', {})];
    case 'comparison': {
      const [first, second] = page.pair;
      return [slot('mfe-leaderboard/Comparison', { first, second })];
    }
    case 'records':
      return [slot('mfe-leaderboard/Records', {})];
    case 'developers':
      return [slot('mfe-articles/ApiReference', {})];
    case 'changes':
      return [slot('mfe-articles/Changes', {})];
    case 'data':
      return [slot('mfe-articles/DataFile', {})];
    case 'article': {
      const { slug } = page;
      const article = slot('mfe-articles/Article', { slug });
      return slug === CALCULATOR_SLUG ? [article, slot('mfe-calculator/Calculator', {})] : [article];
    }
    default:
      return [];
  }
}
