/** Endpoint of the measurements of trial pages and sampled visits. Not below /api, which may be another backend. */
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
  /** Only of a sampled visit. */
  sample?: VisitSample;
}

/** What a sampled visit tells beyond a counted page. Apps are named as folders: "mfe-courses". */
export interface VisitSample {
  /** Version by app: of the shell, and of each app whose slot was shown or that is blamed. */
  versions: Record<string, string>;
  /** CLS; null if the browser does not report it. */
  shift: number | null;
  /** App that each value is blamed on. */
  blame: { paint?: string; answer?: string; shift?: string };
  /** Milliseconds over 50 of long animation frames, summed by blamed app. Absent: the browser does not report them. */
  frames?: Record<string, number>;
}
