import { LRUCache } from 'lru-cache';

/** Maximum number of visitor and metric pairs in memory. */
const REMEMBERED = 50_000;
/** Length of a counting window, in milliseconds. */
const A_DAY = 24 * 3600_000;

/** Caps how often one visitor counts per metric and day. */
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
