import { NEUTRAL_DATES, type Dates } from '@golf/shared/format';

/** Days that a chart covers. */
export interface Span {
  /** ISO days. */
  from: string;
  to: string;
  /** The last day is that of the visit, not that of a round. */
  endsToday?: boolean;
  /** ISO days of so few points that they are named, instead of days evenly spread between the ends. */
  days?: readonly string[];
}

/** A day that is named below a chart. */
export interface Tick {
  /** ISO day. */
  day: string;
  name: string;
}

const DAY = 86_400_000;
const dayNumber = (day: string) => Date.parse(day) / DAY;
const lengthOf = ({ from, to }: Span) => dayNumber(to) - dayNumber(from);

/** How far along the span a day is: 0 to 1. All of a single day is in the middle. */
export const shareOf = (day: string, span: Span): number =>
  lengthOf(span) === 0 ? 0.5 : (dayNumber(day) - dayNumber(span.from)) / lengthOf(span);

/** The day at a share of the span. */
export const dayAt = (share: number, span: Span): string =>
  new Date((dayNumber(span.from) + Math.round(share * lengthOf(span))) * DAY).toISOString().slice(0, 10);

/** From the middle of the name of a day to that of the next, in px. */
const ROOM = 70;
/** Width of the names at the ends, of a letter of the others, and what is free between two, in px. */
const END = 74;
const LETTER = 6.4;
const AIR = 12;
/** The same of months, of which one in twelve has its year beside it. */
const MONTH_ROOM = 44;
/** Days between names of months, one after the other, at least. */
const MONTH = 28;
/** Over fewer months their first days would be too few to read the chart by. */
const FEWEST_MONTHS = 4;
/** Parts of a span of some weeks, at most. */
const MOST_PARTS = 4;
const WEEK = 7;
/** Months from one name to the next: they begin with the year. */
const STEPS = [1, 2, 3, 6, 12];

/** "Nov"; with its year where that begins. */
function monthOf(day: string, { formatMonth, formatMonthOfYear }: Dates): string {
  return day.slice(5, 7) === '01' ? formatMonth(day) : formatMonthOfYear(day);
}

/** The first day of each month within the span. */
function monthsOf(span: Span): string[] {
  const [year = 0, month = 1] = span.from.split('-').map(Number);
  return Array.from({ length: Math.ceil(lengthOf(span) / MONTH) + 1 }, (_, index) =>
    new Date(Date.UTC(year, month - 1 + index, 1)).toISOString().slice(0, 10),
  ).filter((day) => day >= span.from && day <= span.to);
}

/** Those of some days, in order, that lie at least so many days after the one before that is kept. */
const apart = (days: readonly string[], least: number): string[] =>
  days.reduce<string[]>((kept, day) => {
    const last = kept.at(-1);
    if (last === undefined || dayNumber(day) - dayNumber(last) >= least) kept.push(day);
    return kept;
  }, []);

/** What is named between the first day and the last: the days of a few points, the first of months, or days evenly spread over some weeks. */
function between(span: Span, pixelsPerDay: number, dates: Dates): Tick[] {
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
  // All as far from each other, by whole weeks where there are some.
  const step = least > WEEK / 2 ? Math.ceil(least / WEEK) * WEEK : least;
  return Array.from({ length: Math.max(0, Math.ceil(days / step) - 1) }, (_, index) =>
    dayAt(((index + 1) * step) / days, span),
  ).map((day) => ({ day, name: formatDayOfYear(day) }));
}

/**
 * The days named below a chart: the first, the last, and what has room between them.
 * @param width of the lines, in px
 */
export function ticksOf(span: Span, width: number, dates: Dates = NEUTRAL_DATES): Tick[] {
  const ends = [...new Set([span.from, span.to])].map((day) => ({
    day,
    name: span.endsToday && day === span.to ? 'Today' : dates.formatDay(day),
  }));
  const inside = between(span, width / Math.max(1, lengthOf(span)), dates).filter(({ day, name }) => {
    const x = shareOf(day, span) * width;
    const room = (END + name.length * LETTER) / 2 + AIR;
    return x >= room && x <= width - room;
  });
  return [...ends.slice(0, 1), ...inside, ...ends.slice(1)];
}
