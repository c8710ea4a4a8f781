import { findPage, type PageSlot } from '@golf/shared/pages';
import type { RemoteLoader } from '@golf/shared/platform';
import type { QueryClient } from '@tanstack/react-query';

/** How long the pointer or the focus rests on a link before its page is fetched, in milliseconds. */
export const REST = 65;

/** The Network Information API, where the browser has it. */
interface WithConnection {
  connection?: { saveData?: boolean; effectiveType?: string };
}

/** Whether the visitor pays for each byte, or waits for it: then only what is really opened is fetched. */
function isCostly(): boolean {
  // Not in TypeScript's own types, as only Chromium has it.
  const { connection } = navigator as WithConnection;
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}

/** The link to another page of the site that an event is about. */
function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.matches('[download], [data-no-prefetch]') || link.origin !== location.origin)
    return null;
  return link.pathname === location.pathname ? null : link;
}

/**
 * Code and data of the pages that a visitor may open next.
 * @param ownPart fetches what a page needs of the shell itself; null if that is nothing
 */
export function createPrefetch(
  loader: RemoteLoader,
  queryClient: QueryClient,
  ownPart: (pathname: string) => Promise<void> | null,
) {
  /** Paths that are on their way, and those that did not come: opening the page asks for them again. */
  const asked = new Set<string>();

  /** What a slot of the page needs, in the order in which the slot itself would ask for it. */
  async function fetchSlot({ name, props }: PageSlot): Promise<void> {
    const { queries } = await loader.load(name, props);
    // The table ties the props to the name.
    await Promise.all((queries?.(props as never) ?? []).map((query) => queryClient.fetchQuery(query)));
  }

  /**
   * Fetches what a page shows first. What is here already, or is on its way, is not fetched again: code for as long as
   * the page is open, data while it is fresh.
   */
  return function prefetch(pathname: string): void {
    if (asked.has(pathname) || isCostly()) return;
    asked.add(pathname);
    Promise.all([...(findPage(pathname)?.slots ?? []).map(fetchSlot), ownPart(pathname)]).then(
      () => {
        asked.delete(pathname);
        // For the end-to-end tests, and for whoever looks at a trace.
        performance.mark(`golf:prefetched ${pathname}`);
      },
      () => {}, // The slot says so if the page is opened and it still does not come.
    );
  };
}

/** Fetches the page of a link once the visitor is about to open it: by pointer, keyboard or touch. */
export function prefetchOnIntent(prefetch: (pathname: string) => void): void {
  let resting: { link: HTMLAnchorElement; timer: ReturnType<typeof setTimeout> } | null = null;

  function restOn(link: HTMLAnchorElement | null): void {
    // The pointer moves on within the same link.
    if (link && resting?.link === link) return;
    if (resting) clearTimeout(resting.timer);
    resting = link && { link, timer: setTimeout(() => prefetch(link.pathname), REST) };
  }

  document.addEventListener('pointerover', (event) => {
    const link = linkOf(event);
    restOn(link);
    // A finger does not hover.
    if (link && event.pointerType === 'touch') prefetch(link.pathname);
  });
  document.addEventListener('focusin', (event) => {
    const link = linkOf(event);
    // A menu that was opened by the pointer moves the focus to its first item: that is nobody's choice.
    if (link?.matches(':focus-visible')) restOn(link);
  });
}
