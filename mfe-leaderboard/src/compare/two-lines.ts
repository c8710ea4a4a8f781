import { shareOf, type Span } from '../detail/chart-time.ts';
import type { Held } from './handicap-line.ts';

/**
 * From the first day of any line to the last; null where there is nothing to draw.
 * @param latest ISO day of the latest round of the two, which need not have made a handicap: a line lasts up to it
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

/** A handful of points says no more in a large chart. */
const A_HANDFUL = 5;

/** Whether lines have so few points that a small chart shows them. */
export const areShort = (lines: readonly (readonly Held[])[]): boolean => lines.flat().length < A_HANDFUL;

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

/** Where the mark at the end of a line begins: it stands for the rounds below it. */
const END = 0.985;

/** The rounds of a line as pieces of no length: the ends of the stroke make a dot of each, whatever the picture is stretched to. */
export const dotsOfLine = (line: readonly Held[], span: Span, y: Height): string =>
  line
    .filter(({ date }) => shareOf(date, span) < END)
    .map((held) => `M${pointOf(held, span, y)}h0`)
    .join('');

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
