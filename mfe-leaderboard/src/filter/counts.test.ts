import { expect, test } from 'vitest';
import { player } from '../testing/players.ts';
import { countsOf } from './counts.ts';

const players = [
  player({ id: 1, code: 'se', channel_name: 'Pin Rouge', extra_channel_1_name: 'Fairway Twins' }),
  player({ id: 2, code: 'se', channel_name: 'Fairway Twins', extra_channel_1_name: 'Fairway Twins' }),
  player({ id: 3, code: 'au', channel_name: null }),
  player({ id: 4, code: '', channel_name: null }),
];

test('a country counts its players, and Team Europe those of its members', () => {
  expect([...countsOf('countries', players)]).toEqual([
    ['se', 2],
    ['eu', 2],
    ['au', 1],
  ]);
});

test('a channel counts each of its players once', () => {
  expect([...countsOf('channels', players)]).toEqual([
    ['Pin Rouge', 1],
    ['Fairway Twins', 2],
  ]);
});

test('players are not counted', () => expect(countsOf('players', players).size).toBe(0));
