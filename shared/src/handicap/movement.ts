import type { Ranked } from './ranking.ts';

interface Moving {
  id: number;
  /** Signed; null if there was none, or if it is unknown. */
  handicap_30_days_ago: number | null;
}

export interface Place {
  position: number;
  /** Whether several players share the position. */
  tied: boolean;
}

/** Places by handicap. Equal handicaps share a position: 1, 2, 2, 4. */
export function placesOf(handicaps: Iterable<number>): Map<number, Place> {
  const counts = new Map<number, number>();
  for (const handicap of handicaps) counts.set(handicap, (counts.get(handicap) ?? 0) + 1);
  const places = new Map<number, Place>();
  let position = 1;
  for (const [handicap, players] of [...counts].toSorted(([a], [b]) => a - b)) {
    places.set(handicap, { position, tied: players > 1 });
    position += players;
  }
  return places;
}

/** Position by player id. */
export function positionsOf(players: readonly { id: number; handicap: number }[]): Map<number, number> {
  const places = placesOf(players.map(({ handicap }) => handicap));
  return new Map(players.map(({ id, handicap }) => [id, places.get(handicap)?.position ?? 0]));
}

export interface Mover<Player> extends Ranked<Player> {
  /** Places gained or lost. */
  places: number;
}

/**
 * Announced players who moved in one direction, the largest move first, the better player first on a tie.
 * @param ranked the whole table, best first
 * @param moved places moved by player id, above 0 is up
 */
export const moversOf = <Player extends { id: number; live: boolean }>(
  ranked: readonly Ranked<Player>[],
  moved: ReadonlyMap<number, number>,
  way: 1 | -1,
): Mover<Player>[] =>
  ranked
    .flatMap(({ player, position, tied }) => {
      const places = way * (moved.get(player.id) ?? 0);
      return player.live && places > 0 ? [{ player, position, tied, places }] : [];
    })
    .toSorted((a, b) => b.places - a.places);

/**
 * Places moved in 30 days, by player id: above 0 is up. Only players who have moved and had a handicap both then and
 * now; empty if the backend does not report the earlier handicaps.
 */
export function movementSince30Days(ranked: readonly Ranked<Moving>[]): Map<number, number> {
  const then = placesOf(ranked.flatMap(({ player }) => player.handicap_30_days_ago ?? []));
  const moved = new Map<number, number>();
  for (const { player, position } of ranked) {
    const before = then.get(player.handicap_30_days_ago ?? NaN)?.position;
    if (position !== null && before !== undefined && before !== position) moved.set(player.id, before - position);
  }
  return moved;
}
