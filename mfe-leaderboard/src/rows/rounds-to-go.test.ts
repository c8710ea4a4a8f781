import { expect, test } from 'vitest';
import { roundsSoFar, roundsToGo } from './rounds-to-go.ts';

test('a handicap starts with the fifth round', () => {
  expect([0, 3, 4, 5, null].map((rounds) => roundsToGo({ rounds }))).toEqual([
    '5 rounds to go',
    '2 rounds to go',
    '1 round to go',
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
