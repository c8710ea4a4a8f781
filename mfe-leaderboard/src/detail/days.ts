const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** "9 Nov 2026" for an ISO day; what is none stays as it is. */
export function formatDay(day: string): string {
  const time = Date.parse(day);
  return Number.isNaN(time) ? day : DAY.format(time);
}
