import type { Player } from '@golf/shared/api';
import type { Ranked } from '@golf/shared/handicap';

/** Suggestions at most. */
const MOST = 6;

/** Lower case, without accents: "Élodie" is found by "elo". */
export function plain(text: string): string {
  // Most names need no second look, and there may be 10,000.
  if (!/[^ -~]/.test(text)) return text.toLowerCase();
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

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
