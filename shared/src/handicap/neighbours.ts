import { fraction, round, subtract } from './fraction.ts';
import type { Ranked } from './ranking.ts';

/** Maximum number of neighbours on each side. */
const PER_SIDE = 2;

export interface Neighbour<Player> {
  entry: Ranked<Player>;
  /** Strokes from the player to the neighbour: below 0 the neighbour is better. */
  gap: number;
}

/**
 * The two players above and the two below, with the gap to each; empty for a player without a handicap.
 * @param ranked the whole table, best first
 * @param at index of the player in it
 */
export function neighboursAt<Player extends { handicap: number | null }>(
  ranked: readonly Ranked<Player>[],
  at: number,
): { above: Neighbour<Player>[]; below: Neighbour<Player>[] } {
  const own = ranked[at]?.player.handicap ?? null;
  if (own === null) return { above: [], below: [] };
  const withGap = (entries: readonly Ranked<Player>[]) =>
    entries.flatMap((entry) => {
      const { handicap } = entry.player;
      return handicap === null ? [] : [{ entry, gap: round(subtract(fraction(handicap), fraction(own)), 1) }];
    });
  return {
    above: withGap(ranked.slice(Math.max(0, at - PER_SIDE), at)),
    below: withGap(ranked.slice(at + 1, at + 1 + PER_SIDE)),
  };
}
