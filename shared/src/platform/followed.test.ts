import { expect, test } from 'vitest';
import { followedPreference } from './followed.ts';

const stored = (key: string) => localStorage.getItem(key);

/** @promise In the browser: Followed players are kept in this browser only, and cleared with its other choices */
test('the page is marked while somebody is followed, and nothing is left once storage is cleared', () => {
  followedPreference.set([3]);
  expect([stored('followed'), stored('savedView:followed')]).toEqual(['[3]', 'true']);
  followedPreference.set([]);
  expect(stored('savedView:followed')).toBe('false');
  followedPreference.set([8]);
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(followedPreference.get()).toEqual([]);
  expect(localStorage).toHaveLength(0);
});
