import { expect, test } from 'vitest';
import { ranked } from '../testing/players.ts';
import { pairsAtTheTop, pairsOfCountries, type RankedPair } from './pairs.ts';

const ids = (pairs: readonly RankedPair[]) => pairs.map(([one, next]) => [one.player.id, next.player.id]);

test('at the top each is paired once, over those who are not announced and those without a handicap', () => {
  const table = ranked([{}, { live: false }, {}, {}, {}, {}, { handicap: null }]);
  expect(ids(pairsAtTheTop(table))).toEqual([
    [1, 3],
    [4, 5],
  ]);
});

test('there are six pairs at most', () => {
  expect(pairsAtTheTop(ranked(Array.from({ length: 20 }, () => ({}))))).toHaveLength(6);
  expect(pairsAtTheTop(ranked([{}]))).toEqual([]);
});

test('the best two of a country are a pair, also at the top of the table; the closest come first', () => {
  const codes = ['de', 'us', 'us', 'fr', 'de', 'us', 'nz', 'nz'];
  const handicaps = [0, 1, 1, 2, 3, 4, 5, 5.5];
  const table = ranked(codes.map((code, index) => ({ code, handicap: handicaps[index] ?? null })));
  expect(ids(pairsOfCountries(table))).toEqual([
    [2, 3],
    [7, 8],
    [1, 5],
  ]);
});

test('two of a country who are neighbours on the leaderboard are not shown twice', () => {
  const table = ranked(['de', 'de', 'fr', 'us', 'fr', 'us'].map((code, at) => ({ code, handicap: at })));
  expect(ids(pairsOfCountries(table, pairsAtTheTop(table)))).toEqual([
    [3, 5],
    [4, 6],
  ]);
});

test('after the best two of each country come the next two, however close they are', () => {
  const handicaps = [0, 2, 4, 4.5];
  const table = ranked([
    ...handicaps.map((handicap) => ({ code: 'de', handicap })),
    { code: 'fr', handicap: 6 },
    { code: 'fr', handicap: 7 },
  ]);
  expect(ids(pairsOfCountries(table))).toEqual([
    [5, 6],
    [1, 2],
    [3, 4],
  ]);
});

test('two of a country are a pair up to five strokes apart', () => {
  const of = (code: string, handicap: number) => ({ code, handicap });
  const table = ranked([of('de', -2.1), of('de', 2.9), of('fr', 3), of('fr', 8.1)]);
  expect(ids(pairsOfCountries(table))).toEqual([[1, 2]]);
});
