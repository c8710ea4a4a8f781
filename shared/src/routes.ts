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
