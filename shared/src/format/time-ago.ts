const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Number of the day on the visitor's calendar. */
const dayOf = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY;

const count = (amount: number, unit: string) => `${amount} ${unit}${amount === 1 ? '' : 's'} ago`;

/**
 * How long ago something happened: "Just now", "1 minute ago", "23 hours ago", "2 days ago". Days are those
 * of the calendar, so that what happened on one day is equally long ago. What a wrong clock puts into the future has
 * happened just now.
 * @param instant ISO instant; "" comes back for one that cannot be read
 * @param now milliseconds since 1970
 */
export function timeAgo(instant: string, now: number): string {
  const passed = now - Date.parse(instant);
  if (Number.isNaN(passed)) return '';
  if (passed < MINUTE) return 'Just now';
  if (passed < HOUR) return count(Math.floor(passed / MINUTE), 'minute');
  if (passed < DAY) return count(Math.floor(passed / HOUR), 'hour');
  return count(Math.max(1, dayOf(new Date(now)) - dayOf(new Date(instant))), 'day');
}
