import { calculatorPath, ROUTES } from '@golf/shared/routes';

/** The pages of the main menu. */
export const PLACES = [
  [ROUTES.home, 'Handicap Leaderboard'],
  [ROUTES.courses, 'Course Leaderboards'],
  [ROUTES.articles, 'Articles'],
  [calculatorPath, 'Handicap Calculator'],
] as const;

/** What else there is to see: quieter, below them. */
export const FURTHER_PLACES = [
  [ROUTES.compare, 'Compare Players'],
  [ROUTES.records, 'Records'],
] as const;

const TITLES: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...PLACES, ...FURTHER_PLACES]),
  [ROUTES.data]: 'The Data',
  [ROUTES.changes]: 'What’s New',
  [ROUTES.privacy]: 'Privacy Policy',
  [ROUTES.accessibility]: 'Accessibility',
  [ROUTES.developers]: 'API',
};

/** Whether the page at a path is one of many of its kind, whose heading is its name. */
export const isNamed = (pathname: string): boolean => /^\/(?:courses|players)\/./.test(pathname);

/** Whether it has a heading of its own that is longer than a name. */
export const isTitled = (pathname: string): boolean => /^\/(?:articles|compare)\/./.test(pathname);

/** The title of the page at a path as the header shows it; "" for an address that is no page. */
export function titleOf(pathname: string): string {
  const path = pathname.replace(/\/+$/, '') || ROUTES.home;
  // A Trophy Room opens over the leaderboard; a player without a name yet is a line of it.
  if (/^\/(?:trophy-room|players)\//.test(path)) return 'Handicap Leaderboard';
  const parent = [ROUTES.articles, ROUTES.compare, ROUTES.courses].find((above) => path.startsWith(`${above}/`));
  return TITLES[path] ?? TITLES[parent ?? ''] ?? '';
}
