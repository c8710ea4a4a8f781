import { timeAgo, type Dates } from '@golf/shared/format';

const two = (number: number) => String(number).padStart(2, '0');

/** "2026-11-15" in the visitor's time zone. */
const dayOf = (date: Date) => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

/**
 * Display name of an update's day: "Today", "Yesterday", "15 Nov 2026". An invalid instant is returned unchanged.
 * @param instant ISO instant
 * @param now milliseconds since 1970
 */
export function dayInWords(instant: string, now: number, formatDay: Dates['formatDay']): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return instant;
  const day = dayOf(date);
  const yesterday = new Date(now);
  yesterday.setDate(yesterday.getDate() - 1);
  if (day === dayOf(new Date(now))) return 'Today';
  return day === dayOf(yesterday) ? 'Yesterday' : formatDay(day);
}

/** Consecutive updates of one day. */
export interface Day<Update> {
  words: string;
  /** "8 days ago" if that is true of every update; null while some ages are in hours. */
  age: string | null;
  updates: Update[];
}

const DAY = 86_400_000;

/** Groups updates by day, in the same order. */
export function byDay<Update extends { updated_at: string }>(
  updates: readonly Update[],
  now: number,
  formatDay: Dates['formatDay'],
): Day<Update>[] {
  const days: Day<Update>[] = [];
  const inDays = ({ updated_at: at }: Update) => now - Date.parse(at) >= DAY;
  for (const update of updates) {
    const words = dayInWords(update.updated_at, now, formatDay);
    const last = days.at(-1);
    if (last?.words === words) last.updates.push(update);
    else days.push({ words, age: null, updates: [update] });
  }
  return days.map((day) =>
    day.updates.every(inDays) ? { ...day, age: timeAgo(day.updates[0]?.updated_at ?? '', now) } : day,
  );
}
