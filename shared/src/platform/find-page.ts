import { decoded, slotsOf, type PageEntry } from './page-entry.ts';
import { ALL_PAGES, PAGES, type MatchedRoute } from './pages.ts';

/* Looks up pages in the table. */

export * from './pages.ts';
export { decoded, slotsOf };

const SEGMENTS = ALL_PAGES.map((found) => ({ ...found, segments: found.page.path.slice(1).split('/') }));

/**
 * Finds the page at a path, even percent-encoded, in capitals or with trailing slashes. Takes linear time, as anybody may
 * send long paths; react-router's own matcher takes longer.
 * @returns null for a path without a page
 */
export function matchRoute(pathname: string): MatchedRoute | null {
  let end = pathname.length;
  while (end > 1 && pathname[end - 1] === '/') end -= 1;
  const asked = pathname.slice(1, end).split('/', 3).map(decoded);
  if (pathname[0] !== '/' || asked.includes(null)) return null;
  for (const { route, page, segments } of SEGMENTS) {
    const isFixed = (segment: string, at: number) => segment === asked[at]?.toLowerCase();
    const hasParam = page.read !== undefined;
    if (segments.length !== asked.length || !(hasParam ? segments.slice(0, -1) : segments).every(isFixed)) continue;
    const params = page.read ? page.read(asked.at(-1) ?? '') : {};
    if (params !== null) return { route, params } as MatchedRoute; // Read by the route's own entry.
  }
  return null;
}

/** The page at a path: its entry with the params filled in. Null for a path without a page. */
export function findPage(pathname: string) {
  const match = matchRoute(pathname);
  if (!match) return null;
  const { route, params } = match;
  const entry = PAGES[route] as PageEntry<unknown>; // The params are its own.
  const { slot, head } = entry;
  const main = slot?.(params) ?? null;
  const address = entry.address?.(params) ?? entry.path;
  /** Another key is another page for the visitor. */
  const key = entry.steps ? entry.path : address;
  const slots = slotsOf(entry, params);
  return { ...entry, route, main, slots, address, key, head: { ...head, path: address } };
}

export type FoundPage = NonNullable<ReturnType<typeof findPage>>;

/** Name of a page in the header: its own, or the parent page's. */
export const nameOf = ({ name, under }: Pick<PageEntry<unknown>, 'name' | 'under'>): string =>
  name ?? ALL_PAGES.find(({ route }) => route === under)?.page.name ?? '';
