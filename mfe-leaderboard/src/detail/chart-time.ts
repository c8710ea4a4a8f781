import { formatDay, formatDayOfYear } from '@golf/shared/format';
import { PLOT } from './chart-box.ts';
import { chartWidth, type ChartPoint } from './chart-points.ts';

/** Room that the name of a day takes, in px. */
const NAME = 64;
/** What its letters take to either side of their point. */
const HALF = 28;

/** Rounds of so many months are told apart by their days. */
const FEW_MONTHS = 3;

/** "Nov 2026" */
export const monthOf = (day: string): string => formatDay(day).replace(/^\d+ /, '');

/**
 * The days named below the chart, by the index of their point: months at their first round, or days where there are few months.
 * @param width of the chart, in px
 * @param part of the chart that is seen, in px from its left: a name that would be cut at its edges is left out
 */
export function dayNames(
  points: readonly ChartPoint[],
  width = chartWidth(points.length),
  { from, to } = { from: 0, to: width },
): Map<number, string> {
  const step = (width - PLOT.left - PLOT.right) / Math.max(1, points.length - 1);
  const apart = Math.ceil(NAME / step);
  const months = new Set(points.map(({ date }) => monthOf(date)));
  const nameOf = months.size > FEW_MONTHS ? monthOf : formatDayOfYear;
  const names = new Map<number, string>();
  let next = 0;
  for (const [index, { date }] of points.entries()) {
    if (index < next || date === '' || nameOf(date) === nameOf(points[index - 1]?.date ?? '')) continue;
    const x = PLOT.left + index * step;
    if (x - HALF >= from && x + HALF <= to) names.set(index, nameOf(date));
    next = index + apart;
  }
  return names;
}
