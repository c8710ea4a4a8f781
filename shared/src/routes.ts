import { courseTitle } from './format/course-title.ts';
import { plain } from './format/plain.ts';

/** The paths of the site's pages. */
export const ROUTES = {
  home: '/',
  courses: '/courses',
  course: '/courses/:course',
  articles: '/articles',
  article: '/articles/:slug',
  player: '/players/:player',
  compare: '/compare',
  comparison: '/compare/:pair',
  records: '/records',
  data: '/data',
  changes: '/changes',
  privacy: '/privacy',
  accessibility: '/accessibility',
  developers: '/developers',
} as const;

/** A path of no page: the one that says so is rendered at it. */
export const NOWHERE = '/404';

/** The article that holds the handicap calculator. */
export const CALCULATOR_SLUG = 'golf-handicap-calculator';

export const articlePath = (slug: string) => `/articles/${encodeURIComponent(slug)}`;
/** The leaderboard, with this player's row open and in view. */
export const playerPath = (playerId: number) => `${ROUTES.home}?expand=${playerId}`;
/** All courses, with the card of this one in view. */
export const coursePath = (courseId: number) => `${ROUTES.courses}?course=${courseId}`;
/** The leaderboard, with the Trophy Room of this player open over it. */
export const trophyRoomPath = (playerId: number) => `/trophy-room/${playerId}`;
/** A name in an address: "Élodie Vasselin" is "elodie-vasselin". */
const slugOf = (name: string) =>
  plain(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/**
 * The page of a player. The id decides; the name is for whoever reads the address.
 * @param name null while the player is not announced
 */
export const playerPagePath = (playerId: number, name: string | null) =>
  `/players/${[playerId, slugOf(name ?? '')].filter(Boolean).join('-')}`;
/** The player's card for other sites to frame. */
export const embedPath = (playerId: number) => `/embed/players/${playerId}`;
/** The page of a course. The id decides; the name is for whoever reads the address. */
export const coursePagePath = (courseId: number, name: string) =>
  `${ROUTES.courses}/${[courseId, slugOf(name)].filter(Boolean).join('-')}`;
interface NamedCourse {
  course_id: number;
  club_name: string;
  course_name: string;
}

/** The page of a course, under its own name. */
export const pathOfCourse = (course: NamedCourse) =>
  coursePagePath(course.course_id, courseTitle(course.club_name, course.course_name));
/** Two players side by side, the first on the left. */
export const comparisonPath = (first: number, second: number) => `${ROUTES.compare}/${first}-${second}`;
/** The same two are on two pages, one for each order: this is the one that search engines are to know. */
export const canonicalComparisonPath = (first: number, second: number) =>
  comparisonPath(Math.min(first, second), Math.max(first, second));
export const calculatorPath = articlePath(CALCULATOR_SLUG);

const WITH_NAME = /^(\d{1,10})(?:-|$)/;

/** The id in "14-ada-whitfield"; null where there is none. */
export function idOf(segment: string): number | null {
  const [, id] = WITH_NAME.exec(segment) ?? [];
  return id === undefined ? null : Number(id);
}

const PAIR = /^([1-9]\d{0,9})-([1-9]\d{0,9})$/;

/** The ids in "14-8"; null where there are none, and for a player and the same one again. */
export function pairOf(segment: string): [first: number, second: number] | null {
  const [, first, second] = PAIR.exec(segment) ?? [];
  return first === undefined || first === second ? null : [Number(first), Number(second)];
}

/** Pages at the top of the site, by their names in the address. */
const PAGES = [
  'courses',
  'compare',
  'articles',
  'records',
  'data',
  'changes',
  'privacy',
  'accessibility',
  'developers',
] as const;

const isPage = (name: string): name is (typeof PAGES)[number] => PAGES.some((page) => page === name);

/** The route of a path, and what its last segment names. */
export type MatchedRoute =
  | { route: Exclude<keyof typeof ROUTES, 'article' | 'player' | 'course' | 'comparison'> }
  | { route: 'article'; slug: string }
  | { route: 'player'; playerId: number }
  | { route: 'course'; courseId: number }
  | { route: 'comparison'; pair: [first: number, second: number] };

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
    return name !== null && isPage(name) ? { route: name } : null;
  }
  if (name === 'players') {
    const playerId = idOf(second ?? '');
    return playerId === null ? null : { route: 'player', playerId };
  }
  if (name === 'courses') {
    const courseId = idOf(second ?? '');
    return courseId === null ? null : { route: 'course', courseId };
  }
  if (name === 'compare') {
    const pair = pairOf(second ?? '');
    return pair && { route: 'comparison', pair };
  }
  return name === 'articles' && second ? { route: 'article', slug: second } : null;
}
