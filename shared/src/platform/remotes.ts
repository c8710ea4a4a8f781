import type { Resource } from '../api/resource.ts';
import type { ComponentType } from 'react';

/** The dialog of one player's trophies, over the page. */
export interface TrophyRoomProps {
  /** Player whose room opens; null: the one remembered from the last visit. */
  playerId: number | null;
  /** Called once the visitor has closed the room. */
  onClose: () => void;
}

/** One article page. */
export interface ArticleProps {
  slug: string;
}

/** The page of one player. */
export interface PlayerProps {
  playerId: number;
}

/** The page of one course. */
export interface CourseProps {
  courseId: number;
}

/** The page of two players side by side. */
export interface ComparisonProps {
  /** Player on the left. */
  first: number;
  /** Player on the right, another one. */
  second: number;
}

/** For a module that takes no props. */
export type NoProps = Readonly<Record<string, never>>;

/**
 * The contract: the modules that the remotes expose, by "app/Module", and the props of each. Both sides compile
 * against it.
 */
export interface Exposed {
  /** The handicap leaderboard with its expandable players. */
  'mfe-leaderboard/Leaderboard': NoProps;
  /** The board's figures: players, channels and shots tracked. */
  'mfe-leaderboard/Totals': NoProps;
  'mfe-leaderboard/Player': PlayerProps;
  /** The choice of two players to compare. */
  'mfe-leaderboard/Compare': NoProps;
  'mfe-leaderboard/Comparison': ComparisonProps;
  /** What nobody has beaten. */
  'mfe-leaderboard/Records': NoProps;
  'mfe-trophy-room/TrophyRoom': TrophyRoomProps;
  'mfe-courses/Courses': NoProps;
  'mfe-courses/Course': CourseProps;
  'mfe-articles/ArticleList': NoProps;
  'mfe-articles/Article': ArticleProps;
  /** What programs can ask the site. */
  'mfe-articles/ApiReference': NoProps;
  /** Everything that the site shows, in one file. */
  'mfe-articles/DataFile': NoProps;
  /** What releases have changed on the site. */
  'mfe-articles/Changes': NoProps;
  'mfe-calculator/Calculator': NoProps;
}

export type ExposedName = keyof Exposed;

const EXPOSED: Record<ExposedName, true> = {
  'mfe-leaderboard/Leaderboard': true,
  'mfe-leaderboard/Totals': true,
  'mfe-leaderboard/Player': true,
  'mfe-leaderboard/Compare': true,
  'mfe-leaderboard/Comparison': true,
  'mfe-leaderboard/Records': true,
  'mfe-trophy-room/TrophyRoom': true,
  'mfe-courses/Courses': true,
  'mfe-courses/Course': true,
  'mfe-articles/ArticleList': true,
  'mfe-articles/Article': true,
  'mfe-articles/ApiReference': true,
  'mfe-articles/DataFile': true,
  'mfe-articles/Changes': true,
  'mfe-calculator/Calculator': true,
};

/** All names of the contract; the compiler checks that none is missing. */
export const EXPOSED_NAMES: readonly string[] = Object.keys(EXPOSED);

/** A page that a feature has content for: an entry of the sitemap and of the feed. */
export interface ListedPage {
  /** "/articles/my-slug" */
  path: string;
  title: string;
  description: string;
  /** ISO day. */
  date: string;
  /** Root-relative picture. */
  image: string;
}

/** The answer to a resource of `queries`; undefined where the call failed. */
export type AnswerOf = <T>(resource: Resource<T>) => T | undefined;

/** What an exposed module exports. */
export interface RemoteModule<Props> {
  default: ComponentType<Props>;
  /** Pages that the feature adds to the sitemap and the feed. */
  pages?: readonly ListedPage[];
  /** The resources that its first screen needs: fetched before the server renders it. */
  queries?: (props: Props) => Resource<unknown>[];
  /** The resources of its `WithoutScript` parts: fetched after `queries`, for the server only. */
  queriesWithoutScript?: (props: Props, answerOf: AnswerOf) => Resource<unknown>[];
}

/** The name of each remote for visitors, as a failed slot shows it. */
export const REMOTES = {
  'mfe-leaderboard': 'Handicap Leaderboard',
  'mfe-trophy-room': 'Trophy Room',
  'mfe-courses': 'Course Leaderboards',
  'mfe-articles': 'Articles',
  'mfe-calculator': 'Handicap Calculator',
} as const;

export type RemoteName = keyof typeof REMOTES;

/** Splits "mfe-courses/Courses" into its app and module. */
export function splitExposed(name: ExposedName): { remote: RemoteName; module: string } {
  const slash = name.indexOf('/');
  // The names of the contract all start with a remote's name.
  return { remote: name.slice(0, slash) as RemoteName, module: name.slice(slash + 1) };
}
