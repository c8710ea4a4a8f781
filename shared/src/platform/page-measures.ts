/** Path to which a page of a trial says how it went. Not below /api, which may be another backend. */
export const PAGE_MEASURES_PATH = '/page-measures';

/** Name in the `server-timing` of a page that counts for a trial: such a page measures itself. */
export const COUNTED_PAGE = 'counted';

/** How a page went, as it says itself when it is left. */
export interface PageMeasures {
  /** Milliseconds until its first screen was there (LCP); null where the browser does not say. */
  paint: number | null;
  /** Milliseconds that the slowest press waited for what it shows (INP); null where nothing was pressed, or the browser does not say. */
  answer: number | null;
  /** Presses of links and buttons, and those of them after which nothing changed. */
  clicks: number;
  deadClicks: number;
}
