import { expect, test } from 'vitest';
import { ranked } from '../testing/players.ts';
import { pairsAtTheTop, pairsOfCountries, type RankedPair } from './pairs.ts';

const ids = (pairs: readonly RankedPair[]) => pairs.map(([one, next]) => [one.player.id, next.player.id]);

test('at the top each is paired with the next, over those who are not announced and those without a handicap', () => {
  const table = ranked([{}, { live: false }, {}, {}, { handicap: null }]);
  expect(ids(pairsAtTheTop(table))).toEqual([
    [1, 3],
    [3, 4],
  ]);
});

test('there are six pairs at most', () => {
  expect(pairsAtTheTop(ranked(Array.from({ length: 20 }, () => ({}))))).toHaveLength(6);
  expect(pairsAtTheTop(ranked([{}]))).toEqual([]);
});

test('the best two of a country are a pair, unless they are one already; the closest come first', () => {
  const codes = ['de', 'de', 'us', 'fr', 'de', 'us', 'fr', 'fr', 'nz', 'nz'];
  const table = ranked(codes.map((code) => ({ code })));
  expect(ids(pairsOfCountries(table))).toEqual([
    [9, 10],
    [3, 6],
    [4, 7],
  ]);
});
