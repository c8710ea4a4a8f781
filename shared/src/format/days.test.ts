import { expect, test } from 'vitest';
import { datesOf, formatDay, formatDottedDay, NEUTRAL_DATES } from './days.ts';

test.each([
  ['2026-09-28', '28 Sept 2026'],
  ['2025-01-01', '1 Jan 2025'],
  ['2026-12-31T23:59:59Z', '31 Dec 2026'],
  ['2026-12-31T23:59:59-05:00', '1 Jan 2027'],
])('%s is shown as "%s"', (day, shown) => {
  expect(formatDay(day)).toBe(shown);
});

test.each(['', 'last summer', '2026-13-01'])('"%s" is no day and stays as it is', (text) => {
  expect(formatDay(text)).toBe(text);
});

/** @promise Pages: Every visitor reads days … */
test.each([
  ['en-GB', '28 Sept 2026', '28 Sept', 'Sept 2026'],
  ['en-US', 'Sep 28, 2026', 'Sep 28', 'Sep 2026'],
  ['de-DE', '28. Sept. 2026', '28. Sept.', 'Sept. 2026'],
  ['ja-JP', '2026/09/28', '09/28', '2026/09'],
  ['pt-BR', '28/09/2026', '28/09', '09/2026'],
])('to a visitor from %s a day is %s', (locale, day, ofYear, month) => {
  const dates = datesOf(locale);
  expect(dates.formatDay('2026-09-28T23:30:00Z')).toBe(day);
  expect(dates.formatDayOfYear('2026-09-28')).toBe(ofYear);
  expect(dates.formatMonth('2026-09-28')).toBe(month);
  expect(dates.formatDay('soon')).toBe('soon');
  // Created once: formatters are slow to create.
  expect(datesOf(locale)).toBe(dates);
});

test.each(['en', 'en-US', 'en-GB'])('days in %s are those of Intl', (locale) => {
  const intl = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format;
  for (let month = 0; month < 12; month += 1) {
    const date = new Date(Date.UTC(2026, month, 3 * month + 1));
    const [day, dates] = [date.toISOString(), datesOf(locale)];
    expect(dates.formatDay(day)).toBe(intl({ day: 'numeric', month: 'short', year: 'numeric' })(date));
    expect(dates.formatDayOfYear(day)).toBe(intl({ day: 'numeric', month: 'short' })(date));
    expect(dates.formatMonth(day)).toBe(intl({ month: 'short', year: 'numeric' })(date));
    expect(dates.formatMonthOfYear(day)).toBe(intl({ month: 'short' })(date));
  }
});

test('a browser whose language is no language tag has neutral days', () => {
  expect(datesOf('en-US@posix')).toBe(NEUTRAL_DATES);
});

test('the day of an article has dots', () => expect(formatDottedDay('2025-09-01')).toBe('01.09.2025'));
