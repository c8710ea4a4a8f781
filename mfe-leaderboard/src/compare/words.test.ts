import { expect, test } from 'vitest';
import { player } from '../testing/players.ts';
import { byStrokes, matchUp, matchUpInWords } from './match-up.ts';
import { namesInWords } from './pair.ts';
import { tallyInWords } from './tally.ts';

test.each([
  [5, 2, 1, 'Ada leads 5–2, 1 level'],
  [2, 5, 0, 'Bo leads 5–2'],
  [3, 3, 2, 'All square, 3–3, 2 level'],
  [0, 0, 1, 'All square, 0–0, 1 level'],
  [0, 0, 0, null],
])('%d won by Ada, %d by Bo and %d level: %s', (first, second, level, words) => {
  expect(tallyInWords({ first_wins: first, second_wins: second, level }, ['Ada', 'Bo'])).toBe(words);
});

test('a match-up says who gets how many strokes', () => {
  const white = { courseRating: 75.1, slopeRating: 145, par: 72 };
  const words = (first: number, second: number) =>
    matchUpInWords(matchUp([first, second], white), ['Ada', 'Bo'], 'at Carnoustie, White');
  // Course handicaps: 0 at −2.2, 3 at 0.1, 1 at −1.5.
  expect(words(-2.2, 0.1)).toBe('Bo gets 3 strokes at Carnoustie, White.');
  expect(words(-1.5, -2.2)).toBe('Ada gets 1 stroke at Carnoustie, White.');
  expect(words(0.1, 0.2)).toBe('They play level, with no strokes given, at Carnoustie, White.');
});

test('tees that make the same strokes are told at once, and those that do not by name', () => {
  const from = (...strokes: number[]) => byStrokes(strokes, (one) => one);
  expect(from(3, 2, 3, 3, 4, 3)).toEqual({
    exceptions: [
      { contest: 2, strokes: 2 },
      { contest: 4, strokes: 4 },
    ],
    others: { count: 4, strokes: 3 },
  });
  expect(from(3, 3, 3, 3)).toEqual({ exceptions: [], others: { count: 4, strokes: 3 } });
});

test('a few tees are told one by one, the fewest strokes first', () => {
  const few = byStrokes([3, 2, 3, 3], (one) => one);
  expect(few.others).toBeNull();
  expect(few.exceptions.map(({ strokes }) => strokes)).toEqual([2, 3, 3, 3]);
});

test('players are called by their first names where that tells them apart, and not at all before they are announced', () => {
  const ada = player({ name: 'Ada Whitfield' });
  expect(namesInWords([ada, player({ name: 'Bo Birch' })])).toEqual(['Ada', 'Bo']);
  expect(namesInWords([ada, player({ name: 'Ada Lovell' })])).toEqual(['Ada Whitfield', 'Ada Lovell']);
  expect(namesInWords([player({ name: 'Cy Cedar', live: false }), ada])).toEqual(['The first player', 'Ada']);
});
