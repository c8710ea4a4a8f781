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

/** A feature without settings. */
export type NoProps = Readonly<Record<string, never>>;

/**
 * The contract: what each remote exposes, by "app/Module", and the props that a slot hands to it. Both sides
 * compile against it.
 */
export interface Exposed {
  /** The handicap leaderboard with its expandable players. */
  'mfe-leaderboard/Leaderboard': NoProps;
  /** The board's figures: players, channels and shots tracked. */
  'mfe-leaderboard/Totals': NoProps;
  'mfe-trophy-room/TrophyRoom': TrophyRoomProps;
  'mfe-courses/Courses': NoProps;
  'mfe-articles/ArticleList': NoProps;
  'mfe-articles/Article': ArticleProps;
  'mfe-calculator/Calculator': NoProps;
}

export type ExposedName = keyof Exposed;

const EXPOSED: Record<ExposedName, true> = {
  'mfe-leaderboard/Leaderboard': true,
  'mfe-leaderboard/Totals': true,
  'mfe-trophy-room/TrophyRoom': true,
  'mfe-courses/Courses': true,
  'mfe-articles/ArticleList': true,
  'mfe-articles/Article': true,
  'mfe-calculator/Calculator': true,
};

/** The names of the contract; the compiler keeps them complete. */
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

/** What an exposed module exports. */
export interface RemoteModule<Props> {
  default: ComponentType<Props>;
  /** The pages that the feature adds to the site. */
  pages?: readonly ListedPage[];
  /** What its first screen shows: fetched before the server renders it. */
  queries?: (props: Props) => Resource<unknown>[];
}

/** How visitors know each remote: the words of a slot that failed. */
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
