import type { Player } from '@golf/shared/api';
import { plain } from '@golf/shared/format';
import type { Ranked } from '@golf/shared/handicap';

/** Maximum number of suggestions. */
const MAX_SUGGESTIONS = 6;

/** Players by a typed part of their name: names that start with it, then names with a word that does, then the rest. */
export function findPlayers(ranked: readonly Ranked<Player>[], typed: string): Ranked<Player>[] {
  const sought = plain(typed.trim());
  if (sought === '') return [];
  const scored = ranked.flatMap((entry) => {
    const name = plain(entry.player.name);
    const at = name.indexOf(sought);
    if (at === -1) return [];
    return { entry, score: at === 0 ? 0 : name.includes(` ${sought}`) ? 1 : 2 };
  });
  // The sort is stable: players of the same score stay in the order of the table.
  return scored
    .toSorted((a, b) => a.score - b.score)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ entry }) => entry);
}
