import { CAP } from './unread.ts';

/** Initial number of entries of each kind, and increment of Load More. */
export const PAGE = 10;

/** Whether more score updates can be shown, up to CAP. */
export function hasMore(shown: number, scoreUpdates: number): boolean {
  return shown < Math.min(scoreUpdates, CAP);
}
