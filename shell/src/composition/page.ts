import type { Resource } from '@golf/shared/api';
import type { ExposedName, PageState } from '@golf/shared/platform/contract';
import type { QueryClient } from '@tanstack/react-query';

/** Digest of the error that React writes for a slot that is left to the browser. */
export const CLIENT_ONLY = 'left-to-browser';

const EMPTY: PageState = { shell: 'source', remotes: {}, rendered: false, data: [], preloaded: [] };

export function readPage(document: Document): PageState {
  const text = document.getElementById('page')?.textContent;
  // Cast: the server that sent this page wrote it (server/src/pages/document.ts).
  return text ? { ...EMPTY, ...(JSON.parse(text) as Partial<PageState>) } : EMPTY;
}

export const versionOn =
  ({ shell, remotes }: PageState) =>
  (app: string): string | undefined =>
    app === 'shell' ? shell : Object.entries(remotes).find(([name]) => name === app)?.[1].version;

/** Slots in the server's HTML, including those that failed to render there. */
export const slotsOf = (document: Document): ExposedName[] =>
  // Cast: RemoteSlot writes the attribute.
  [...document.querySelectorAll<HTMLElement>('[data-boundary]')].map(
    ({ dataset }) => dataset['boundary'] as ExposedName,
  );

/** Waits for the answers that the page preloads: hydration without them would cause a mismatch. */
export function settlePreloaded(client: QueryClient, { preloaded }: PageState) {
  return (resources: Resource<unknown>[]) =>
    Promise.all(
      resources.filter(({ queryKey: [path] }) => preloaded.includes(path)).map((r) => client.prefetchQuery(r)),
    );
}

/** Releases that only this visitor sees; undefined: none. */
export const previewed = ({ preview, alsoPreviewed = [] }: Pick<PageState, 'preview' | 'alsoPreviewed'>) =>
  preview && [preview, ...alsoPreviewed];
