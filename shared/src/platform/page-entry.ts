import { SITE } from '../site.ts';
import type { PageHead } from './page-head.ts';
import type { Exposed, ExposedName } from './remotes.ts';

/* An entry of the table of pages (pages.ts). */

/** A remote's module and the props that a page gives it. */
export type PageSlot = { [Name in ExposedName]: { name: Name; props: Exposed[Name] } }[ExposedName];

/** The content of a page, without which the page does not exist. */
export type ContentKind = 'players' | 'courses' | 'articles';

/** Source of a page's last update: a round, a change of the site, an article, or an ISO day. */
type LastChange = 'round' | 'change' | 'article' | `${number}-${number}-${number}`;

export interface PageEntry<Params> {
  /** "/courses/:course": only the last segment may be a parameter. */
  path: string;
  /** Params from the decoded last segment; null: no such page. Required for a path with a parameter. */
  read?: (segment: string) => Params | null;
  /** Path without names, "/courses/3". Default: `path`. */
  address?: (params: Params) => string;
  /** Params are steps of one view, such as days: a step keeps focus, scroll position and state. */
  steps?: boolean;
  /** Name in header, menu and footer. Default: the parent page's. */
  name?: string;
  /** Name in the header's row of links. Default: `name`. */
  shortName?: string;
  /** Parent page. */
  under?: string;
  /** Heading that the header repeats after it has scrolled away: a name, or on wide screens a longer title. */
  heading?: 'name' | 'title';
  /** Place in the menu: `main` also in the header from 1024 px; `further` below a line. Default: not in the menu. */
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
  /** Slots one below another, in place of one. */
  slots?: (params: Params) => readonly PageSlot[];
  /** A slot beside the title. */
  aside?: PageSlot;
  /** A slot that the remote nests in its own. */
  nested?: PageSlot;
  of?: ContentKind;
  /** Source of the date in the sitemap. Default: not in the sitemap, which lists pages with a parameter by content. */
  lastChange?: LastChange;
  /** API path without which there is no such page. */
  needs?: string;
  /** Params for the smoke test. */
  example?: Params;
}

/** A segment of a path without percent-encoding; null: malformed. */
export function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

/** All slots of a page. */
export const slotsOf = ({ aside, slot, slots, nested }: PageEntry<unknown>, params: unknown): PageSlot[] =>
  [aside, slot?.(params), ...(slots?.(params) ?? []), nested].filter((one) => one != null);

export type NoParams = Readonly<Record<string, never>>;

export const page = <Params = NoParams>(entry: PageEntry<Params>) => entry;

/** A title, followed by the site's name. */
export const withSiteName = (title: string) => `${title} · ${SITE.name}`;
