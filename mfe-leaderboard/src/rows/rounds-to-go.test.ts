import { expect, test } from 'vitest';
import { moreRounds, roundsSoFar } from './rounds-to-go.ts';

test('a handicap starts with the fifth round', () => {
  expect([0, 3, 4, 5, null].map((rounds) => moreRounds({ rounds }))).toEqual([
    'Five more rounds',
    'Two more rounds',
    'One more round',
    null,
    null,
  ]);
});

test('until then it is told how many of the five there are', () => {
  expect([0, 4, 5, null].map((rounds) => roundsSoFar({ rounds }))).toEqual([
    '0 of 5 rounds',
    '4 of 5 rounds',
    null,
    null,
  ]);
});
