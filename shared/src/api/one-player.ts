import { lateImport } from '../late/late-import.ts';
import type { Channel, HistoryEntry } from './one-player-answers.ts';
import type { Round } from './round-answer.ts';
import { resource } from './resource.ts';

const answers = lateImport(() => import('./one-player-answers.ts'));

/** A player's rounds, newest first. */
export const playerRoundsResource = (playerId: number) =>
  resource<Round[]>(`/api/player-rounds/${playerId}`, { load: async () => (await answers.load()).decodeRounds });

/** A player's handicap history: one entry per round, in any order. */
export const playerHistoryResource = (playerId: number) =>
  resource<HistoryEntry[]>(`/api/player-history/${playerId}`, {
    load: async () => (await answers.load()).decodeHistory,
  });

/** A player's channels, the main channel first. */
export const playerChannelsResource = (playerId: number) =>
  resource<Channel[]>(`/api/player-channels/${playerId}`, { load: async () => (await answers.load()).decodeChannels });
