import { CAP } from './unread.ts';

/** Entries of each kind that show at first, and that Load More adds. */
export const PAGE = 10;

/** Whether there is more to load: while fewer show than there are score updates, up to 50. */
export function hasMore(shown: number, scoreUpdates: number): boolean {
  return shown < Math.min(scoreUpdates, CAP);
}
