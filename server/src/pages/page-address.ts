import { PAGE_HEADS, titled } from '@golf/shared/page-heads';
import { type ContentKind, findPage, matchRoute, PAGES, ROUTES } from '@golf/shared/pages';
import type { ListedPage, PageHead } from '@golf/shared/platform/contract';
import {
  articlePath,
  canonicalComparisonPath,
  comparisonPath,
  coursePagePath,
  CALCULATOR_SLUG,
  NOWHERE as NOWHERE_PATH,
  playerPagePath,
  roundPagePath,
  searchPath,
  trophyRoomPath,
} from '@golf/shared/routes';
import type { PlayerDirectory } from './player-directory.ts';

/** Cache path of a page, and its head for the case that it cannot be rendered. */
export interface PageAddress {
  /** Canonical path, shared by all variants of the URL. */
  path: string;
  head: PageHead;
  /** Redirect target for a variant of the canonical path. */
  movedTo?: string;
}

/** All unknown paths share this page, so it is rendered once. */
const NOWHERE: PageAddress = { path: NOWHERE_PATH, head: PAGE_HEADS.notFound };
/** All unknown articles share this page. */
const NO_ARTICLE: PageAddress = { path: articlePath('404'), head: PAGE_HEADS.notFound };

/** Variants of the URL of an embed or overlay. The canonical one is served by `cards`. */
const EMBED = /^(\/(?:embed|overlay)\/(?:leaderboard|[a-z]+\/[1-9][\d-]{0,20}))\/?$/i;

/** Redirects every variant of a page's URL to the canonical one. */
const only = (pathname: string, address: PageAddress, path = address.path): PageAddress =>
  pathname === path ? address : { ...address, movedTo: path };

/** Page of a player, round or course under its current name; `unnamed` while the name is unknown. */
function namedPage(
  pathname: string,
  head: PageHead,
  known: ReadonlyMap<number, string> | null | undefined,
  id: number,
  unnamed: string,
) {
  const path = known ? known.get(id) : unnamed;
  if (path === undefined) return NOWHERE;
  const address: PageAddress = { path, head: { ...head, path } };
  return known ? only(pathname, address) : address;
}

/** Trophy Room of a player, over the home page. */
function trophyRoom(pathname: string, playerId: number, players: PlayerDirectory | null) {
  if (players && !players.paths.has(playerId)) return NOWHERE;
  return only(pathname, { path: ROUTES.home, head: PAGE_HEADS.home }, trophyRoomPath(playerId));
}

/** Comparison of two players, in the requested order. */
function comparisonPage(pathname: string, [first, second]: [number, number], players: PlayerDirectory | null) {
  if (players && !(players.paths.has(first) && players.paths.has(second))) return NOWHERE;
  const head = { ...PAGE_HEADS.comparison, path: canonicalComparisonPath(first, second) };
  return only(pathname, { path: comparisonPath(first, second), head });
}

/** Kind of content that a path depends on. Undefined: none. */
export function contentOf(pathname: string): ContentKind | undefined {
  const match = matchRoute(pathname);
  return match ? PAGES[match.route].of : undefined;
}

/** Existing content of the site. Null: not known yet. */
export interface SiteContent {
  articles: readonly ListedPage[] | null;
  players: PlayerDirectory | null;
  /** Path of the requested round by its id; empty if there is no such round. */
  rounds: ReadonlyMap<number, string> | null;
}

/** Page of an article. `listed` is null while the list of articles is unknown. */
function articlePage(pathname: string, slug: string, listed: SiteContent['articles']): PageAddress {
  const path = articlePath(slug);
  if (!listed) return { path, head: { ...PAGE_HEADS.article, path } };
  const article = listed.find((page) => page.path.toLowerCase() === path.toLowerCase());
  if (!article) return NO_ARTICLE;
  const { title, description, image, date } = article;
  const head: PageHead = {
    title: titled(title),
    description,
    path: article.path,
    image,
    type: 'article',
    published: date,
  };
  return only(pathname, { path: article.path, head });
}

export function pageAt(pathname: string, { articles: listed, players, rounds }: SiteContent): PageAddress {
  const [, embedded] = EMBED.exec(pathname) ?? [];
  if (embedded !== undefined) return only(pathname, NOWHERE, embedded.toLowerCase());
  const match = matchRoute(pathname);
  if (!match) return NOWHERE;
  const { route, params } = match;
  const head = PAGE_HEADS[route];
  if (route === 'trophyRoom') return trophyRoom(pathname, params.playerId, players);
  if (route === 'player')
    return namedPage(pathname, head, players?.paths, params.playerId, playerPagePath(params.playerId, null));
  if (route === 'round')
    return namedPage(pathname, head, rounds, params.roundId, roundPagePath(params.roundId, null, ''));
  if (route === 'course')
    return namedPage(pathname, head, players?.courses, params.courseId, coursePagePath(params.courseId, ''));
  if (route === 'comparison') return comparisonPage(pathname, [params.first, params.second], players);
  // Without a canonical path search engines do not list a page.
  if (route === 'search' || route === 'searchResults') {
    const path = route === 'search' ? ROUTES.search : searchPath(params.query);
    return only(pathname, { path, head: { ...head, path: null } });
  }
  if (route === 'article' || route === 'calculator')
    return articlePage(pathname, route === 'article' ? params.slug : CALCULATOR_SLUG, listed);
  const path = findPage(pathname)?.address ?? ROUTES[route];
  return only(pathname, { path, head: { ...head, path } });
}
