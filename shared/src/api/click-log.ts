import * as v from 'valibot';

const MAX_MARKER = 200;
/** Printable characters: none that a terminal or a log would interpret. */
const PRINTABLE = /^\P{C}*$/u;

/** Body of POST /api/log-click, as the server accepts it. */
export const clickSchema = v.strictObject({
  /** Event marker, or "visit-…" for a visited path. */
  trackId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_MARKER), v.regex(PRINTABLE)),
  /** ISO instant by the visitor's clock. */
  timestamp: v.pipe(v.string(), v.isoTimestamp()),
  playerId: v.nullable(v.pipe(v.number(), v.safeInteger())),
  scoreId: v.nullable(v.pipe(v.number(), v.safeInteger())),
  trophyId: v.optional(v.nullable(v.pipe(v.number(), v.safeInteger()))),
  badgeId: v.optional(v.nullable(v.pipe(v.number(), v.safeInteger()))),
  itemId: v.optional(v.nullable(v.pipe(v.number(), v.safeInteger()))),
});

export type Click = v.InferOutput<typeof clickSchema>;
