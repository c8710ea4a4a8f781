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

/** The first with the second, the third with the fourth and so on: nobody is there twice. */
const inTwos = (ranked: readonly Ranked<Player>[]): RankedPair[] =>
  ranked.flatMap((one, index): RankedPair[] => {
    const next = ranked[index + 1];
    return index % 2 === 0 && next ? [[one, next]] : [];
  });

/** The best two of the table, the next two and so on. */
export const pairsAtTheTop = (ranked: readonly Ranked<Player>[]): RankedPair[] =>
  inTwos(announced(ranked)).slice(0, MOST);

/** Strokes between the handicaps of a pair. */
export const strokesApart = ([{ player: one }, { player: other }]: RankedPair): number =>
  Math.abs(round(subtract(fraction(other.handicap ?? 0), fraction(one.handicap ?? 0)), 1));

const isSamePair = ([one, other]: RankedPair, [first, second]: RankedPair) =>
  one.player.id === first.player.id && other.player.id === second.player.id;

/**
 * The best two of each country, then the next two of each, where they are close to each other; of each of these the closest first.
 * @param shown pairs that are shown already
 */
export function pairsOfCountries(ranked: readonly Ranked<Player>[], shown: readonly RankedPair[] = []): RankedPair[] {
  const countries = Map.groupBy(
    announced(ranked).filter(({ player }) => player.code !== ''),
    ({ player }) => player.code,
  );
  return [...countries.values()]
    .flatMap((players) => inTwos(players).map((pair, turn) => ({ pair, turn, apart: strokesApart(pair) })))
    .filter(({ pair, apart }) => apart <= CLOSE && !shown.some((other) => isSamePair(pair, other)))
    .toSorted((a, b) => a.turn - b.turn || a.apart - b.apart)
    .slice(0, MOST)
    .map(({ pair }) => pair);
}
