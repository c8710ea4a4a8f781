import { FAILURE_KINDS } from '@golf/shared/platform/contract';
import * as v from 'valibot';

/* What is counted of a release, as it lies in health.json. */

/** Stores of before did not count all of it. */
const count = v.optional(v.number(), 0);

const groupSchema = v.object({
  /** Pages shown. */
  pages: count,
  /** Those of them that failed. */
  failed: count,
  /** Pages that said when their first screen was there, and those on which that was late. */
  painted: count,
  slowPaint: count,
  /** Pages that said how long a press waited for its answer, and those on which it waited long. */
  answered: count,
  slowAnswer: count,
  /** Pages on which something was pressed, and those on which a press led nowhere. */
  clicked: count,
  deadClick: count,
});

/** A group of which nothing is known yet. */
export const noPages = (): Group => v.parse(groupSchema, {});

/** Pages of one release, counted while a trial lasts: so many of each visitor, and so many of their failures. */
export type Group = v.InferOutput<typeof groupSchema>;

const trialSchema = v.object({
  /** When this trial began: another one of the same version starts from zero. */
  since: v.string(),
  trial: groupSchema,
  /** What was live beside it. */
  live: groupSchema,
});

/** How a trial fares, beside what is live. */
export type TrialHealth = v.InferOutput<typeof trialSchema>;

const recordSchema = v.object({
  /** Pages shown that were made with this release. */
  pages: v.number(),
  /** By kind. */
  failures: v.record(v.picklist(FAILURE_KINDS), v.number()),
  /** Of its trial, the latest. */
  trial: v.optional(trialSchema),
});

/** How one release fares, as everyone may tell who asks or reports; a trial is judged by what `trial` says. */
export type ReleaseHealth = v.InferOutput<typeof recordSchema>;

export const healthSchema = v.record(v.string(), recordSchema);
