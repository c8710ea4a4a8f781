import { expect, test } from 'vitest';
import { corrected, createSearch } from './create-search.ts';
import { queryOf } from './query.ts';

const CLUBS = [
  ['Links of Pebble', 'Fife'],
  ['Pebble Beach Golf Links', 'California'],
  ['Élodie’s Pebble', 'Brittany'],
  ['Beach Club', 'Pebble Bay'],
  ['ملعب الجولف', 'Dubai'],
] as const;

const clubs = createSearch(CLUBS, ([name, place]) => [name, place]);
const found = (query: string) => clubs.find(query).map(([name]) => name);

test('names that start with the query come first, then those with its words, then those found by their place', () => {
  expect(found('pebble')).toEqual(['Pebble Beach Golf Links', 'Links of Pebble', 'Élodie’s Pebble', 'Beach Club']);
  expect(found('links  PEBBLE')).toEqual(['Links of Pebble', 'Pebble Beach Golf Links']);
  expect(found('fife links')).toEqual(['Links of Pebble']);
});

test.each([
  ['elodies', 'Élodie’s Pebble'],
  ['ÉLODIE', 'Élodie’s Pebble'],
  ['الجولف', 'ملعب الجولف'],
  ['ebble beach g', 'Pebble Beach Golf Links'],
])('"%s" finds %s', (query, name) => {
  expect(found(query)).toContain(name);
});

test.each(['', '  ', '⛳️', '!?', 'zzz', 'a'.repeat(5000)])('"%s" finds nothing', (query) => {
  expect(found(query)).toEqual([]);
});

test.each([
  ['peble', 'pebble'],
  ['pebbel beech', 'pebble beach'],
  ['pebble', null],
  ['bech', 'beach'],
  ['xy', null],
  ['qwertz pebble', null],
])('"%s" was most likely meant to be %s', (query, meant) => {
  expect(corrected(query, clubs.words)).toBe(meant);
});

test('a query has single spaces, no control characters and no half of an emoji', () => {
  expect(queryOf(' a\n\tb\0 c\uD83D ⛳️😀 ')).toBe('a b c ⛳️😀');
  expect(['.', ' .. ', '...'].map(queryOf)).toEqual(['', '', '...']);
});
