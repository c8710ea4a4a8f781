import { countingDifferentials, FULL_ROUND, handicapIndex, siteHandicap } from '@golf/shared/handicap';
import { createPreference } from '@golf/shared/platform';
import * as v from 'valibot';
import { isPossibleAdjusted } from './limits.ts';
import { TABLE, type IndexOptions } from './rule.ts';
import { whsRecord, type WhsRecord } from './whs/record.ts';

/** One score of the visitor's own record. */
export interface Entry {
  /** Adjusted score, one decimal; includes the site's expected score for holes not played. */
  adjusted: number;
  /** For fewer than 18 holes: the number of holes, and the adjusted score by the World Handicap System. */
  part?: { holes: number; whs: number } | undefined;
  /** For a full round, as typed: gross score, and the ratings of the tees. */
  card?: { score: number; rating: number; slope: number } | undefined;
}

const score = v.pipe(v.number(), v.finite());

/** The visitor's own scores, oldest first, stored in their browser. */
export const calculatorHistory = createPreference<Entry[]>(
  'calculatorHistory',
  v.pipe(
    v.array(
      v.object({
        adjusted: score,
        part: v.optional(v.object({ holes: score, whs: score })),
        card: v.optional(v.object({ score, rating: score, slope: score })),
      }),
    ),
    // Earlier versions stored impossible scores.
    v.filterItems(({ adjusted }) => isPossibleAdjusted(adjusted)),
  ),
  [],
);

export interface HistorySummary {
  /** Handicap index, plus handicaps negative; null with too few scores. */
  index: number | null;
  /** Positions of the counting scores in the history. */
  counting: ReadonlySet<number>;
  /** The record by the World Handicap System; null by the table alone. */
  whs: WhsRecord | null;
}

function whsOf(history: readonly Entry[], lowIndex: number | null): WhsRecord {
  const scores = history.map(({ adjusted, part }) => ({
    differential: part?.whs ?? adjusted,
    holes: part?.holes ?? FULL_ROUND,
  }));
  return whsRecord(scores, lowIndex);
}

/** The index of a history, and its counting scores. */
export function summaryOf(history: readonly Entry[], { rule, lowIndex }: IndexOptions = TABLE): HistorySummary {
  if (rule === 'whs') {
    const whs = whsOf(history, lowIndex);
    return { index: whs.index, counting: new Set(whs.counting), whs };
  }
  const scores = history.map(({ adjusted }) => adjusted);
  return { index: handicapIndex(scores), counting: new Set(countingDifferentials(scores)), whs: null };
}

/** Site handicap of the scores by the leaderboard's rule, plus handicaps negative; null below five scores. */
export const siteHandicapOf = (history: readonly Entry[]) => siteHandicap(history.map(({ adjusted }) => adjusted));

/** The index after each score; the first entry follows the first score with an index. */
export function indexAfterEachScore(history: readonly Entry[], { rule, lowIndex } = TABLE): number[] {
  if (rule === 'whs') return whsOf(history, lowIndex).indices;
  const scores = history.map(({ adjusted }) => adjusted);
  return scores.flatMap((_, place) => handicapIndex(scores.slice(0, place + 1)) ?? []);
}

/** Search range of the score for a target, in tenths of a stroke. */
const FLOOR = -150;
const CEILING = 1000;

/**
 * The highest adjusted score of the next round that brings the index to a target or below.
 * @param target index, plus handicaps negative
 * @returns strokes, one decimal; Infinity if any score does, null if none does
 */
export function scoreForTarget(history: readonly Entry[], target: number, options = TABLE): number | null {
  const reaches = (tenths: number) =>
    (summaryOf([...history, { adjusted: tenths / 10 }], options).index ?? Infinity) <= target;
  if (!reaches(FLOOR)) return null;
  if (reaches(CEILING)) return Infinity;
  let [good, bad] = [FLOOR, CEILING];
  // A worse score never lowers the index: bisection finds the highest score that is good enough.
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (reaches(middle)) good = middle;
    else bad = middle;
  }
  return good / 10;
}
