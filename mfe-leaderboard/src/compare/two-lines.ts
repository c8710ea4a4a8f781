import { formatDayOfYear } from '@golf/shared/format';
import { monthOf } from '../detail/chart-days.ts';
import type { Held } from './handicap-line.ts';

/** Days that a chart covers. */
export interface Span {
  /** ISO days. */
  from: string;
  to: string;
}

const DAY = 86_400_000;
const dayNumber = (day: string) => Date.parse(day) / DAY;

/** From the first day of any line to the last; null where there is nothing to draw. */
export function spanOf(lines: readonly (readonly Held[])[]): Span | null {
  const days = lines
    .flat()
    .map(({ date }) => date)
    .toSorted();
  const [from] = days;
  const to = days.at(-1);
  return from === undefined || to === undefined || from === to ? null : { from, to };
}

/** How far along the span a day is: 0 to 1. */
export function shareOf(day: string, { from, to }: Span): number {
  return (dayNumber(day) - dayNumber(from)) / (dayNumber(to) - dayNumber(from));
}

/** The day at a share of the span. */
export function dayAt(share: number, { from, to }: Span): string {
  const day = dayNumber(from) + Math.round(share * (dayNumber(to) - dayNumber(from)));
  return new Date(day * DAY).toISOString().slice(0, 10);
}

/** A handful of points says no more in a large chart. */
const A_HANDFUL = 5;

/** Whether lines have so few points that a small chart shows them. */
export const areShort = (lines: readonly (readonly Held[])[]): boolean => lines.flat().length < A_HANDFUL;

/** A day that is named below the chart. */
export interface Tick {
  /** ISO day. */
  day: string;
  name: string;
}

/** Days named below a chart, at most. */
const MOST_TICKS = 7;
/** Over fewer months their first days would be too few to read the chart by. */
const FEWEST_MONTHS = 4;
/** Days named of a span of some weeks, at most. */
const FEW_DAYS = 5;

/** The first day of each month within the span. */
function monthsOf({ from, to }: Span): string[] {
  const [year = 0, month = 1] = from.split('-').map(Number);
  const count = dayNumber(to) - dayNumber(from);
  // A month has 28 days at least.
  const first = Array.from({ length: Math.ceil(count / 28) + 1 }, (_, index) =>
    new Date(Date.UTC(year, month - 1 + index, 1)).toISOString().slice(0, 10),
  );
  return first.filter((day) => day >= from && day <= to);
}

/** The days that the chart names: the first of months, or days evenly spread over some weeks. */
export function ticksOf(span: Span): Tick[] {
  const months = monthsOf(span);
  if (months.length >= FEWEST_MONTHS) {
    const every = Math.ceil(months.length / MOST_TICKS);
    return months.filter((_, index) => index % every === 0).map((day) => ({ day, name: monthOf(day) }));
  }
  const count = dayNumber(span.to) - dayNumber(span.from);
  // Whole days, so that all are as far from each other; the last may be short of the end.
  const every = Math.ceil(count / (FEW_DAYS - 1));
  return Array.from({ length: Math.floor(count / every) + 1 }, (_, at) => dayAt((at * every) / count, span)).map(
    (day) => ({ day, name: formatDayOfYear(day) }),
  );
}

type Height = (handicap: number) => number;

const pointOf = ({ date, handicap }: Held, span: Span, y: Height) =>
  `${shareOf(date, span).toFixed(5)} ${y(handicap).toFixed(5)}`;

/**
 * A line as the path of a picture that is 1 wide and 1 high, from round to round. What the last round made lasts up to the end.
 * @param y where a handicap is, 0 to 1 from the top
 */
export function pathOfLine(line: readonly Held[], span: Span, y: Height): string {
  return line.length === 0 ? '' : `M${line.map((held) => pointOf(held, span, y)).join('L')}H1`;
}

/** The rounds of a line as pieces of no length: the ends of the stroke make a dot of each, whatever the picture is stretched to. */
export const dotsOfLine = (line: readonly Held[], span: Span, y: Height): string =>
  line.map((held) => `M${pointOf(held, span, y)}h0`).join('');

/**
 * Where the labels of the last points are, so that none lies over the other.
 * @param heights where the points are, 0 to 1 from the top
 * @param apart the least distance between two
 */
export function labelHeights(heights: readonly (number | null)[], apart: number): (number | null)[] {
  const [first = null, second = null] = heights;
  if (first === null || second === null) return [first, second];
  const missing = Math.max(0, apart - Math.abs(first - second)) / 2;
  const isAbove = first <= second;
  return [first + (isAbove ? -missing : missing), second + (isAbove ? missing : -missing)];
}
