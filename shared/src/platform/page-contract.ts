import type { PageHead } from './page-head.ts';
import type { PageData } from './query-client.ts';
import type { LiveRemotes } from './remote-loader.ts';
import type { ExposedName, RemoteModule } from './remotes.ts';

/*
 * What passes between the server, the page that it sends and the browser. Both sides compile against it.
 */

/** What the server asks of the shell's server build. */
export interface RenderRequest {
  /** Path of a route, without a query: the page is the same for everyone. */
  pathname: string;
  /** The live releases' server modules by name; a missing one is left to the browser. */
  modules: Partial<Record<ExposedName, RemoteModule<never>>>;
  /** Called with each slot that begins to render, so that one that never ends can be named. */
  onSlot: (name: ExposedName) => void;
}

/** One page as the shell's server build hands it to the server. */
export interface RenderedPage {
  /** Content of #root. */
  html: string;
  head: PageHead;
  data: PageData;
  /** Every slot of the page. */
  slots: ExposedName[];
  /** Milliseconds that each slot took to render, its data not counted: 0.4. */
  times: Partial<Record<ExposedName, number>>;
  /** The slots that failed to render on the server ... */
  leftToBrowser: string[];
  /** ... and the messages of what was thrown. */
  errors: string[];
}

/** What the server tells the browser with the page, in `<script type="application/json" id="page">`. */
export interface PageState {
  /** Version of the shell's release. */
  shell: string;
  remotes: LiveRemotes;
  /** Whether #root holds the page's HTML already. */
  rendered: boolean;
  /** The slots in it that the server could not render; none where it is not given. */
  leftToBrowser?: string[];
  /** Set where the site has nothing at this address: it is the page that says so, whatever the route. */
  nowhere?: true;
  /** Answers that the HTML was made of ... */
  data: PageData;
  /** ... and the paths of those too large to travel inside the page. */
  preloaded: string[];
  /** The release that this visitor alone looks at. */
  preview?: PreviewedRelease;
}

export interface PreviewedRelease {
  app: string;
  /** Of a release, or the address of a remote on the visitor's own machine. */
  version: string;
  /** When it was rolled back, as an ISO time, and why, as the end of a sentence; null: nobody knows. */
  rolledBack?: { at: string | null; why: string | null };
}

/** Attributes of `<html>` that style sheets go by. The inline script of index.html sets some before the first paint. */
export const PAGE_MARKS = {
  /** Names of the address's parameters, separated by spaces. The server's HTML does not know them. */
  asked: 'data-asked',
  /** Names of the features that were left with another view than the server has, separated by spaces: see `savedViewMark`. */
  savedView: 'data-saved-view',
  /** Set while a page is on its way, unless it is a reload or Back: what lies below the first screen need not be laid out. */
  firstScreen: 'data-first-screen',
  /** Whether the banner above the footer is 'away' or 'here'. */
  patron: 'data-patron',
  /** Set while one course is printed alone. */
  printingOne: 'data-printing-one',
} as const;
