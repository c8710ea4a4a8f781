import { PAGE_HEADS, titled } from '@golf/shared/page-heads';
import type { ListedPage, PageHead } from '@golf/shared/platform/contract';
import { articlePath, matchRoute, ROUTES } from '@golf/shared/routes';

/** Where a page is kept, and what is said of it while it cannot be rendered. */
export interface PageAddress {
  /** One path for all the ways in which a page can be asked for. */
  path: string;
  head: PageHead;
}

/** Stands for every path of no page: they all show the same, and are rendered once. */
const NOWHERE: PageAddress = { path: '/404', head: PAGE_HEADS.notFound };
/** The same for every article that does not exist. */
const NO_ARTICLE: PageAddress = { path: articlePath('404'), head: PAGE_HEADS.notFound };

/** Addresses that open a Trophy Room over the home page. */
const TROPHY_ROOM = /^\/trophy-room\/\d{1,15}\/?$/;

/**
 * The page at a path.
 * @param listed the articles that there are; null while that is not known
 */
export function pageAt(pathname: string, listed: readonly ListedPage[] | null): PageAddress {
  if (TROPHY_ROOM.test(pathname)) return { path: ROUTES.home, head: PAGE_HEADS.home };
  const match = matchRoute(pathname);
  if (!match) return NOWHERE;
  if (match.route !== 'article') return { path: ROUTES[match.route], head: PAGE_HEADS[match.route] };
  const path = articlePath(match.slug);
  if (!listed) return { path, head: { ...PAGE_HEADS.articles, path } };
  const article = listed.find((page) => page.path === path);
  if (!article) return NO_ARTICLE;
  const { title, description, image, date } = article;
  return { path, head: { title: titled(title), description, path, image, type: 'article', published: date } };
}
