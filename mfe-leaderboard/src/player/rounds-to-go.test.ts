import { expect, test } from 'vitest';
import { roundsToGo } from './rounds-to-go.ts';

test('a handicap starts with the fifth round', () => {
  expect([0, 3, 4, 5, null].map((rounds) => roundsToGo({ rounds }))).toEqual([
    '5 rounds to go',
    '2 rounds to go',
    '1 round to go',
    null,
    null,
  ]);
});
