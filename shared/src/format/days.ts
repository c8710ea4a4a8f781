/** Written out by hand: browsers and Node do not agree on "Sep" or "Sept", and a page is rendered in both. */
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'] as const;

/**
 * A day as every screen shows it, the same for every visitor and on the server: "28 Sept 2026".
 * @param day ISO day or instant, read in UTC; anything else is returned unchanged
 */
export function formatDay(day: string): string {
  const date = new Date(day);
  if (Number.isNaN(date.getTime())) return day;
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** The same without its year: "28 Sept". */
export const formatDayOfYear = (day: string) => formatDay(day).replace(/ \d{4}$/, '');
