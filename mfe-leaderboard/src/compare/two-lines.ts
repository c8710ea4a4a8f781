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

/**
 * A line as the path of a picture that is 1 wide and 1 high. Between rounds a handicap stays what it is, so it is drawn in
 * steps, and the last one up to the end.
 * @param y where a handicap is, 0 to 1 from the top
 */
export function pathOfLine(line: readonly Held[], span: Span, y: (handicap: number) => number): string {
  const steps = line.map(({ date, handicap }, index) => {
    const x = shareOf(date, span).toFixed(5);
    return index === 0 ? `M${x} ${y(handicap).toFixed(5)}` : `H${x}V${y(handicap).toFixed(5)}`;
  });
  return line.length === 0 ? '' : `${steps.join('')}H1`;
}

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
