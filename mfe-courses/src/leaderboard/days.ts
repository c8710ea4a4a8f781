let format: Intl.DateTimeFormat | null = null;

/** An ISO day as the visitor's own region writes it; what is none stays as it is. In a browser only. */
export function formatDay(day: string): string {
  const time = Date.parse(day);
  if (Number.isNaN(time)) return day;
  format ??= new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' });
  return format.format(time);
}
