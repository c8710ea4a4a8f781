const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Mean length of a month, in days. */
const MONTH = 30.44;

/** Day number in the visitor's calendar. */
const dayOf = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY;

const count = (amount: number, unit: string) => `${amount} ${unit}${amount === 1 ? '' : 's'} ago`;

/**
 * Age of an event: "Just now", "1 minute ago", "23 hours ago", "2 days ago", "11 months ago", "1 year ago". Days are calendar days, so that all events
 * of a day have the same age. An instant in the future, from a wrong clock, is "Just now".
 * @param instant ISO instant; "" is returned for an invalid one
 * @param now milliseconds since 1970
 */
export function timeAgo(instant: string, now: number): string {
  const passed = now - Date.parse(instant);
  if (Number.isNaN(passed)) return '';
  if (passed < MINUTE) return 'Just now';
  if (passed < HOUR) return count(Math.floor(passed / MINUTE), 'minute');
  if (passed < DAY) return count(Math.floor(passed / HOUR), 'hour');
  const days = Math.max(1, dayOf(new Date(now)) - dayOf(new Date(instant)));
  if (days < 2 * MONTH) return count(days, 'day');
  return days < 12 * MONTH ? count(Math.floor(days / MONTH), 'month') : count(Math.floor(days / (12 * MONTH)), 'year');
}
