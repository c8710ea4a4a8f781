import type { Player } from '@golf/shared/api';
import { plain } from '@golf/shared/format';
import type { Ranked } from '@golf/shared/handicap';
import { channelsOf } from './filters.ts';

const BEHIND_NAMES = 3;

/** Maximum number of suggestions. */
const MAX_SUGGESTIONS = 6;

/** How well a text has what is sought: it starts with it, a word does, or any letters; Infinity where it has not. */
function rankOf(text: string, sought: string): number {
  const at = text.indexOf(sought);
  return at === -1 ? Infinity : at === 0 ? 0 : text.includes(` ${sought}`) ? 1 : 2;
}

/** The channel by which a player was found whose name has nothing of what is sought. */
export function foundBy(player: Player, typed: string): string | null {
  const sought = plain(typed.trim());
  if (plain(player.name).includes(sought)) return null;
  return channelsOf(player).find(({ name }) => plain(name).includes(sought))?.name ?? null;
}

/** Players by a typed part of their name, or else of the name of one of their channels, the best match first. */
export function findPlayers(ranked: readonly Ranked<Player>[], typed: string): Ranked<Player>[] {
  const sought = plain(typed.trim());
  if (sought === '') return [];
  const scored = ranked.flatMap((entry) => {
    const byName = rankOf(plain(entry.player.name), sought);
    const byChannel = () => Math.min(...channelsOf(entry.player).map(({ name }) => rankOf(plain(name), sought)));
    const score = byName < Infinity ? byName : BEHIND_NAMES + byChannel();
    return score < Infinity ? { entry, score } : [];
  });
  // The sort is stable: players of the same score stay in the order of the table.
  return scored
    .toSorted((a, b) => a.score - b.score)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ entry }) => entry);
}
