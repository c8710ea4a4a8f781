import { ALL_PAGES, titled, type Route } from './pages.ts';
import type { PageHead } from './page-head.ts';

export { titled };

/** Default heads of the pages; a remote may set a better one. `path` is null for a page with a parameter. */
export const PAGE_HEADS = {
  ...(Object.fromEntries(
    ALL_PAGES.map(({ route, page }) => [route, { ...page.head, path: page.read ? null : page.path }]),
  ) as Record<Route, PageHead>),
  notFound: {
    title: titled('Page not found'),
    description: "The page you're looking for doesn't exist.",
    path: null,
    status: 404,
  } satisfies PageHead,
};
