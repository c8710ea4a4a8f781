import { expect, test } from 'vitest';
import { formatRule } from './format-rule.ts';

const WITH_20 = 'With 20, it’s the average of your lowest 8.';

test.each([
  [0, 'You’ll get an index once you’ve added three scores.', WITH_20],
  [3, 'With 3 scores, your index is your lowest adjusted score, less\u00A02.0.', WITH_20],
  [5, 'With 5 scores, your index is your lowest adjusted score.', WITH_20],
  [6, 'With 6 scores, your index is the average of your lowest 2, less\u00A01.0.', WITH_20],
  [20, 'The average of the lowest 8 of your latest 20 scores.', null],
  [31, 'The average of the lowest 8 of your latest 20 scores.', null],
])('of %i scores: %s', (scores, now, later) => {
  expect(formatRule(scores)).toEqual({ now, later });
});
