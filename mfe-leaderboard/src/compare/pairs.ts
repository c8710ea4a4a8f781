import type { Player } from '@golf/shared/api';
import { fraction, round, subtract, type Ranked } from '@golf/shared/handicap';
import type { Pair } from './pair.ts';

export type RankedPair = Pair<Ranked<Player>>;

/** Pairs of each kind at most. */
const MOST = 6;

/** Strokes between two of a country at most: with more it is no match. */
export const CLOSE = 5;

/** Players with a handicap who may be named. */
const announced = (ranked: readonly Ranked<Player>[]) =>
  ranked.filter(({ player, position }) => player.live && position !== null);

/** Each of the best with the next one in the table. */
export function pairsAtTheTop(ranked: readonly Ranked<Player>[]): RankedPair[] {
  const table = announced(ranked);
  return table.slice(1, MOST + 1).flatMap((next, above): RankedPair[] => {
    const one = table[above];
    return one ? [[one, next]] : [];
  });
}

/** Strokes between the handicaps of a pair. */
export const strokesApart = ([{ player: one }, { player: other }]: RankedPair): number =>
  Math.abs(round(subtract(fraction(other.handicap ?? 0), fraction(one.handicap ?? 0)), 1));

/** The best two of each country that are close to each other, the closest first. */
export function pairsOfCountries(ranked: readonly Ranked<Player>[]): RankedPair[] {
  const countries = Map.groupBy(
    announced(ranked).filter(({ player }) => player.code !== ''),
    ({ player }) => player.code,
  );
  return [...countries.values()]
    .flatMap(([best, next]): RankedPair[] => (best && next ? [[best, next]] : []))
    .filter((pair) => strokesApart(pair) <= CLOSE)
    .toSorted((a, b) => strokesApart(a) - strokesApart(b))
    .slice(0, MOST);
}
