import { lateImport } from '../late/late-import.ts';
import type { Board } from './board-answer.ts';
import { resource } from './resource.ts';

const answer = lateImport(() => import('./board-answer.ts'));

/** Top of the leaderboard, inlined by the server; null if the page contains the whole leaderboard. */
export const boardResource = resource<Board | null>('/api/board', {
  load: async () => (await answer.load()).decodeBoard,
});
