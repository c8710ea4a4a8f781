import { expect, test } from 'vitest';
import { valueInWords } from './value-in-words.ts';

test.each([
  [-5.2, 'handicap', '+5.2', 'handicap', 'plus 5.2'],
  [-7.79, 'net', '−7.79', 'adjusted', '−7.79 adjusted'],
  [3, 'net', '3.00', 'adjusted', '3.00 adjusted'],
  [-8, 'to_par', '−8', 'to par', '−8 to par'],
  [0, 'to_par', '0', 'to par', 'level par'],
  [10.89, 'strokes', '10.89', 'strokes', '10.89 strokes'],
  [1, 'days', '1', 'day', '1 day'],
  [523, 'days', '523', 'days', '523 days'],
  [4382, 'shots', '4,382', 'shots', '4,382 shots'],
  [1_204_382, 'shots', '1,204,382', 'shots', '1,204,382 shots'],
] as const)('%s %s is %s', (value, unit, number, word, spoken) => {
  expect(valueInWords(value, unit)).toEqual({ number, unit: word, spoken });
});
