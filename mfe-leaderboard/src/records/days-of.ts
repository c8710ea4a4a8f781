import type { Dates } from '@golf/shared/format';

/** Day of a record: "26 Sept 2026", or its first and last day. */
export const daysOf = (
  { date, since }: { date: string; since: string | null },
  formatDay: Dates['formatDay'],
): string => (since ? `${formatDay(since)} to ${formatDay(date)}` : formatDay(date));
