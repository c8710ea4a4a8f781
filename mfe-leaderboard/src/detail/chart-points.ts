import type { HistoryEntry } from '@golf/shared/api';
import { COUNTING_ROUNDS, FIRST_HANDICAP_ROUND } from '@golf/shared/handicap';
import { shareOf, type Span } from './chart-time.ts';

export interface ChartPoint {
  /** ISO day; "" for today without a clock. */
  date: string;
  /** Strokes; plus handicaps are negative. */
  handicap: number;
  /** Title of the video; "Today" for the last point. */
  title: string;
  /** Strokes relative to par; null for today. */
  score: number | null;
  /** Whether the point precedes the first handicap. */
  early: boolean;
}

/** Minimum width of the chart in px at the usual font size. */
export function chartWidth(points: number): number {
  return 300 + 20 * Math.max(0, points - 16);
}

/** Index of the point with the first handicap. */
export const HANDICAP_START = FIRST_HANDICAP_ROUND - 1;

/** Half of a handicap's last decimal, plus a margin for floating-point errors. */
const ROUNDED = 0.05 + 1e-9;

/**
 * The points of the chart, oldest first. The backend stores the sum of the lowest min(8, n) divided by 8, so the first
 * 7 are scaled by 8/(index+1). The current handicap is the last point, dated today.
 * @param today ISO day; "" without a clock
 */
export function chartPoints(history: readonly HistoryEntry[], handicap: number | null, today: string): ChartPoint[] {
  const points = history
    .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : a.id - b.id))
    .map((entry, index): ChartPoint => ({
      date: entry.date,
      handicap: index < COUNTING_ROUNDS - 1 ? (entry.handicap * COUNTING_ROUNDS) / (index + 1) : entry.handicap,
      title: entry.title,
      score: entry.score_over_par,
      early: index < FIRST_HANDICAP_ROUND,
    }));
  const last = points.at(-1);
  if (handicap !== null && last) {
    // The history has more decimals than a handicap: without a new round the line stays level.
    const isSame = Math.abs(last.handicap - handicap) <= ROUNDED;
    points.push({
      date: today,
      handicap: isSame ? last.handicap : handicap,
      title: 'Today',
      score: null,
      early: false,
    });
  }
  return points;
}

/** Span from the first point to the last point with a day. */
export function spanOfPoints(points: readonly ChartPoint[]): Span {
  const last = points.findLast(({ date }) => date !== '');
  const span = {
    from: points[0]?.date ?? '',
    to: last?.date ?? '',
    endsToday: last !== undefined && last.score === null,
  };
  return points.length <= HANDICAP_START ? { ...span, days: points.map(({ date }) => date) } : span;
}

/** Position of a point along the chart, 0 to 1. Without a clock, today is the day of the latest round. */
export const shareOfPoint = ({ date }: ChartPoint, span: Span): number => shareOf(date || span.to, span);
