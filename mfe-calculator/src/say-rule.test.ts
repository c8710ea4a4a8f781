import { expect, test } from 'vitest';
import { sayRule } from './say-rule.ts';

test.each([
  [0, 'You get an index from your third score. With 20, it’s the average of your lowest 8.'],
  [3, 'With 3 scores, your index is your lowest adjusted score, less 2.0. With 20, it’s the average of your lowest 8.'],
  [5, 'With 5 scores, your index is your lowest adjusted score. With 20, it’s the average of your lowest 8.'],
  [
    6,
    'With 6 scores, your index is the average of your lowest 2, less 1.0. With 20, it’s the average of your lowest 8.',
  ],
  [20, 'The average of the lowest 8 of your latest 20 scores.'],
  [31, 'The average of the lowest 8 of your latest 20 scores.'],
])('of %i scores: %s', (scores, words) => {
  expect(sayRule(scores)).toBe(words);
});
