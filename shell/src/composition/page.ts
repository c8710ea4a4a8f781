import type { Resource } from '@golf/shared/api';
import type { ExposedName, PageState } from '@golf/shared/platform/contract';
import type { QueryClient } from '@tanstack/react-query';

/** Digest of the error with which React marks a slot that the server left to the browser. */
export const LEFT_TO_BROWSER = 'left-to-browser';

const EMPTY: PageState = { shell: 'source', remotes: {}, rendered: false, data: [], preloaded: [] };

/** Reads the state that the server put into the page. */
export function readPage(document: Document): PageState {
  const text = document.getElementById('page')?.textContent;
  // Written by the server that sent this page (server/src/pages/document.ts).
  return text ? { ...EMPTY, ...(JSON.parse(text) as Partial<PageState>) } : EMPTY;
}

/** The version of an app on a page. */
export const versionOn =
  ({ shell, remotes }: PageState) =>
  (app: string): string | undefined =>
    app === 'shell' ? shell : Object.entries(remotes).find(([name]) => name === app)?.[1].version;

/** The slots in the server's HTML, also those that it could not render. */
export const slotsOf = (document: Document): ExposedName[] =>
  // Written by RemoteSlot.
  [...document.querySelectorAll<HTMLElement>('[data-boundary]')].map(
    ({ dataset }) => dataset['boundary'] as ExposedName,
  );

/** Waits for the answers that the page preloads, so that the HTML made of them can be hydrated without a mismatch. */
export function settlePreloaded(client: QueryClient, { preloaded }: PageState) {
  return (resources: Resource<unknown>[]) =>
    Promise.all(
      resources.filter(({ queryKey: [path] }) => preloaded.includes(path)).map((r) => client.prefetchQuery(r)),
    );
}
