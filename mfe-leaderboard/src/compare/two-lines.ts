import { shareOf, type Span } from '../detail/chart-time.ts';
import type { Held } from './handicap-line.ts';

/**
 * Span from the first day of any line to the last; null without points.
 * @param latest ISO day of the latest round of the two, which may have produced no handicap; the lines extend to it
 */
export function spanOf(lines: readonly (readonly Held[])[], latest = ''): Span | null {
  const days = lines
    .flat()
    .map(({ date }) => date)
    .toSorted();
  const [from] = days;
  const last = days.at(-1);
  const to = last !== undefined && last < latest ? latest : last;
  return from === undefined || to === undefined || from === to ? null : { from, to };
}

/** Below this number of points a large chart shows no more than a small one. */
const A_HANDFUL = 5;

/** Whether the lines have so few points that a small chart is enough. */
export const areShort = (lines: readonly (readonly Held[])[]): boolean => lines.flat().length < A_HANDFUL;

type Height = (handicap: number) => number;

const pointOf = ({ date, handicap }: Held, span: Span, y: Height) =>
  `${shareOf(date, span).toFixed(5)} ${y(handicap).toFixed(5)}`;

/**
 * Path of a line in a picture of size 1 × 1, from round to round. The last handicap extends to the end.
 * @param y position of a handicap, 0 to 1 from the top
 */
export function pathOfLine(line: readonly Held[], span: Span, y: Height): string {
  return line.length === 0 ? '' : `M${line.map((held) => pointOf(held, span, y)).join('L')}H1`;
}

/** Start of the end mark on the x axis: the mark covers the rounds below it. */
const END = 0.985;

/** Rounds of a line as zero-length segments: round line caps draw them as dots, however the picture is stretched. */
export const dotsOfLine = (line: readonly Held[], span: Span, y: Height): string =>
  line
    .filter(({ date }) => shareOf(date, span) < END)
    .map((held) => `M${pointOf(held, span, y)}h0`)
    .join('');

/**
 * Heights of the labels at the last points, without overlap.
 * @param heights of the points, 0 to 1 from the top
 * @param apart minimum distance between two labels
 */
export function labelHeights(heights: readonly (number | null)[], apart: number): (number | null)[] {
  const [first = null, second = null] = heights;
  if (first === null || second === null) return [first, second];
  const missing = Math.max(0, apart - Math.abs(first - second)) / 2;
  const isAbove = first <= second;
  return [first + (isAbove ? -missing : missing), second + (isAbove ? missing : -missing)];
}
