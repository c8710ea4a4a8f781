import type { BoardDays } from '@golf/shared/api';

const DAY = 86_400_000;

/** Days from one ISO day to another. */
export const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY);

/** The ISO day a number of days later. */
export const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

/** The change of the lead before or after a day; the ends of the known days beyond the first and the last. */
export function nextChange({ leads, first_day: first, newest_day: newest }: BoardDays, day: string, way: 1 | -1) {
  const changes = leads.map((change) => change.day);
  return way === 1
    ? (changes.find((change) => change > day) ?? newest)
    : (changes.findLast((change) => change < day) ?? first);
}
