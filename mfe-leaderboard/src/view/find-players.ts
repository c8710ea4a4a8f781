import type { Player } from '@golf/shared/api';
import { plain } from '@golf/shared/format';
import type { Ranked } from '@golf/shared/handicap';

/** Suggestions at most. */
const MOST = 6;

/** Who is meant by what was typed: names that start with it, then names with a word that does, then the rest. */
export function findPlayers(ranked: readonly Ranked<Player>[], typed: string): Ranked<Player>[] {
  const sought = plain(typed.trim());
  if (sought === '') return [];
  const scored = ranked.flatMap((entry) => {
    const name = plain(entry.player.name);
    const at = name.indexOf(sought);
    if (at === -1) return [];
    return { entry, score: at === 0 ? 0 : name.includes(` ${sought}`) ? 1 : 2 };
  });
  // Stable: inside a score they stay in the order of the table.
  return scored
    .toSorted((a, b) => a.score - b.score)
    .slice(0, MOST)
    .map(({ entry }) => entry);
}
