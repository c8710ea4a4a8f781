import type { PageHead } from './page-head.ts';
import type { Exposed, ExposedName } from './remotes.ts';

/* An entry of the table of pages (pages.ts). */

/** A remote's module and the props that a page gives it. */
export type PageSlot = { [Name in ExposedName]: { name: Name; props: Exposed[Name] } }[ExposedName];

/** The content that a page depends on: it exists only while that does. */
export type ContentKind = 'players' | 'courses' | 'articles';

/** What the last update of a page comes with: a round, a change of the site, an article, or an ISO day. */
type LastChange = 'round' | 'change' | 'article' | `${number}-${number}-${number}`;

export interface PageEntry<Params> {
  /** "/courses/:course": only the last segment may be a parameter. */
  path: string;
  /** Params from the last segment, decoded; null where it names no such page. Required for a path with a parameter. */
  read?: (segment: string) => Params | null;
  /** Path without names, "/courses/3"; `path` unless given. */
  address?: (params: Params) => string;
  /** In the header, the menu and the footer; that of the page above unless given. */
  name?: string;
  /** Name in the header's row of links; `name` unless given. */
  shortName?: string;
  /** Page above this one. */
  under?: string;
  /** The heading that the header takes over once it has scrolled away: a name, or a longer title on wide screens only. */
  heading?: 'name' | 'title';
  menu?: 'main' | 'further';
  inFooter?: boolean;
  head: Omit<PageHead, 'path'>;
  /** Line below the name in the band. */
  lead?: string;
  /** The remote renders the band itself, as its title or lead depends on data. */
  ownBand?: boolean;
  /** Rows of the placeholder and their height in rem, and its name for screen readers. */
  loading?: { rows: number; rowHeight: number; label: string };
  slot?: (params: Params) => PageSlot;
  /** A slot beside the title. */
  aside?: PageSlot;
  /** A slot that the remote nests in its own. */
  nested?: PageSlot;
  of?: ContentKind;
  /** Left out of the sitemap unless given, as is a page that depends on content: the server lists those. */
  lastChange?: LastChange;
  /** API path without which there is no such page. */
  needs?: string;
  /** Params for the smoke test. */
  example?: Params;
}
