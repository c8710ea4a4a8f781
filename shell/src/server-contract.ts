import type { ExposedName, PageData, PageHead, RemoteModule } from '@golf/shared/platform';

/** What the server hands to the shell's server build. */
export interface RenderRequest {
  /** Path of a route, without a query: the page is the same for everyone. */
  pathname: string;
  /** The live releases' server modules by name; a missing one is left to the browser. */
  modules: Partial<Record<ExposedName, RemoteModule<never>>>;
  /** Told of each slot that begins to render, so that one that never ends can be named. */
  onSlot: (name: ExposedName) => void;
}

/** One rendered page. */
export interface RenderedPage {
  /** Content of #root. */
  html: string;
  head: PageHead;
  data: PageData;
  /** Every slot of the page. */
  slots: ExposedName[];
  /** The slots that failed to render here. */
  leftToBrowser: string[];
  /** Why, as far as known. */
  errors: string[];
}
