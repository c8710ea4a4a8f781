import { expect, test } from 'vitest';
import { closestName } from './closest-name.ts';

const NAMES = ['St Andrews Links', 'Pebble Beach Golf Links', 'Élodie Vasselin', 'Royal County Down'];

test.each([
  ['Pebbel', 'Pebble Beach Golf Links'],
  ['peble beech', 'Pebble Beach Golf Links'],
  ['elodi vaselin', 'Élodie Vasselin'],
  ['Cuonty', 'Royal County Down'],
  ['royl doun', 'Royal County Down'],
  ['andrws', 'St Andrews Links'],
  ['Pebblebe', 'Pebble Beach Golf Links'],
])('"%s" was most likely meant to be "%s"', (typed, name) => {
  expect(closestName(typed, NAMES)).toBe(name);
});

test.each(['tiger', 'zzzzzz', 'Pebbel Woods', 'xy', '', '  '])('nothing is near "%s"', (typed) => {
  expect(closestName(typed, NAMES)).toBeNull();
});

test('of two that are as near the first is taken', () => {
  expect(closestName('Annna', ['Anna Reid', 'Anna Whitfield'])).toBe('Anna Reid');
});
