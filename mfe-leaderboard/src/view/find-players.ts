import type { Player } from '@golf/shared/api';
import { plain } from '@golf/shared/format';
import type { Ranked } from '@golf/shared/handicap';
import { rankOf } from '@golf/shared/search';
import { channelsOf } from './filters.ts';

const BEHIND_NAMES = 3;

/** Maximum number of suggestions. */
const MAX_SUGGESTIONS = 6;

/** The channel that matches, for a player whose name does not. */
export function foundBy(player: Player, typed: string): string | null {
  const sought = plain(typed.trim());
  if (plain(player.name).includes(sought)) return null;
  return channelsOf(player).find(({ name }) => plain(name).includes(sought))?.name ?? null;
}

/** Players by a part of their name, or else of a channel name, the best match first. */
export function findPlayers(ranked: readonly Ranked<Player>[], typed: string): Ranked<Player>[] {
  const sought = plain(typed.trim());
  if (sought === '') return [];
  const scored = ranked.flatMap((entry) => {
    const byName = rankOf(plain(entry.player.name), sought);
    const byChannel = () => Math.min(...channelsOf(entry.player).map(({ name }) => rankOf(plain(name), sought)));
    const score = byName < Infinity ? byName : BEHIND_NAMES + byChannel();
    return score < Infinity ? { entry, score } : [];
  });
  // The sort is stable: players of equal rank keep the order of the table.
  return scored
    .toSorted((a, b) => a.score - b.score)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ entry }) => entry);
}
