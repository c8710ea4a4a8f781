import { add, compare, divide, fraction, round, subtract, type Decimal } from './fraction.ts';
import { LATEST_ROUNDS } from './site-handicap.ts';

/** A row of Rule 5.2a: the number of lowest differentials that count, and the adjustment. */
export interface IndexRule {
  useLowest: number;
  /** Strokes added to the mean: 0 or below. */
  adjustment: number;
}

/** Minimum number of scores for an index. */
export const MINIMUM_SCORES = 3;

const RULES: readonly [from: number, rule: IndexRule][] = [
  [MINIMUM_SCORES, { useLowest: 1, adjustment: -2 }],
  [4, { useLowest: 1, adjustment: -1 }],
  [5, { useLowest: 1, adjustment: 0 }],
  [6, { useLowest: 2, adjustment: -1 }],
  [7, { useLowest: 2, adjustment: 0 }],
  [9, { useLowest: 3, adjustment: 0 }],
  [12, { useLowest: 4, adjustment: 0 }],
  [15, { useLowest: 5, adjustment: 0 }],
  [17, { useLowest: 6, adjustment: 0 }],
  [19, { useLowest: 7, adjustment: 0 }],
  [LATEST_ROUNDS, { useLowest: 8, adjustment: 0 }],
];

/**
 * The rule for a number of scores in the record; null below three.
 * Source: Rules of Handicapping, Rule 5.2a.
 */
export function indexRule(scoreCount: number): IndexRule | null {
  return RULES.findLast(([from]) => scoreCount >= from)?.[1] ?? null;
}

/**
 * The entries that count towards the index: indices into `differentials`, lowest first, the later entry first in a tie.
 * Empty below three scores.
 */
export function countingDifferentials(differentials: readonly Decimal[]): number[] {
  const rule = indexRule(differentials.length);
  if (!rule) return [];
  const from = Math.max(0, differentials.length - LATEST_ROUNDS);
  return differentials
    .slice(from)
    .map((value, offset) => ({ index: from + offset, value: fraction(value) }))
    .toSorted((a, b) => compare(a.value, b.value) || b.index - a.index)
    .slice(0, rule.useLowest)
    .map(({ index }) => index);
}

/**
 * Handicap index from differentials, oldest first: the mean of the lowest of the last 20 plus the
 * adjustment, one decimal; null below three scores. Plus handicaps are negative.
 * Source: Rules of Handicapping, Rule 5.2.
 */
export function handicapIndex(differentials: readonly Decimal[]): number | null {
  const rule = indexRule(differentials.length);
  if (!rule) return null;
  const counting = countingDifferentials(differentials);
  const sum = counting.reduce((total, index) => add(total, fraction(differentials[index] ?? 0)), fraction(0));
  const mean = divide(sum, fraction(counting.length));
  return round(subtract(mean, fraction(-rule.adjustment)), 1);
}
