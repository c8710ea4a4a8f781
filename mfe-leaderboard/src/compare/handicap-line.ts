import type { HistoryEntry } from '@golf/shared/api';
import { COUNTING_ROUNDS, divide, FIRST_HANDICAP_ROUND, fraction, multiply, round } from '@golf/shared/handicap';

/** A handicap and its first day. */
export interface Held {
  /** ISO day. */
  date: string;
  /** Strokes, one decimal; plus handicaps are negative. */
  handicap: number;
}

/**
 * The handicap after each round, from the first round with a handicap. The backend stores the sum of the counting
 * scores ÷ 8, regardless of their number.
 * @returns oldest first
 */
export function handicapLine(history: readonly HistoryEntry[]): Held[] {
  return history
    .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : a.id - b.id))
    .map(({ date, handicap }, index) => {
      const sum = multiply(fraction(handicap), fraction(COUNTING_ROUNDS));
      return { date, handicap: round(divide(sum, fraction(Math.min(COUNTING_ROUNDS, index + 1))), 1) };
    })
    .slice(FIRST_HANDICAP_ROUND - 1);
}

/** Lowest handicap of a line and its first day; null for a line without points. */
export function lowestOf(line: readonly Held[]): Held | null {
  return line.reduce<Held | null>((low, held) => (low && low.handicap <= held.handicap ? low : held), null);
}

/** Handicap on a day: after the last round up to it; null before the first. */
export function heldOn(line: readonly Held[], day: string): number | null {
  return line.findLast(({ date }) => date <= day)?.handicap ?? null;
}
