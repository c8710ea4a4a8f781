import { NEUTRAL_DATES, type Dates } from '@golf/shared/format';

/** The days that a chart covers. */
export interface Span {
  /** ISO days. */
  from: string;
  to: string;
  /** Whether the last day is that of the visit, not of a round. */
  endsToday?: boolean;
  /** ISO days of the points if there are few: the axis then labels these days instead of evenly spaced ones. */
  days?: readonly string[];
}

/** A day label below a chart. */
export interface Tick {
  /** ISO day. */
  day: string;
  name: string;
  /** Position in the span, 0 to 1. */
  at: number;
}

const DAY = 86_400_000;
const dayNumber = (day: string) => Date.parse(day) / DAY;
const lengthOf = ({ from, to }: Span) => dayNumber(to) - dayNumber(from);

/** Position of a day in the span, 0 to 1; 0.5 in a span of one day. */
export const shareOf = (day: string, span: Span): number =>
  lengthOf(span) === 0 ? 0.5 : (dayNumber(day) - dayNumber(span.from)) / lengthOf(span);

/** The day at a share of the span. */
export const dayAt = (share: number, span: Span): string =>
  new Date((dayNumber(span.from) + Math.round(share * lengthOf(span))) * DAY).toISOString().slice(0, 10);

/** Distance between the centres of adjacent day labels, in px. */
const ROOM = 70;
/** Widths in px: of the labels at the ends, of a character of the others, and of the space between two labels. */
const END = 74;
const LETTER = 6.4;
const AIR = 12;
/** Distance between the centres of adjacent month labels, in px; one in twelve includes the year. */
const MONTH_ROOM = 44;
/** Minimum number of days between adjacent month labels. */
const MONTH = 28;
/** Below this number of months their first days are too few labels to read the chart by. */
const FEWEST_MONTHS = 4;
/** Maximum number of parts of a span of some weeks. */
const MOST_PARTS = 4;
const WEEK = 7;
/** Months between labels; each step divides a year. */
const STEPS = [1, 2, 3, 6, 12];

/** "Nov"; January with its year. */
function monthOf(day: string, { formatMonth, formatMonthOfYear }: Dates): string {
  return day.slice(5, 7) === '01' ? formatMonth(day) : formatMonthOfYear(day);
}

/** The first day of each month in the span. */
function monthsOf(span: Span): string[] {
  const [year = 0, month = 1] = span.from.split('-').map(Number);
  return Array.from({ length: Math.ceil(lengthOf(span) / MONTH) + 1 }, (_, index) =>
    new Date(Date.UTC(year, month - 1 + index, 1)).toISOString().slice(0, 10),
  ).filter((day) => day >= span.from && day <= span.to);
}

/** The days, in order, that are at least `least` days after the previous one kept. */
const apart = (days: readonly string[], least: number): string[] =>
  days.reduce<string[]>((kept, day) => {
    const last = kept.at(-1);
    if (last === undefined || dayNumber(day) - dayNumber(last) >= least) kept.push(day);
    return kept;
  }, []);

/**
 * Labels between the first day and the last: the days of a few points, the first days of months, or evenly spaced days
 * over some weeks.
 */
function between(span: Span, pixelsPerDay: number, dates: Dates): Omit<Tick, 'at'>[] {
  const { formatDayOfYear } = dates;
  if (span.days) return apart(span.days, ROOM / pixelsPerDay).map((day) => ({ day, name: formatDayOfYear(day) }));
  const months = monthsOf(span);
  if (months.length >= FEWEST_MONTHS) {
    const step = STEPS.find((one) => one * MONTH * pixelsPerDay >= MONTH_ROOM) ?? 24;
    return months
      .filter((day) => (Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1) % step === 0)
      .map((day) => ({ day, name: monthOf(day, dates) }));
  }
  const days = lengthOf(span);
  const least = Math.max(
    1,
    Math.ceil(days / Math.max(1, Math.min(MOST_PARTS, Math.floor((days * pixelsPerDay) / ROOM)))),
  );
  // Equal steps, rounded to whole weeks if they are long enough.
  const step = least > WEEK / 2 ? Math.ceil(least / WEEK) * WEEK : least;
  return Array.from({ length: Math.max(0, Math.ceil(days / step) - 1) }, (_, index) =>
    dayAt(((index + 1) * step) / days, span),
  ).map((day) => ({ day, name: formatDayOfYear(day) }));
}

/**
 * Day labels of a chart: the first day, the last day, and as many between as fit.
 * @param width of the plot, in px
 */
export function ticksOf(span: Span, width: number, dates: Dates = NEUTRAL_DATES): Tick[] {
  const withPlace = (tick: Omit<Tick, 'at'>) => ({ ...tick, at: shareOf(tick.day, span) });
  const ends = [...new Set([span.from, span.to])].map((day) =>
    withPlace({ day, name: span.endsToday && day === span.to ? 'Today' : dates.formatDay(day) }),
  );
  const inside = between(span, width / Math.max(1, lengthOf(span)), dates)
    .map(withPlace)
    .filter(({ at, name }) => {
      const room = (END + name.length * LETTER) / 2 + AIR;
      return at * width >= room && at * width <= width - room;
    });
  return [...ends.slice(0, 1), ...inside, ...ends.slice(1)];
}
