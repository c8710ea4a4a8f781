import type { ScoreUpdate } from '@golf/shared/api';

/** Unread updates are counted, and shown, up to this many. */
export const CAP = 50;

type Updates = readonly Pick<ScoreUpdate, 'score_id'>[];

/** How many updates are newer than the last one seen; counted up to 50. */
export function unreadCount(updates: Updates, lastSeen: number): number {
  return Math.min(updates.filter(({ score_id }) => score_id > lastSeen).length, CAP);
}

/** When the newest update came that has been seen, in ms since 1970; before all of them where none has. */
export function seenUntil(updates: readonly Pick<ScoreUpdate, 'score_id' | 'updated_at'>[], lastSeen: number): number {
  return Math.max(
    ...updates.filter(({ score_id }) => score_id <= lastSeen).map(({ updated_at }) => Date.parse(updated_at)),
  );
}

/** The count as the bell shows it: "" for none, "50+" at the cap. */
export function badgeOf(count: number): string {
  if (count === 0) return '';
  return count >= CAP ? `${CAP}+` : String(count);
}

/** The newest id; `lastSeen` where there is none newer. */
export function latestId(updates: Updates, lastSeen: number): number {
  return updates.reduce((latest, { score_id }) => Math.max(latest, score_id), lastSeen);
}
