import { FAILURE_KINDS } from '@golf/shared/platform/contract';
import * as v from 'valibot';

/* Health counts of a release, as stored in health.json. */

/** Defaults to 0: older stores lack some of the counts. */
const count = v.optional(v.number(), 0);

const groupSchema = v.object({
  pages: count,
  failed: count,
  /** Pages that reported their first paint, and those with a slow one. */
  painted: count,
  slowPaint: count,
  /** Pages that reported their response time to a press, and those with a slow one. */
  answered: count,
  slowAnswer: count,
  /** Pages with at least one press, and those with a press that had no effect. */
  clicked: count,
  deadClick: count,
});

export const noPages = (): Group => v.parse(groupSchema, {});

/** Page counts of one release during a trial. Pages and failures are capped per visitor. */
export type Group = v.InferOutput<typeof groupSchema>;

export const BROWSER_ENGINES = ['chromium', 'firefox', 'webkit', 'other'] as const;
export type BrowserEngine = (typeof BROWSER_ENGINES)[number];

const sidesSchema = v.object({
  trial: groupSchema,
  /** Counts of the live release over the same time. */
  live: groupSchema,
});

/** Page counts of a trial and of the live release. */
export type Sides = v.InferOutput<typeof sidesSchema>;

export const noSides = (): Sides => ({ trial: noPages(), live: noPages() });

const trialSchema = v.object({
  /** Start of the trial. Another trial of the same version starts from zero. */
  since: v.string(),
  ...sidesSchema.entries,
  /** The same counts by browser engine. Stores of older servers lack them. */
  engines: v.optional(v.record(v.picklist(BROWSER_ENGINES), sidesSchema)),
});

export type TrialHealth = v.InferOutput<typeof trialSchema>;

/** Sampled visits by browser engine, in which this release was shown, and how many of them it spoiled. */
const visitsSchema = v.object({
  sampled: count,
  slowPaint: count,
  slowAnswer: count,
  /** Visits with a layout shift above the threshold. */
  shifted: count,
  longFrames: count,
  /** Not sampled: browsers report every crash and deprecation. */
  crashed: count,
  deprecated: count,
});

export type Visits = v.InferOutput<typeof visitsSchema>;

export const noVisits = (): Visits => v.parse(visitsSchema, {});

/** Maximum number of UTC days with visits that a release keeps: the latest. */
export const KEPT_DAYS = 8;

/** Visits by UTC day ("2026-11-29") and browser engine. */
const daysSchema = v.record(v.string(), v.record(v.picklist(BROWSER_ENGINES), visitsSchema));

export type Days = v.InferOutput<typeof daysSchema>;

/** The latest days. */
export const latestDays = (days: Days): Days =>
  Object.fromEntries(
    Object.entries(days)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .slice(-KEPT_DAYS),
  );

const recordSchema = v.object({
  /** Pages shown with this release. */
  pages: v.number(),
  failures: v.record(v.picklist(FAILURE_KINDS), v.number()),
  trial: v.optional(trialSchema),
  /** Absent in stores of older servers. */
  days: v.optional(daysSchema),
});

/**
 * Health of one release. `pages`, `failures` and `days` come from unverified reports; only `trial` is used to judge a trial.
 */
export type ReleaseHealth = v.InferOutput<typeof recordSchema>;

export const healthSchema = v.record(v.string(), recordSchema);
