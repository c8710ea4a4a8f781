/** Days and instants as the CSV files write them, counted from the first tracked day. */

/** First and last day of the demo. Fixed, so that runs are equal. */
const FIRST_DAY = '2025-03-01';
const LAST_DAY = '2026-11-15';

const HOUR = 3_600_000;
const start = Date.parse(`${FIRST_DAY}T00:00:00Z`);

/** Number of the last day; day 0 is the first. */
export const LAST = Math.round((Date.parse(`${LAST_DAY}T00:00:00Z`) - start) / (24 * HOUR));

/** `2026-11-15` for a day number. */
export function day(number: number): string {
  return new Date(start + number * 24 * HOUR).toISOString().slice(0, 10);
}

/** Minutes since the first day, as an instant: `2026-11-15T18:30:00Z`. */
export function instant(minutes: number): string {
  return `${new Date(start + minutes * 60_000).toISOString().slice(0, 19)}Z`;
}
