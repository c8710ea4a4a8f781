import type { RenderedPage } from './page-contract.ts';
import type { FailureKind } from './slot-failures.ts';

/** Where the server tells the inspector about releases; `?path=/courses`: and about the rendering of that page. */
export const INSPECT_PATH = '/inspect';

/** What it tells. */
export interface Inspected {
  /** What visitors are given now. */
  releases: {
    app: string;
    version: string;
    /** Percent of the visitors who get it. */
    share: number;
    /** "@golf/courses"; null where nobody is named. */
    owner: string | null;
    /** What it changes, a sentence each. */
    change: string[];
    /** Pages that it was on since it is in the store, and what failed there, by kind. */
    pages: number;
    failures: Partial<Record<FailureKind, number>>;
  }[];
  /** Where folders of the sources are to be read, without a slash at the end; null: nobody has said. */
  sources: string | null;
  /** Milliseconds that each slot of the page took to render on the server; none where it was left to the browser. */
  times: RenderedPage['times'];
}
