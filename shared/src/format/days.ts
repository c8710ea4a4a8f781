/** Written out by hand: browsers and Node do not agree on "Sep" or "Sept", and a page is rendered in both. */
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'] as const;

/** How days are written. What is no day (an ISO day or instant, read in UTC) is returned unchanged. */
export interface Dates {
  /** "28 Sept 2026" */
  formatDay: (day: string) => string;
  /** "28 Sept" */
  formatDayOfYear: (day: string) => string;
  /** "Sept 2026" */
  formatMonth: (day: string) => string;
  /** "Sept" */
  formatMonthOfYear: (day: string) => string;
}

const written =
  (words: (date: Date) => string) =>
  (day: string): string => {
    const date = new Date(day);
    return Number.isNaN(date.getTime()) ? day : words(date);
  };

const monthOf = (date: Date) => MONTHS[date.getUTCMonth()] ?? '';

/** The same for every visitor: what the server writes, where nobody knows who will read it. */
export const NEUTRAL_DATES: Dates = {
  formatDay: written((date) => `${date.getUTCDate()} ${monthOf(date)} ${date.getUTCFullYear()}`),
  formatDayOfYear: written((date) => `${date.getUTCDate()} ${monthOf(date)}`),
  formatMonth: written((date) => `${monthOf(date)} ${date.getUTCFullYear()}`),
  formatMonthOfYear: written(monthOf),
};

/** A day as the server writes it: "28 Sept 2026". What a visitor's browser shows comes from `useDates`. */
export function formatDay(day: string): string {
  return NEUTRAL_DATES.formatDay(day);
}

/** The same without its year: "28 Sept". */
export const formatDayOfYear = (day: string): string => NEUTRAL_DATES.formatDayOfYear(day);

/** The day of an article: "30.08.2025". */
export const formatDottedDay = written((date) =>
  [date.getUTCDate(), date.getUTCMonth() + 1, date.getUTCFullYear()]
    .map((part) => String(part).padStart(2, '0'))
    .join('.'),
);

/** Letters that a day has room for where the neutral one stood; those of East Asia are wider than two. */
const ROOM = 14;
const roomOf = (text: string) => Array.from(text).reduce((sum, letter) => sum + (letter >= '\u2e80' ? 2.5 : 1), 0);
const MONTH_DAYS = MONTHS.map((_, month) => new Date(Date.UTC(2026, month, 28)).toISOString());

const known = new Map<string, Dates>();

/**
 * Days as they are written where a visitor is from.
 * @param locale language tag of the browser; where it knows none like that, days are neutral
 */
export function datesOf(locale: string): Dates {
  const found = known.get(locale);
  if (found) return found;
  const by = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return written((date) => format.format(date));
  };
  const datesBy = (day: 'numeric' | '2-digit', month: 'short' | '2-digit'): Dates => ({
    formatDay: by({ day, month, year: 'numeric' }),
    formatDayOfYear: by({ day, month }),
    formatMonth: by({ month, year: 'numeric' }),
    formatMonthOfYear: by({ month: 'short' }),
  });
  let dates = NEUTRAL_DATES;
  try {
    dates = datesBy('numeric', 'short');
    // Nothing beside it must move: "28 de set. de 2026" is written "28/09/2026" there as well.
    if (MONTH_DAYS.some((day) => roomOf(dates.formatDay(day)) > ROOM)) dates = datesBy('2-digit', '2-digit');
  } catch {
    // No language tag.
  }
  known.set(locale, dates);
  return dates;
}
