import type { RenderedPage } from './page-contract.ts';
import type { FailureKind } from './slot-failures.ts';

/** Endpoint of the inspector's data about releases. `?path=/courses` adds the rendering of that page. */
export const INSPECT_PATH = '/inspect';

/** Answer of INSPECT_PATH. */
export interface Inspected {
  /** The releases that visitors get now. */
  releases: {
    app: string;
    version: string;
    /** Share of the visitors who get the release, in percent. */
    share: number;
    /** "@golf/courses"; null: no owner is named. */
    owner: string | null;
    /** Changes of the release, one sentence each. */
    change: string[];
    /** Pages rendered with the release since it was stored, and failures on them by kind. */
    pages: number;
    failures: Partial<Record<FailureKind, number>>;
  }[];
  /** Base URL of the source folders, without a slash at the end; null: not configured. */
  sources: string | null;
  /** Server render time of each slot of the page, in milliseconds. Empty if the page was left to the browser. */
  times: RenderedPage['times'];
}
