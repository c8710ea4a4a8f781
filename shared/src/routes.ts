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
/** A season, by its year. */
export const seasonPath = (year: number) => `/seasons/${year}`;
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
