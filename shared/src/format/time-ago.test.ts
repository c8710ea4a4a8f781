import { expect, test } from 'vitest';
import { timeAgo } from './time-ago.ts';

const NOW = Date.parse('2026-11-15T12:00:00Z');
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

test.each([
  [-5 * MINUTE, 'Just now'],
  [0, 'Just now'],
  [59 * SECOND, 'Just now'],
  [60 * SECOND - 1, 'Just now'],
  [60 * SECOND, '1 minute ago'],
  [2 * MINUTE - 1, '1 minute ago'],
  [2 * MINUTE, '2 minutes ago'],
  [59 * MINUTE + 59 * SECOND, '59 minutes ago'],
  [HOUR, '1 hour ago'],
  [2 * HOUR, '2 hours ago'],
  [23 * HOUR + 59 * MINUTE, '23 hours ago'],
  [24 * HOUR - 1, '23 hours ago'],
  [24 * HOUR, '1 day ago'],
  [48 * HOUR, '2 days ago'],
  [60 * 24 * HOUR, '60 days ago'],
  [61 * 24 * HOUR, '2 months ago'],
  [445 * 24 * HOUR, '1 year ago'],
])('%i ms ago reads "%s"', (passed, words) => {
  expect(timeAgo(new Date(NOW - passed).toISOString(), NOW)).toBe(words);
});

test('what happened on one day is equally long ago, at whatever hour', () => {
  const now = new Date(2026, 10, 21, 12).getTime();
  const ages = [0, 9, 15, 23].map((hour) => timeAgo(new Date(2026, 10, 15, hour).toISOString(), now));
  expect(new Set(ages)).toEqual(new Set(['6 days ago']));
});

test('an instant that cannot be read says nothing', () => {
  expect(timeAgo('yesterday-ish', NOW)).toBe('');
});
