import { lateImport } from '../late/late-import.ts';
import type { Channel, HistoryEntry, Round } from './one-player-answers.ts';
import { resource } from './resource.ts';

const answers = lateImport(() => import('./one-player-answers.ts'));

/** The rounds of a player, newest first. */
export const playerRoundsResource = (playerId: number) =>
  resource<Round[]>(`/api/player-rounds/${playerId}`, { load: async () => (await answers.load()).decodeRounds });

/** One entry a round of a player, in any order. */
export const playerHistoryResource = (playerId: number) =>
  resource<HistoryEntry[]>(`/api/player-history/${playerId}`, {
    load: async () => (await answers.load()).decodeHistory,
  });

/** The channels of a player, the main one first. */
export const playerChannelsResource = (playerId: number) =>
  resource<Channel[]>(`/api/player-channels/${playerId}`, { load: async () => (await answers.load()).decodeChannels });
