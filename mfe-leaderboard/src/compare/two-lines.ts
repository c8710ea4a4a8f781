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

/** Points of a line, from round to round. The last handicap extends to the end. */
export const pointsOfLine = (line: readonly Held[], span: Span) => [
  ...line.map(({ date, handicap }) => ({ at: shareOf(date, span), handicap })),
  ...line.slice(-1).map(({ handicap }) => ({ at: 1, handicap })),
];
