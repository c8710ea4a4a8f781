/** Endpoint of the measurements of trial pages. Not below /api, which may be another backend. */
export const PAGE_MEASURES_PATH = '/page-measures';

/** Entry in the `server-timing` header of a page that counts for a trial. Such a page measures itself. */
export const COUNTED_PAGE = 'counted';

/** Measurements of one page, sent when the visitor leaves it. */
export interface PageMeasures {
  /** LCP in milliseconds; null if the browser does not report it. */
  paint: number | null;
  /** INP in milliseconds; null without a press, or if the browser does not report it. */
  answer: number | null;
  /** Presses of links and buttons, and the presses among them that changed nothing. */
  clicks: number;
  deadClicks: number;
}
