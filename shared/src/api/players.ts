import { lateImport } from '../late/late-import.ts';
import type { Player } from './players-answer.ts';
import { resource } from './resource.ts';

const answer = lateImport(() => import('./players-answer.ts'));

export const playersResource = resource<Player[]>('/api/players', {
  load: async () => (await answer.load()).decodePlayers,
});
