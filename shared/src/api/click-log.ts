import * as v from 'valibot';

const MAX_MARKER = 200;
/** Letters, digits and signs: nothing that a terminal or a log would act upon. */
const PRINTABLE = /^\P{C}*$/u;

/** The body of POST /api/log-click, as the server accepts it. */
export const clickSchema = v.strictObject({
  /** The event marker, or "visit-…" for a visited path. */
  trackId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_MARKER), v.regex(PRINTABLE)),
  /** ISO instant of the visitor's clock. */
  timestamp: v.pipe(v.string(), v.isoTimestamp()),
  playerId: v.nullable(v.pipe(v.number(), v.safeInteger())),
  scoreId: v.nullable(v.pipe(v.number(), v.safeInteger())),
  trophyId: v.optional(v.nullable(v.pipe(v.number(), v.safeInteger()))),
  badgeId: v.optional(v.nullable(v.pipe(v.number(), v.safeInteger()))),
  itemId: v.optional(v.nullable(v.pipe(v.number(), v.safeInteger()))),
});

export type Click = v.InferOutput<typeof clickSchema>;
