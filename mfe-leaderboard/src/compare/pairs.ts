import type { Player } from '@golf/shared/api';
import { fraction, round, subtract, type Ranked } from '@golf/shared/handicap';
import type { Pair } from './pair.ts';

export type RankedPair = Pair<Ranked<Player>>;

/** Maximum number of pairs of each kind. */
const MOST = 6;

/** Maximum strokes between two players of one country: a wider gap makes no match. */
export const CLOSE = 5;

/** Announced players with a handicap. */
const announced = (ranked: readonly Ranked<Player>[]) =>
  ranked.filter(({ player, position }) => player.live && position !== null);

/** First with second, third with fourth and so on: each player appears once. */
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
 * Close pairs by country: first the best two of each country, then the next two; within each, the closest first.
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
