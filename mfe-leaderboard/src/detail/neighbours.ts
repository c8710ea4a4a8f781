import { round, fraction, type Ranked } from '@golf/shared/handicap';

/** How many players on each side. */
const PER_SIDE = 2;

export interface Neighbour<Player> {
  entry: Ranked<Player>;
  /** Strokes from the player to the neighbour: below 0 the neighbour is better. */
  gap: number;
}

/** The difference of two handicaps of one decimal, exact. */
function gapBetween(from: number, to: number): number {
  return round(
    { n: fraction(to).n * fraction(from).d - fraction(from).n * fraction(to).d, d: fraction(to).d * fraction(from).d },
    1,
  );
}

/** The two above and the two below a player, with the gap to each; nobody for a player without a handicap. */
export function neighboursOf<Player extends { id: number; handicap: number | null }>(
  ranked: readonly Ranked<Player>[],
  playerId: number,
): { above: Neighbour<Player>[]; below: Neighbour<Player>[] } {
  const at = ranked.findIndex(({ player }) => player.id === playerId);
  const own = ranked[at]?.player.handicap ?? null;
  if (own === null) return { above: [], below: [] };
  const withGap = (entries: readonly Ranked<Player>[]) =>
    entries.flatMap((entry) => {
      const { handicap } = entry.player;
      return handicap === null ? [] : [{ entry, gap: gapBetween(own, handicap) }];
    });
  return {
    above: withGap(ranked.slice(Math.max(0, at - PER_SIDE), at)),
    below: withGap(ranked.slice(at + 1, at + 1 + PER_SIDE)),
  };
}

/** "0.4 behind", "level", "1.2 ahead": where the player stands against the neighbour. */
export function gapInWords(gap: number): string {
  if (gap === 0) return 'level';
  return `${Math.abs(gap).toFixed(1)} ${gap < 0 ? 'behind' : 'ahead'}`;
}
