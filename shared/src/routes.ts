/** Every address of the site, in one place. */
export const ROUTES = {
  home: '/',
  trophyRoom: '/trophy-room/:playerId',
  courses: '/courses',
  articles: '/articles',
  article: '/articles/:slug',
  privacy: '/privacy',
} as const;

/** The article that holds the handicap calculator. */
export const CALCULATOR_SLUG = 'golf-handicap-calculator';

export const articlePath = (slug: string) => `/articles/${encodeURIComponent(slug)}`;
/** The courses, with this one in view. */
export const coursePath = (courseId: number) => `${ROUTES.courses}?course=${courseId}`;
export const trophyRoomPath = (playerId: number) => `/trophy-room/${playerId}`;
export const calculatorPath = articlePath(CALCULATOR_SLUG);
