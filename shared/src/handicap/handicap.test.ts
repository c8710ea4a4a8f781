import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  adjustedScore,
  countingDifferentials,
  differential,
  fraction,
  handicapIndex,
  indexRule,
  lambda,
  roundToTenth,
  siteHandicap,
} from './index.ts';
import { countingRounds, historyValue } from './site-handicap.ts';
import vectors from './whs-vectors.json' with { type: 'json' };

interface Vector {
  kind: string;
  input: Record<string, number> & { differentials?: number[] };
  expected: unknown;
}

function answerTo({ kind, input }: Vector): unknown {
  const { score = 0, course_rating = 0, slope_rating = 0, value = 0, score_count = 0, differentials = [] } = input;
  if (kind.startsWith('index')) return handicapIndex(differentials);
  if (kind.startsWith('differential')) return differential(score, course_rating, slope_rating);
  if (kind === 'round_tenth_half_up') return roundToTenth(value);
  const rule = indexRule(score_count);
  return rule && { use_lowest: rule.useLowest, adjustment: rule.adjustment };
}

describe('published cases of the World Handicap System', () => {
  // The cases have several shapes; each kind reads its own fields.
  test.each((vectors as unknown as Vector[]).map((vector) => [vector.kind, vector] as const))('%s', (_, vector) => {
    expect(answerTo(vector)).toEqual(vector.expected);
  });
});

const strokes = fc.integer({ min: -100, max: 540 }).map((tenths) => tenths / 10);

describe('the handicap index', () => {
  test('never falls when a worse round follows twenty', () => {
    const twenty = fc.array(strokes, { minLength: 20, maxLength: 20 });
    fc.assert(
      fc.property(twenty, (scores) => {
        const before = handicapIndex(scores);
        // The oldest drops out. It must not be a counting one, or this would not test the new one.
        const worst = Math.max(...scores) + 1;
        const after = handicapIndex([...scores.slice(1), worst]);
        expect(after).toBeGreaterThanOrEqual(before ?? 0);
      }),
    );
  });

  test('does not depend on the order within the twenty', () => {
    const shuffled = fc
      .array(strokes, { minLength: 3, maxLength: 20 })
      .chain((scores) => fc.tuple(fc.constant(scores), fc.shuffledSubarray(scores, { minLength: scores.length })));
    fc.assert(
      fc.property(shuffled, ([scores, other]) => {
        expect(handicapIndex(other)).toBe(handicapIndex(scores));
      }),
    );
  });

  test('looks at the latest twenty only', () => {
    fc.assert(
      fc.property(fc.array(strokes, { minLength: 21, maxLength: 40 }), (scores) => {
        expect(handicapIndex(scores)).toBe(handicapIndex(scores.slice(-20)));
      }),
    );
  });
});

describe('the scores that count', () => {
  test('are none below three', () => {
    expect(countingDifferentials([])).toEqual([]);
    expect(countingDifferentials([12, 13])).toEqual([]);
  });

  test('are the lowest first, and the later one first in a tie', () => {
    expect(countingDifferentials([9, 5, 7, 7, 5, 9, 7, 8, 9])).toEqual([4, 1, 6]);
  });

  test('are among the latest twenty', () => {
    const scores = Array.from({ length: 25 }, (_, place) => place);
    expect(countingDifferentials(scores)).toEqual([5, 6, 7, 8, 9, 10, 11, 12]);
  });
});

describe('rounding', () => {
  test('never gives minus zero', () => {
    fc.assert(fc.property(fc.integer({ min: -20, max: 20 }), (n) => !Object.is(roundToTenth(n / 100), -0)));
    expect(Object.is(roundToTenth(-0.04), 0)).toBe(true);
  });

  test('takes a tie towards plus infinity, for any value', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1000, max: 1000 }), (tenths) => {
        expect(roundToTenth(`${tenths < 0 ? '-' : ''}${Math.abs(tenths / 10).toFixed(1)}5`)).toBe(
          tenths < 0 ? tenths / 10 : (tenths + 1) / 10,
        );
      }),
    );
  });

  test('is exact where binary fractions are not', () => {
    expect(roundToTenth(1.05)).toBe(1.1);
    expect(roundToTenth(8.345)).toBe(8.3);
    expect(roundToTenth(-2.25)).toBe(-2.2);
  });

  test.each(['', 'abc', '1.2.3', 'NaN', 'Infinity'])('refuses "%s"', (text) => {
    expect(() => roundToTenth(text)).toThrow(RangeError);
  });
});

describe('the adjusted score of a tracked round', () => {
  test('is the differential for 18 holes', () => {
    // 113 × (80 − 72.1) / 130 = 6.8669...
    expect(adjustedScore({ gross: 80, holes: 18, courseRating: 72.1, slopeRating: 130 }, 12.3)).toBe(6.87);
  });

  test('adds the expected part of the nine holes not played, times 1.2', () => {
    // 113 × (40 − 36) / 113 + 9 × 9 / 18 × 1.2 = 4 + 5.4
    expect(adjustedScore({ gross: 40, holes: 9, courseRating: 72, slopeRating: 113 }, 9)).toBe(9.4);
  });

  test('times 0.85 for a plus handicap, and nothing before there is one', () => {
    // 4 + 9 × −2 / 18 × 0.85 = 4 − 0.85
    expect(adjustedScore({ gross: 40, holes: 9, courseRating: 72, slopeRating: 113 }, -2)).toBe(3.15);
    expect(adjustedScore({ gross: 40, holes: 9, courseRating: 72, slopeRating: 113 }, null)).toBe(4);
  });

  test('counts a player at scratch among the plus handicaps', () => {
    expect(lambda(0)).toEqual(fraction('0.85'));
    expect(lambda(-0.1)).toEqual(fraction('0.85'));
    expect(lambda(0.1)).toEqual(fraction('1.2'));
  });

  test('refuses a slope rating of zero', () => {
    expect(() => adjustedScore({ gross: 80, holes: 18, courseRating: 72, slopeRating: 0 }, null)).toThrow(/slope/);
  });
});

describe('the site handicap', () => {
  test('is empty before the fifth round', () => {
    expect(siteHandicap([1, 2, 3, 4])).toBeNull();
    expect(siteHandicap([1, 2, 3, 4, 5])).toBe(3);
  });

  test('averages the lowest eight of the latest twenty', () => {
    const old = Array.from({ length: 5 }, () => -10);
    const twenty = Array.from({ length: 20 }, (_, round) => round + 1);
    expect(siteHandicap([...old, ...twenty])).toBe(4.5);
    expect(countingRounds([...old, ...twenty])).toEqual([5, 6, 7, 8, 9, 10, 11, 12]);
  });

  test('lets the later of two equal rounds count', () => {
    const scores = [3, 1, 1, 1, 1, 1, 1, 1, 3];
    expect(countingRounds(scores)).toContain(8);
    expect(countingRounds(scores)).not.toContain(0);
  });

  test('stores the sum of the lowest eight divided by eight, however few there are', () => {
    expect(historyValue([4])).toBe(0.5);
    expect(historyValue([4, 8])).toBe(1.5);
    expect(historyValue([1.01])).toBe(0.12625);
  });
});
