/** A fixed list: browsers and Node disagree on "Sep" or "Sept", and a page is rendered in both. */
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'] as const;

/** Date formats. Input is an ISO day or instant, read in UTC; other input is returned unchanged. */
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
const americanMonthOf = (date: Date) => monthOf(date).slice(0, 3);

/** Locale-independent formats for the server, which does not know the visitor's locale. */
export const NEUTRAL_DATES: Dates = {
  formatDay: written((date) => `${date.getUTCDate()} ${monthOf(date)} ${date.getUTCFullYear()}`),
  formatDayOfYear: written((date) => `${date.getUTCDate()} ${monthOf(date)}`),
  formatMonth: written((date) => `${monthOf(date)} ${date.getUTCFullYear()}`),
  formatMonthOfYear: written(monthOf),
};

const AMERICAN_DATES: Dates = {
  formatDay: written((date) => `${americanMonthOf(date)} ${date.getUTCDate()}, ${date.getUTCFullYear()}`),
  formatDayOfYear: written((date) => `${americanMonthOf(date)} ${date.getUTCDate()}`),
  formatMonth: written((date) => `${americanMonthOf(date)} ${date.getUTCFullYear()}`),
  formatMonthOfYear: written(americanMonthOf),
};

/** A day in the neutral format: "28 Sept 2026". In a browser `useDates` formats days in the visitor's locale. */
export function formatDay(day: string): string {
  return NEUTRAL_DATES.formatDay(day);
}

/** A day in the neutral format without its year: "28 Sept". */
export const formatDayOfYear = (day: string): string => NEUTRAL_DATES.formatDayOfYear(day);

/** The day of an article: "30.08.2025". */
export const formatDottedDay = written((date) =>
  [date.getUTCDate(), date.getUTCMonth() + 1, date.getUTCFullYear()]
    .map((part) => String(part).padStart(2, '0'))
    .join('.'),
);

/**
 * Maximum width of a localised day, in letters, in the space of the neutral one; East Asian letters are wider than two.
 */
const ROOM = 14;
const roomOf = (text: string) => Array.from(text).reduce((sum, letter) => sum + (letter >= '\u2e80' ? 2.5 : 1), 0);
const MONTH_DAYS = MONTHS.map((_, month) => new Date(Date.UTC(2026, month, 28)).toISOString());

/** English needs no `Intl`, of which the first use takes a slow phone 50 ms. */
const known = new Map<string, Dates>([
  ['en', AMERICAN_DATES],
  ['en-US', AMERICAN_DATES],
  ['en-GB', NEUTRAL_DATES],
]);

/**
 * Date formats of a locale.
 * @param locale language tag of the browser; an unknown locale gets the neutral formats
 */
export function datesOf(locale: string): Dates {
  const found = known.get(locale);
  if (found) return found;
  const by = (options: Intl.DateTimeFormatOptions) => {
    // Created by the first day: each takes a slow phone tens of milliseconds.
    let format: Intl.DateTimeFormat | undefined;
    return written((date) => {
      format ??= new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
      return format.format(date);
    });
  };
  const datesBy = (day: 'numeric' | '2-digit', month: 'short' | '2-digit'): Dates => ({
    formatDay: by({ day, month, year: 'numeric' }),
    formatDayOfYear: by({ day, month }),
    formatMonth: by({ month, year: 'numeric' }),
    formatMonthOfYear: by({ month: 'short' }),
  });
  let dates = NEUTRAL_DATES;
  try {
    const usual = datesBy('numeric', 'short');
    // Longer dates would shift the layout: "28 de set. de 2026" becomes "28/09/2026".
    const fits = MONTH_DAYS.every((day) => roomOf(usual.formatDay(day)) <= ROOM);
    dates = fits ? usual : datesBy('2-digit', '2-digit');
  } catch {
    // Invalid language tag.
  }
  known.set(locale, dates);
  return dates;
}
