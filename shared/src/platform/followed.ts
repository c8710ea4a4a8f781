import { createPreference, savedViewMark } from './preferences.ts';

// Before the preference: when storage is cleared, the mark is reset first and is not written again.
const followedMark = savedViewMark('followed');

const isIds = (value: unknown): value is readonly number[] => Array.isArray(value) && value.every(Number.isSafeInteger);

/** Ids of the followed players, in the order in which they were followed; at most MOST_FOLLOWED of `routes`. */
export const followedPreference = createPreference<readonly number[]>('followed', isIds, []);

followedPreference.subscribe((ids) => {
  if (followedMark.get() !== ids.length > 0) followedMark.set(ids.length > 0);
});

/** Whether the bell counts the rounds of followed players only. */
export const countFollowedOnly = createPreference<boolean>(
  'countFollowedOnly',
  (value) => typeof value === 'boolean',
  false,
);
