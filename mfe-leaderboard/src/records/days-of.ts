import type { Dates } from '@golf/shared/format';

/** When: "26 Sept 2026", or from when to when. */
export const daysOf = (
  { date, since }: { date: string; since: string | null },
  formatDay: Dates['formatDay'],
): string => (since ? `${formatDay(since)} to ${formatDay(date)}` : formatDay(date));
