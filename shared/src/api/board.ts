import { lateImport } from '../late/late-import.ts';
import type { Board } from './board-answer.ts';
import { resource } from './resource.ts';

const answer = lateImport(() => import('./board-answer.ts'));

/** The top of the table, for the page in which the server puts it; null where the table travels as a whole. */
export const boardResource = resource<Board | null>('/api/board', {
  load: async () => (await answer.load()).decodeBoard,
});
