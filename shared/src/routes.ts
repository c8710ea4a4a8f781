/** The paths of the site's pages. */
export const ROUTES = {
  home: '/',
  courses: '/courses',
  articles: '/articles',
  article: '/articles/:slug',
  privacy: '/privacy',
} as const;

/** The article that holds the handicap calculator. */
export const CALCULATOR_SLUG = 'golf-handicap-calculator';

export const articlePath = (slug: string) => `/articles/${encodeURIComponent(slug)}`;
/** The leaderboard, with this player's row open and in view. */
export const playerPath = (playerId: number) => `${ROUTES.home}?expand=${playerId}`;
/** The courses, with this one in view. */
export const coursePath = (courseId: number) => `${ROUTES.courses}?course=${courseId}`;
/** The leaderboard, with the Trophy Room of this player open over it. */
export const trophyRoomPath = (playerId: number) => `/trophy-room/${playerId}`;
export const calculatorPath = articlePath(CALCULATOR_SLUG);

/** The route of a path, and the slug of an article. */
export type MatchedRoute = { route: Exclude<keyof typeof ROUTES, 'article'> } | { route: 'article'; slug: string };

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

/**
 * Which page a path shows, as the shell's router has it: whatever is percent-encoded, in capitals or followed by
 * slashes. In linear time, for paths that anybody may send.
 * @returns null for a path of no page
 */
export function matchRoute(pathname: string): MatchedRoute | null {
  let end = pathname.length;
  while (end > 1 && pathname[end - 1] === '/') end -= 1;
  const segments = pathname.slice(1, end).split('/', 3).map(decoded);
  const [first = '', second] = segments;
  if (pathname[0] !== '/' || segments.length > 2) return null;
  const name = first?.toLowerCase() ?? null;
  if (second === undefined) {
    if (name === '') return { route: 'home' };
    if (name === 'courses' || name === 'articles' || name === 'privacy') return { route: name };
    return null;
  }
  return name === 'articles' && second ? { route: 'article', slug: second } : null;
}
