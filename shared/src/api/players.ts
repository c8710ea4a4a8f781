import type { Player } from './players-answer.ts';
import { resource } from './resource.ts';

/** Every tracked player. */
export const playersResource = resource<Player[]>('/api/players', {
  load: async () => (await import('./players-answer.ts')).decodePlayers,
});
