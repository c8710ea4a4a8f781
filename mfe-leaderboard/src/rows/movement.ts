import type { Player } from '@golf/shared/api';
import type { Ranked } from '@golf/shared/handicap';

/** Positions by handicap at one decimal: 1, 2, 2, 4. */
function positionsOf(players: readonly { id: number; handicap: number }[]): Map<number, number> {
  const sorted = players.toSorted((a, b) => a.handicap - b.handicap);
  const positions = new Map<number, number>();
  let position = 0;
  for (const [index, { id, handicap }] of sorted.entries()) {
    if (sorted[index - 1]?.handicap !== handicap) position = index + 1;
    positions.set(id, position);
  }
  return positions;
}

/**
 * Places won (above 0) or lost since 30 days ago, by player id. Whoever had no handicap then, or has
 * none now, is not in it; nor is anybody where the backend does not say.
 */
export function movementSince30Days(ranked: readonly Ranked<Player>[]): Map<number, number> {
  const then = positionsOf(
    ranked.flatMap(({ player: { id, handicap_30_days_ago: handicap } }) =>
      handicap === null ? [] : [{ id, handicap }],
    ),
  );
  const moved = new Map<number, number>();
  for (const { player, position } of ranked) {
    const before = then.get(player.id);
    if (position !== null && before !== undefined && before !== position) moved.set(player.id, before - position);
  }
  return moved;
}
