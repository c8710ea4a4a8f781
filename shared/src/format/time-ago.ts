const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const count = (amount: number, unit: string) => `${amount} ${unit}${amount === 1 ? '' : 's'} ago`;

/**
 * How long ago something happened: "Just now", "1 minute ago", "23 hours ago", "2 days ago". What a wrong clock puts
 * into the future has happened just now.
 * @param instant ISO instant; "" comes back for one that cannot be read
 * @param now milliseconds since 1970
 */
export function timeAgo(instant: string, now: number): string {
  const passed = now - Date.parse(instant);
  if (Number.isNaN(passed)) return '';
  if (passed < MINUTE) return 'Just now';
  if (passed < HOUR) return count(Math.floor(passed / MINUTE), 'minute');
  if (passed < DAY) return count(Math.floor(passed / HOUR), 'hour');
  return count(Math.floor(passed / DAY), 'day');
}
