import { PAGE_HEADS, titled } from '@golf/shared/page-heads';
import { type ContentKind, matchRoute, PAGES, ROUTES } from '@golf/shared/pages';
import type { ListedPage, PageHead } from '@golf/shared/platform/contract';
import {
  articlePath,
  canonicalComparisonPath,
  comparisonPath,
  coursePagePath,
  embedPath,
  CALCULATOR_SLUG,
  NOWHERE as NOWHERE_PATH,
  playerPagePath,
  trophyRoomPath,
} from '@golf/shared/routes';
import type { PlayerDirectory } from './player-directory.ts';

/** Where a page is kept, and what is said of it while it cannot be rendered. */
export interface PageAddress {
  /** One path for all the ways in which a page can be asked for. */
  path: string;
  head: PageHead;
  /** Where a page is whose address is written otherwise. */
  movedTo?: string;
}

/** Stands for every path of no page: they all show the same, and are rendered once. */
const NOWHERE: PageAddress = { path: NOWHERE_PATH, head: PAGE_HEADS.notFound };
/** The same for every article that does not exist. */
const NO_ARTICLE: PageAddress = { path: articlePath('404'), head: PAGE_HEADS.notFound };

/** Addresses of a player's card for other sites, as people write them; the right one is answered by the cards themselves. */
const EMBED = /^\/embed\/players\/([1-9]\d{0,9})\/?$/i;

/** A page that has one address: whoever comes by another is sent there. */
const only = (pathname: string, address: PageAddress, path = address.path): PageAddress =>
  pathname === path ? address : { ...address, movedTo: path };

/** The page of a player or a course, under the name that it has now: `unnamed` while that is not known. */
function namedPage(
  pathname: string,
  head: PageHead,
  known: PlayerDirectory['paths'] | undefined,
  id: number,
  unnamed: string,
) {
  const path = known ? known.get(id) : unnamed;
  if (path === undefined) return NOWHERE;
  const address: PageAddress = { path, head: { ...head, path } };
  return known ? only(pathname, address) : address;
}

/** The Trophy Room of a player, over the home page. */
function trophyRoom(pathname: string, playerId: number, players: PlayerDirectory | null) {
  if (players && !players.paths.has(playerId)) return NOWHERE;
  return only(pathname, { path: ROUTES.home, head: PAGE_HEADS.home }, trophyRoomPath(playerId));
}

/** Two players side by side, in the order that was asked for. */
function comparisonPage(pathname: string, [first, second]: [number, number], players: PlayerDirectory | null) {
  if (players && !(players.paths.has(first) && players.paths.has(second))) return NOWHERE;
  const head = { ...PAGE_HEADS.comparison, path: canonicalComparisonPath(first, second) };
  return only(pathname, { path: comparisonPath(first, second), head });
}

/** The content without which there is no page at a path; undefined where it depends on none. */
export function contentOf(pathname: string): ContentKind | undefined {
  const match = matchRoute(pathname);
  return match ? PAGES[match.route].of : undefined;
}

/** What there is on the site; null where that is not known. */
export interface SiteContent {
  articles: readonly ListedPage[] | null;
  players: PlayerDirectory | null;
}

/** An article that the live remotes list; null: their list is not known. */
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

/** The page at a path. */
export function pageAt(pathname: string, { articles: listed, players }: SiteContent): PageAddress {
  const [, embedded] = EMBED.exec(pathname) ?? [];
  if (embedded !== undefined) return only(pathname, NOWHERE, embedPath(Number(embedded)));
  const match = matchRoute(pathname);
  if (!match) return NOWHERE;
  const { route, params } = match;
  const head = PAGE_HEADS[route];
  if (route === 'trophyRoom') return trophyRoom(pathname, params.playerId, players);
  if (route === 'player')
    return namedPage(pathname, head, players?.paths, params.playerId, playerPagePath(params.playerId, null));
  if (route === 'course')
    return namedPage(pathname, head, players?.courses, params.courseId, coursePagePath(params.courseId, ''));
  if (route === 'comparison') return comparisonPage(pathname, [params.first, params.second], players);
  if (route !== 'article' && route !== 'calculator') return only(pathname, { path: ROUTES[route], head });
  return articlePage(pathname, route === 'article' ? params.slug : CALCULATOR_SLUG, listed);
}
