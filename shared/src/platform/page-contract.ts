import type { PageHead } from './page-head.ts';
import type { PageData } from './query-client.ts';
import type { LiveRemotes } from './remote-loader.ts';
import type { ExposedName, RemoteModule } from './remotes.ts';

/* Data exchanged between the server, its page and the browser. Both sides compile against it. */

/** Request from the server to the shell's server build. */
export interface RenderRequest {
  /** Path of a route without a query: the page is the same for everyone. */
  pathname: string;
  /** Server modules of the live releases, by name. A missing module is left to the browser. */
  modules: Partial<Record<ExposedName, RemoteModule<never>>>;
  /** Called with each slot that starts to render, so that a slot that never ends can be named. */
  onSlot: (name: ExposedName) => void;
}

/** One rendered page, as the shell's server build returns it. */
export interface RenderedPage {
  /** Content of #root. */
  html: string;
  head: PageHead;
  data: PageData;
  slots: ExposedName[];
  /** Render time of each slot in milliseconds, without its data: 0.4. */
  times: Partial<Record<ExposedName, number>>;
  /** Slots that failed to render on the server. */
  leftToBrowser: string[];
  /** Messages of the errors thrown during the rendering. */
  errors: string[];
}

/** State that the server sends with the page, in `<script type="application/json" id="page">`. */
export interface PageState {
  /** Version of the shell's release. */
  shell: string;
  remotes: LiveRemotes;
  /** Whether #root contains server-rendered HTML. */
  rendered: boolean;
  /** Slots that failed to render on the server; absent: none. */
  leftToBrowser?: string[];
  /** Set if the site has no content at this path: the page is the 404 page, even if a route matches. */
  nowhere?: true;
  /** Answers that the HTML was rendered from. */
  data: PageData;
  /** Paths of the answers that are too large to be inlined. */
  preloaded: string[];
  /** The release that only this visitor sees. */
  preview?: PreviewedRelease;
  /** Further ones, of other apps. */
  alsoPreviewed?: PreviewedRelease[];
}

export interface PreviewedRelease {
  app: string;
  /** Version of a release, or URL of a remote on the visitor's own machine. */
  version: string;
  /** Rollback: the time as an ISO instant, and the reason as the end of a sentence; null: unknown. */
  rolledBack?: { at: string | null; why: string | null };
}

/**
 * Attributes of `<html>` that style sheets use. The inline script of index.html sets some of them before the first
 * paint.
 */
export const PAGE_MARKS = {
  /** Names of the URL's query parameters, separated by spaces. The server's HTML is rendered without them. */
  asked: 'data-asked',
  /** Names of the features whose saved view differs from the server's, separated by spaces: see `savedViewMark`. */
  savedView: 'data-saved-view',
  /** Set while a page loads, except on reload or Back: content below the first screen needs no layout yet. */
  firstScreen: 'data-first-screen',
  /** State of the banner above the footer: 'away' or 'here'. */
  patron: 'data-patron',
  printingOne: 'data-printing-one',
} as const;
