import type { Resource } from '../api/resource.ts';
import type { ComponentType } from 'react';

/** Dialog with one player's trophies, over the page. */
export interface TrophyRoomProps {
  /** Id of the player; null: the player remembered from the last visit. */
  playerId: number | null;
  onClose: () => void;
}

export interface ArticleProps {
  slug: string;
}

export interface PlayerProps {
  playerId: number;
}

export interface PastBoardProps {
  /** ISO day. */
  day: string;
}

export interface MovesProps {
  /** ISO days, the earlier one first. */
  from: string;
  to: string;
}

export interface PositionsProps {
  /** Ids, ascending; empty for the leaderboard's first ten. */
  players: readonly number[];
}

export interface SeasonProps {
  year: number;
}

export interface RoundProps {
  roundId: number;
}

export interface CourseProps {
  courseId: number;
}

export interface ComparisonProps {
  /** Id of the player on the left. */
  first: number;
  /** Id of the player on the right; differs from `first`. */
  second: number;
}

export interface SearchProps {
  /** As `queryOf` returns it, 1 to 100 letters. */
  query: string;
}

export type NoProps = Readonly<Record<string, never>>;

/** The contract: the props of each exposed module, by "app/Module". The shell and the remotes compile against it. */
export interface Exposed {
  'mfe-leaderboard/Leaderboard': NoProps;
  /** Figures of the board: players, channels and shots tracked. */
  'mfe-leaderboard/Totals': NoProps;
  'mfe-leaderboard/PastBoard': PastBoardProps;
  'mfe-leaderboard/Moves': MovesProps;
  'mfe-leaderboard/Positions': PositionsProps;
  'mfe-leaderboard/Player': PlayerProps;
  'mfe-leaderboard/Round': RoundProps;
  /** Picker for the two players of a comparison. */
  'mfe-leaderboard/Compare': NoProps;
  'mfe-leaderboard/Comparison': ComparisonProps;
  'mfe-leaderboard/Records': NoProps;
  /** All seasons. */
  'mfe-leaderboard/Seasons': NoProps;
  'mfe-leaderboard/Season': SeasonProps;
  'mfe-leaderboard/Search': SearchProps;
  'mfe-trophy-room/TrophyRoom': TrophyRoomProps;
  'mfe-courses/Courses': NoProps;
  'mfe-courses/Course': CourseProps;
  'mfe-courses/Search': SearchProps;
  'mfe-articles/ArticleList': NoProps;
  'mfe-articles/Article': ArticleProps;
  'mfe-articles/ApiReference': NoProps;
  /** Download of the whole data set in one file. */
  'mfe-articles/DataFile': NoProps;
  'mfe-articles/Changes': NoProps;
  'mfe-articles/Search': SearchProps;
  'mfe-calculator/Calculator': NoProps;
}

export type ExposedName = keyof Exposed;

const EXPOSED: Record<ExposedName, true> = {
  // Results show in the order of these names: courses, which are few, before the rounds on them.
  'mfe-courses/Search': true,
  'mfe-leaderboard/Leaderboard': true,
  'mfe-leaderboard/Totals': true,
  'mfe-leaderboard/PastBoard': true,
  'mfe-leaderboard/Moves': true,
  'mfe-leaderboard/Positions': true,
  'mfe-leaderboard/Player': true,
  'mfe-leaderboard/Round': true,
  'mfe-leaderboard/Compare': true,
  'mfe-leaderboard/Comparison': true,
  'mfe-leaderboard/Records': true,
  'mfe-leaderboard/Seasons': true,
  'mfe-leaderboard/Season': true,
  'mfe-leaderboard/Search': true,
  'mfe-trophy-room/TrophyRoom': true,
  'mfe-courses/Courses': true,
  'mfe-courses/Course': true,
  'mfe-articles/ArticleList': true,
  'mfe-articles/Article': true,
  'mfe-articles/ApiReference': true,
  'mfe-articles/DataFile': true,
  'mfe-articles/Changes': true,
  'mfe-articles/Search': true,
  'mfe-calculator/Calculator': true,
};

/** All names of the contract. The compiler checks that the list is complete. */
export const EXPOSED_NAMES: readonly string[] = Object.keys(EXPOSED);

type SearchName = Extract<ExposedName, `${string}/Search`>;

/** The modules called Search: the results of each remote, in their order. */
export const SEARCHED = EXPOSED_NAMES.filter((name): name is SearchName => name.endsWith('/Search'));

/** One result of a search. */
export interface SearchResult {
  /** Path on this site. */
  path: string;
  title: string;
  /** ISO day, before the second line. */
  day?: string | undefined;
  /** Second line, as plain text. */
  detail?: string | undefined;
  /** Picture of a player; null: the default picture. */
  face?: string | null | undefined;
}

/** Results of one kind. */
export interface SearchGroup {
  /** Heading: "Players". Messages put it before "can’t be searched right now". */
  title: string;
  /** Calls that the results are made of. Absent: none. */
  queries?: (query: string) => Resource<unknown>[];
  /**
   * Best first. Called once all calls are answered.
   * @returns `corrected`: the words that were searched for instead of misspelt ones
   */
  results: (query: string, answerOf: AnswerOf) => { found: readonly SearchResult[]; corrected?: string | null };
}

/** A content page of a feature: an entry of the sitemap and of the feed. */
export interface ListedPage {
  /** "/articles/my-slug" */
  path: string;
  title: string;
  description: string;
  /** ISO day. */
  date: string;
  /** Root-relative URL. */
  image: string;
}

/** The answer to a resource of `queries`; undefined if the call failed. */
export type AnswerOf = <T>(resource: Resource<T>) => T | undefined;

export interface RemoteModule<Props> {
  default: ComponentType<Props>;
  /** Pages that the feature adds to the sitemap and the feed. */
  pages?: readonly ListedPage[];
  /** Resources of the first screen, fetched before the server renders the module. */
  queries?: (props: Props) => Resource<unknown>[];
  /** Resources of the `WithoutScript` parts, fetched after `queries`, on the server only. */
  queriesWithoutScript?: (props: Props, answerOf: AnswerOf) => Resource<unknown>[];
  /** What the search of the site finds here: only in a module called Search. */
  search?: readonly SearchGroup[];
}

/** Display name of each remote, as a failed slot shows it. */
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
  // Cast: every name of the contract starts with the name of a remote.
  return { remote: name.slice(0, slash) as RemoteName, module: name.slice(slash + 1) };
}
