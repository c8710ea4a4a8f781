import { MOST_FOLLOWED } from '@golf/shared/routes';
import { expect, test } from 'vitest';
import { readOffer } from './offer.ts';

const isKnown = (id: number) => id < 1000;
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

test.each([
  [[3, 8], [], [3, 8], 'This link brings 2 players to follow.'],
  [[3, 8], [8], [3], 'This link brings 1 player to follow. You already follow 1 other on this list.'],
  [[3, 1001], [], [3], 'This link brings 1 player to follow. 1 player on it can’t be found.'],
  [[], [3], [], 'This link names no players. A list looks like this: /?mine=3,8'],
  [[1001], [3], [], 'Nobody on this list is on the leaderboard.'],
  [[3], [8, 3], [], 'You already follow everyone on this list.'],
])('the list %j, for a follower of %j', (ids, followed, added, words) => {
  expect(readOffer(ids, followed, isKnown)).toEqual({ added, words });
});

test('a list is never longer than there is room for', () => {
  const { added, words } = readOffer(upTo(500), [501, 502], isKnown);
  expect(added).toHaveLength(MOST_FOLLOWED - 2);
  expect(words).toContain('There’s no room for the other 302.');
  const full = readOffer([999], upTo(MOST_FOLLOWED), isKnown);
  expect(full.added).toEqual([]);
  expect(full.words).toContain('no room for more');
});
