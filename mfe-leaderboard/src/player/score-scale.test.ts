import { expect, test } from 'vitest';
import { heightOf, scoreScale } from './score-scale.ts';

test('the scale begins at the whole stroke below the best score, wherever zero is', () => {
  expect(scoreScale([23.2, 16.1, 29.8])).toEqual({ best: 16, worst: 31 });
  expect(scoreScale([16, 20])).toEqual({ best: 15, worst: 22 });
  expect(scoreScale([-4.79, 3.5])).toEqual({ best: -5, worst: 5 });
  expect(scoreScale([0.5])).toEqual({ best: 0, worst: 2 });
});

test('the better a score is, the higher it stands, and the worst has a height as well', () => {
  for (const scores of [
    [16.1, 20, 29.8],
    [-4.79, 0, 3],
    [-9.5, -8, -7.01],
  ]) {
    const scale = scoreScale(scores);
    const heights = scores.map((score) => heightOf(score, scale));
    expect(heights).toEqual(heights.toSorted((a, b) => b - a));
    expect(heights.every((height) => height > 0 && height < 1)).toBe(true);
  }
});
