import type { Resource } from '@golf/shared/api';
import type { LiveRemotes, PageData } from '@golf/shared/platform';
import type { QueryClient } from '@tanstack/react-query';

/** What the server tells the browser with the page, in `<script type="application/json" id="page">`. */
export interface PageState {
  remotes: LiveRemotes;
  /** Whether #root holds the page's HTML already. */
  rendered: boolean;
  /** Answers that the HTML was made of ... */
  data: PageData;
  /** ... and the paths of those too large to travel inside the page. */
  preloaded: string[];
  /** The release that this visitor alone looks at. */
  preview?: Preview;
}

export interface Preview {
  app: string;
  /** Of a release, or the address of a remote on the visitor's own machine. */
  version: string;
}

/** The digest of a slot that the server left to the browser, as React hands it over. */
export const LEFT_TO_BROWSER = 'left-to-browser';

const EMPTY: PageState = { remotes: {}, rendered: false, data: [], preloaded: [] };

/** Reads what the server sent with the page. */
export function readPage(document: Document): PageState {
  const text = document.getElementById('page')?.textContent;
  // Written by the server that sent the page, of the same release store.
  return text ? { ...EMPTY, ...(JSON.parse(text) as Partial<PageState>) } : EMPTY;
}

/** Waits for those resources whose answers the page preloads, so that its HTML can be taken over as it is. */
export function settlePreloaded(client: QueryClient, { preloaded }: PageState) {
  return (resources: Resource<unknown>[]) =>
    Promise.all(
      resources.filter(({ queryKey: [path] }) => preloaded.includes(path)).map((r) => client.prefetchQuery(r)),
    );
}
