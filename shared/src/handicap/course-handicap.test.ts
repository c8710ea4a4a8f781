import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { courseHandicap, playingHandicap, strokesToPlayLevel } from './course-handicap.ts';

const CHAMPIONSHIP = { courseRating: 75.1, slopeRating: 145, par: 72 };

test.each([
  // 12.4 × 145 ÷ 113 + 3.1 = 19.01
  [12.4, CHAMPIONSHIP, 19],
  // −2.2 × 145 ÷ 113 + 3.1 = 0.28
  [-2.2, CHAMPIONSHIP, 0],
  // −4.1 × 145 ÷ 113 + 3.1 = −2.16: two strokes to the course
  [-4.1, CHAMPIONSHIP, -2],
  // Half a stroke goes to the player …
  [0.5, { courseRating: 72, slopeRating: 113, par: 72 }, 1],
  // … towards plus infinity, also below zero.
  [-0.5, { courseRating: 72, slopeRating: 113, par: 72 }, 0],
])('an index of %d from tees %j is a course handicap of %d', (index, tees, expected) => {
  expect(courseHandicap(index, tees)).toBe(expected);
});

test('an allowance is applied to the strokes before they are rounded', () => {
  // 11.3 × 130 ÷ 113 − 0.6 = 12.4; 95 % of that is 11.78, of 12 it would be 11.4.
  const tees = { courseRating: 71.4, slopeRating: 130, par: 72 };
  expect(courseHandicap(11.3, tees)).toBe(12);
  expect(playingHandicap(11.3, tees, 95)).toBe(12);
  expect(playingHandicap(11.3, tees, 100)).toBe(12);
  // −2.16 strokes: the half of them is one to the course.
  expect(playingHandicap(-4.1, CHAMPIONSHIP, 50)).toBe(-1);
});

test('who has the higher index plays level with the strokes between the two', () => {
  // 19 and 0, as above.
  expect(strokesToPlayLevel(12.4, -2.2, CHAMPIONSHIP)).toBe(19);
  expect(strokesToPlayLevel(-2.2, 12.4, CHAMPIONSHIP)).toBe(-19);
  expect(strokesToPlayLevel(-2.2, -2.2, CHAMPIONSHIP)).toBe(0);
});

test('what the tees add to par is added to both: over the slope alone it differs by a stroke of rounding at most', () => {
  const tenths = (min: number, max: number) => fc.integer({ min, max }).map((value) => value / 10);
  const tees = fc.record({
    courseRating: tenths(550, 850),
    slopeRating: fc.integer({ min: 55, max: 155 }),
    par: fc.integer({ min: 66, max: 74 }),
  });
  fc.assert(
    fc.property(tenths(-80, 540), tenths(-80, 540), tees, (one, other, at) => {
      const strokes = strokesToPlayLevel(one, other, at);
      expect(Math.abs(strokes - ((one - other) * at.slopeRating) / 113)).toBeLessThanOrEqual(1.000001);
      expect(strokesToPlayLevel(other, one, at) + strokes).toBe(0);
      if (one >= other) expect(strokes).toBeGreaterThanOrEqual(0);
    }),
  );
});
