import { MOST_FOLLOWED } from '@golf/shared/routes';

/** An offered list, next to the players who are followed already. */
export interface OfferedList {
  /** Ids that "Follow" adds. */
  added: readonly number[];
  words: string;
}

const playersOf = (count: number) => (count === 1 ? '1 player' : `${count} players`);

/** @param isKnown whether the leaderboard has a player */
export function readOffer(
  ids: readonly number[],
  followed: readonly number[],
  isKnown: (id: number) => boolean,
): OfferedList {
  const known = ids.filter(isKnown);
  const fresh = known.filter((id) => !followed.includes(id));
  const added = fresh.slice(0, Math.max(0, MOST_FOLLOWED - followed.length));
  const none = (words: string) => ({ added: [], words });
  if (ids.length === 0) return none('This link names no players. A list looks like this: /?mine=3,8');
  if (known.length === 0) return none('Nobody on this list is on the leaderboard.');
  if (fresh.length === 0) return none('You already follow everyone on this list.');
  if (added.length === 0)
    return none(`You follow ${MOST_FOLLOWED} players, and there’s no room for more. Unfollow some first.`);
  const already = known.length - fresh.length;
  const notes = [
    already > 0 && `You already follow ${already === 1 ? '1 other' : `${already} others`} on this list.`,
    known.length < ids.length && `${playersOf(ids.length - known.length)} on it can’t be found.`,
    added.length < fresh.length && `There’s no room for the other ${fresh.length - added.length}.`,
  ].filter(Boolean);
  return { added, words: [`This link brings ${playersOf(added.length)} to follow.`, ...notes].join(' ') };
}
