import { countingDifferentials, handicapIndex, indexRule } from '@golf/shared/handicap';
import { createPreference } from '@golf/shared/platform';
import * as v from 'valibot';

/** One score of the visitor's own record. */
export interface Entry {
  /** Adjusted score, one decimal. */
  adjusted: number;
}

/** The visitor's own scores, oldest first, kept in their browser. */
export const calculatorHistory = createPreference<Entry[]>(
  'calculatorHistory',
  v.array(v.object({ adjusted: v.pipe(v.number(), v.finite()) })),
  [],
);

export interface HistorySummary {
  /** Handicap index, plus handicaps negative; null below three scores. */
  index: number | null;
  /** Indices into the history of the scores that count. */
  counting: ReadonlySet<number>;
}

/** The index of a history, and the scores that it is made of. */
export function summaryOf(history: readonly Entry[]): HistorySummary {
  const scores = history.map(({ adjusted }) => adjusted);
  return { index: handicapIndex(scores), counting: new Set(countingDifferentials(scores)) };
}

/** The index after each score; the first entry is the one after the third score. */
export function indexAfterEachScore(history: readonly Entry[]): number[] {
  const scores = history.map(({ adjusted }) => adjusted);
  return scores.flatMap((_, place) => handicapIndex(scores.slice(0, place + 1)) ?? []);
}

/** The range in which a score for a target is sought, in tenths of a stroke. */
const FLOOR = -150;
const CEILING = 1000;

/**
 * The highest adjusted score of the next round that brings the index to a target or below.
 * @param target index, plus handicaps negative
 * @returns strokes, one decimal; Infinity if any score does, null if none does
 */
export function scoreForTarget(history: readonly Entry[], target: number): number | null {
  if (!indexRule(history.length + 1)) return null;
  const scores = history.map(({ adjusted }) => adjusted);
  const reaches = (tenths: number) => (handicapIndex([...scores, tenths / 10]) ?? Infinity) <= target;
  if (!reaches(FLOOR)) return null;
  if (reaches(CEILING)) return Infinity;
  let [good, bad] = [FLOOR, CEILING];
  // A worse score never lowers the index: halving the span finds the last one that is good enough.
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (reaches(middle)) good = middle;
    else bad = middle;
  }
  return good / 10;
}
