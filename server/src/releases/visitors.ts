import { LRUCache } from 'lru-cache';

/** Visitors that are told apart at once, by what they are counted for. */
const REMEMBERED = 50_000;
/** How long a visitor's share is used up for, in milliseconds. */
const A_DAY = 24 * 3600_000;

/** Lets each visitor count so many times a day for each thing, and no more. */
export function createAllowance(perDay: number, now: () => number = Date.now) {
  const counts = new LRUCache<string, { count: number; until: number }>({ max: REMEMBERED });
  return (visitor: string, what: string): boolean => {
    const key = `${visitor} ${what}`;
    const known = counts.get(key);
    const current = known && known.until > now() ? known : { count: 0, until: now() + A_DAY };
    if (current.count >= perDay) return false;
    current.count += 1;
    counts.set(key, current);
    return true;
  };
}
