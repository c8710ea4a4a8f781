import { isDay } from './format/is-day.ts';
import { courseTitle } from './format/course-title.ts';
import { plain } from './format/plain.ts';

/** Address of the not-found page. */
export const NOWHERE = '/404';

/** Article with the handicap calculator. */
export const CALCULATOR_SLUG = 'golf-handicap-calculator';

export const articlePath = (slug: string) => `/articles/${encodeURIComponent(slug)}`;
export const calculatorPath = articlePath(CALCULATOR_SLUG);
/** The leaderboard, with this player's row open and in view. */
export const playerPath = (playerId: number) => `/?expand=${playerId}`;
/** All courses, with the card of this one in view. */
export const coursePath = (courseId: number) => `/courses?course=${courseId}`;
/** The leaderboard, with the Trophy Room of this player open over it. */
export const trophyRoomPath = (playerId: number) => `/trophy-room/${playerId}`;
/** The leaderboard as it stood at the end of an ISO day. */
export const pastBoardPath = (day: string) => `/leaderboard/${day}`;
/** Who moved on the leaderboard from the end of one ISO day to that of a later one. */
export const movesPath = (from: string, to: string) => `/moves/${from}-to-${to}`;
/** Places of players through the months, in the order of their ids; of the first ten for no ids. */
export const positionsPath = (ids: readonly number[]) =>
  ['/positions', ids.toSorted((a, b) => a - b).join('-')].filter(Boolean).join('/');
/** A season, by its year. */
export const seasonPath = (year: number) => `/seasons/${year}`;
/** The leaderboard, with an offer to follow these players. */
export const followPath = (ids: readonly number[]) => `/?mine=${ids.join(',')}`;
/** Feed of the rounds of these players. */
export const feedPath = (ids: readonly number[]) => `/feed.xml?players=${ids.join(',')}`;
/** Calendar of the rounds of these players. */
export const calendarPath = (ids: readonly number[]) => `/rounds.ics?players=${ids.join(',')}`;
/** A name in an address: "Élodie Vasselin" is "elodie-vasselin". */
const slugOf = (name: string) =>
  plain(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/**
 * Path of a player's page. Only the id is read; the name makes the address readable.
 * @param name null while the player is not announced
 */
export const playerPagePath = (playerId: number, name: string | null) =>
  `/players/${[playerId, slugOf(name ?? '')].filter(Boolean).join('-')}`;
/**
 * Path of a round's page. Only the id is read; player and course make the address readable.
 * @param player null while the player is not announced
 */
export const roundPagePath = (roundId: number, player: string | null, course: string) =>
  `/rounds/${[roundId, slugOf(player === null ? course : `${player} at ${course}`)].filter(Boolean).join('-')}`;
/** The results of a search. */
export const searchPath = (query: string) => `/search/${encodeURIComponent(query)}`;
/** The player's card for other sites to frame. */
export const embedPath = (playerId: number) => `/embed/players/${playerId}`;
/** A player's handicap to lay over a video. */
export const overlayPath = (playerId: number) => `/overlay/players/${playerId}`;
/** Path of a course's page. Only the id is read; the name makes the address readable. */
export const coursePagePath = (courseId: number, name: string) =>
  `/courses/${[courseId, slugOf(name)].filter(Boolean).join('-')}`;
interface NamedCourse {
  course_id: number;
  club_name: string;
  course_name: string;
}

/** The page of a course, under its own name. */
export const pathOfCourse = (course: NamedCourse) =>
  coursePagePath(course.course_id, courseTitle(course.club_name, course.course_name));
/** Two players side by side, the first on the left. */
export const comparisonPath = (first: number, second: number) => `/compare/${first}-${second}`;
/** Canonical comparison for search engines: each pair has two pages, one per order. */
export const canonicalComparisonPath = (first: number, second: number) =>
  comparisonPath(Math.min(first, second), Math.max(first, second));

const WITH_NAME = /^(\d{1,10})(?:-|$)/;

/** The id in "14-ada-whitfield"; null without one. */
export function idOf(segment: string): number | null {
  const [, id] = WITH_NAME.exec(segment) ?? [];
  return id === undefined ? null : Number(id);
}

const PAIR = /^([1-9]\d{0,9})-([1-9]\d{0,9})$/;

/** The ids in "14-8"; null without two different ids. */
export function pairOf(segment: string): [first: number, second: number] | null {
  const [, first, second] = PAIR.exec(segment) ?? [];
  return first === undefined || first === second ? null : [Number(first), Number(second)];
}

/** The days in "2025-08-01-to-2025-12-31"; null unless the second is later. */
export function daysOf(segment: string): { from: string; to: string } | null {
  const [from = '', to = ''] = segment.split('-to-', 3);
  return segment === `${from}-to-${to}` && isDay(from) && isDay(to) && from < to ? { from, to } : null;
}

/** Maximum number of players in a chart of positions. */
export const MOST_PICKED = 10;

const IDS = /^[1-9]\d{0,9}(?:-[1-9]\d{0,9})*$/;

/** The ids in "3-8-14", ascending; null without one to ten different ids. */
export function severalOf(segment: string): number[] | null {
  const ids = IDS.test(segment) ? segment.split('-').map(Number) : [];
  const isValid = ids.length > 0 && ids.length <= MOST_PICKED && new Set(ids).size === ids.length;
  return isValid ? ids.toSorted((a, b) => a - b) : null;
}

const ID = /^[1-9]\d{0,9}$/;

/** Maximum number of players in a list: its addresses stay below the 2,048 characters that the server accepts. */
export const MOST_FOLLOWED = 200;

/** The different ids in "3,8"; other parts are left out. */
export const idsOf = (list: string): number[] => [
  ...new Set(list.split(',').flatMap((part) => (ID.test(part) ? Number(part) : []))),
];
