import { expect, test } from 'vitest';
import { badgeOf, countedOf, latestId, seenUntil, unreadCount } from './unread.ts';

/** The newest `count` updates; the last id is 1000. */
const updates = (count: number) => Array.from({ length: count }, (_, index) => ({ score_id: 1000 - index }));

test.each([
  [0, 0, ''],
  [1, 1, '1'],
  [49, 49, '49'],
  [50, 50, '50+'],
  [51, 50, '50+'],
  [500, 50, '50+'],
])('of %i updates, none of them seen, the bell counts %i and shows "%s"', (all, count, badge) => {
  expect(unreadCount(updates(all), 0)).toBe(count);
  expect(badgeOf(count)).toBe(badge);
});

test('only what is above the last seen id counts', () => {
  expect(unreadCount(updates(60), 1000)).toBe(0);
  expect(unreadCount(updates(60), 999)).toBe(1);
  expect(unreadCount(updates(60), 951)).toBe(49);
  expect(unreadCount(updates(60), 950)).toBe(50);
  expect(unreadCount(updates(60), 949)).toBe(50);
});

test('the newest id is found in any order, and never lies before the last one seen', () => {
  expect(latestId([{ score_id: 3 }, { score_id: 9 }, { score_id: 4 }], 0)).toBe(9);
  expect(latestId([], 7)).toBe(7);
  expect(latestId([{ score_id: 3 }], 7)).toBe(7);
});

test('what was seen last came when the newest of the seen updates came', () => {
  const dated = updates(3).map((update, at) => ({ ...update, updated_at: `2026-11-1${5 - at}T12:00:00Z` }));
  expect(seenUntil(dated, 999)).toBe(Date.parse('2026-11-14T12:00:00Z'));
  expect(seenUntil(dated, 0)).toBe(-Infinity);
});

test('only rounds of followed players count if a visitor chose so and follows somebody', () => {
  const of = (id: number) => ({ score_id: id, player_id: id });
  const all = [of(3), of(8), of(14)];
  expect(countedOf(all, false, [8])).toEqual(all);
  expect(countedOf(all, true, [8, 3])).toEqual([of(3), of(8)]);
  expect(countedOf(all, true, [])).toEqual(all);
});
