import { isIPv6 } from 'node:net';
import { LRUCache } from 'lru-cache';

/** Visitors that are told apart at once, by what they are counted for. */
const REMEMBERED = 50_000;
/** How long a visitor's share is used up for, in milliseconds. */
const A_DAY = 24 * 3600_000;

/**
 * Who asks, as well as an address can tell. Whoever has an IPv6 address has 2^64 of them: the network counts.
 * @param ip of the request
 */
export function visitorOf(ip: string): string {
  if (!isIPv6(ip) || ip.includes('.')) return ip;
  const [start = '', end = ''] = ip.split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const missing = 8 - groups(start).length - groups(end).length;
  const all = ip.includes('::')
    ? [...groups(start), ...Array.from({ length: missing }, () => '0'), ...groups(end)]
    : groups(ip);
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

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
