import type { ScoreUpdate } from '@golf/shared/api';

/** Maximum number of unread updates to count and show. */
export const CAP = 50;

type Updates = readonly Pick<ScoreUpdate, 'score_id'>[];

/** Updates that count as unread: those of followed players if the visitor chose so and follows any. */
export function countedOf<Update extends Pick<ScoreUpdate, 'player_id'>>(
  updates: readonly Update[],
  followedOnly: boolean,
  followed: readonly number[],
): readonly Update[] {
  if (!followedOnly || followed.length === 0) return updates;
  return updates.filter(({ player_id: id }) => followed.includes(id));
}

/** Number of updates newer than the last one seen, up to CAP. */
export function unreadCount(updates: Updates, lastSeen: number): number {
  return Math.min(updates.filter(({ score_id }) => score_id > lastSeen).length, CAP);
}

/** Time of the newest update seen, in ms since 1970; a time before all updates if none has been seen. */
export function seenUntil(updates: readonly Pick<ScoreUpdate, 'score_id' | 'updated_at'>[], lastSeen: number): number {
  return Math.max(
    ...updates.filter(({ score_id }) => score_id <= lastSeen).map(({ updated_at }) => Date.parse(updated_at)),
  );
}

/** Text of the bell's badge: "" for none, "50+" at the cap. */
export function badgeOf(count: number): string {
  if (count === 0) return '';
  return count >= CAP ? `${CAP}+` : String(count);
}

/** The newest id; `lastSeen` if no update is newer. */
export function latestId(updates: Updates, lastSeen: number): number {
  return updates.reduce((latest, { score_id }) => Math.max(latest, score_id), lastSeen);
}
