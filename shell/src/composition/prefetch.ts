import { findPage, type PageSlot } from '@golf/shared/pages';
import type { RemoteLoader } from '@golf/shared/platform';
import type { QueryClient } from '@tanstack/react-query';

/** Hover or focus time on a link before its page is prefetched, in milliseconds. */
export const REST = 65;

/** Network Information API, in browsers that have it. */
interface WithConnection {
  connection?: { saveData?: boolean; effectiveType?: string };
}

/** Whether the connection is metered or slow: then nothing is prefetched. */
function isCostly(): boolean {
  // Cast: missing in TypeScript's types, because only Chromium has it.
  const { connection } = navigator as WithConnection;
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}

/** The same-site link of an event that leads to another page; null: none. */
function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.matches('[download], [data-no-prefetch]') || link.origin !== location.origin)
    return null;
  return link.pathname === location.pathname ? null : link;
}

/**
 * Prefetches code and data of the pages that a visitor may open next.
 * @param ownPart fetches a page's own parts of the shell; null: none
 */
export function createPrefetch(
  loader: RemoteLoader,
  queryClient: QueryClient,
  ownPart: (pathname: string) => Promise<void> | null,
) {
  /** Paths in flight and failed paths. A failed path is fetched again when its page is opened. */
  const asked = new Set<string>();

  /** Fetches code and data of a slot, in the order in which the slot would request them. */
  async function fetchSlot({ name, props }: PageSlot): Promise<void> {
    const { queries } = await loader.load(name, props);
    // Cast: the page table ties the props to the name.
    await Promise.all((queries?.(props as never) ?? []).map((query) => queryClient.fetchQuery(query)));
  }

  /**
   * Prefetches the first screen of a page. Cached and pending parts are not fetched again: code for the lifetime of the
   * page, data while it is fresh.
   */
  return function prefetch(pathname: string): void {
    if (asked.has(pathname) || isCostly()) return;
    asked.add(pathname);
    Promise.all([...(findPage(pathname)?.slots ?? []).map(fetchSlot), ownPart(pathname)]).then(
      () => {
        asked.delete(pathname);
        // For the end-to-end tests and for performance traces.
        performance.mark(`golf:prefetched ${pathname}`);
      },
      () => {}, // The slot reports a repeated failure when the page is opened.
    );
  };
}

/** Prefetches the page of a link when pointer, keyboard or touch suggest that the visitor will open it. */
export function prefetchOnIntent(prefetch: (pathname: string) => void): void {
  let resting: { link: HTMLAnchorElement; timer: ReturnType<typeof setTimeout> } | null = null;

  function restOn(link: HTMLAnchorElement | null): void {
    // The pointer is still on the same link.
    if (link && resting?.link === link) return;
    if (resting) clearTimeout(resting.timer);
    resting = link && { link, timer: setTimeout(() => prefetch(link.pathname), REST) };
  }

  document.addEventListener('pointerover', (event) => {
    const link = linkOf(event);
    restOn(link);
    // Touch has no hover.
    if (link && event.pointerType === 'touch') prefetch(link.pathname);
  });
  document.addEventListener('focusin', (event) => {
    const link = linkOf(event);
    // A menu opened by pointer moves the focus to its first item, which is no sign of intent.
    if (link?.matches(':focus-visible')) restOn(link);
  });
}
