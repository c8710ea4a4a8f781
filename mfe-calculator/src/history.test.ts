import { toCsv } from '@golf/shared/format';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { historyRows } from './history-rows.ts';
import { fromCsv } from './import-csv.ts';
import { indexAfterEachScore, scoreForTarget, siteHandicapOf, summaryOf, type Entry } from './history.ts';

const entries = (...scores: number[]): Entry[] => scores.map((adjusted) => ({ adjusted }));
const tenths = fc.integer({ min: -80, max: 540 }).map((score) => score / 10);
const histories = fc.array(tenths, { maxLength: 30 }).map((scores) => entries(...scores));
const parts = fc.record({ adjusted: tenths, part: fc.record({ holes: fc.integer({ min: 9, max: 17 }), whs: tenths }) });
const mixed = fc.array(
  fc.oneof(
    tenths.map((adjusted): Entry => ({ adjusted })),
    parts,
  ),
  { maxLength: 30 },
);

test('a history has an index and scores that count', () => {
  expect(summaryOf(entries(10, 12))).toMatchObject({ index: null, counting: new Set() });
  expect(summaryOf(entries(15.3, 15.2, 16.6))).toMatchObject({ index: 13.2, counting: new Set([1]) });
});

test('seven scores come to one figure by the table, and to another by the rule of the leaderboard', () => {
  const seven = entries(0.8, 16.1, 11, 7.5, 11.6, 11.8, 10.3);
  expect(summaryOf(seven).index).toBe(4.2);
  expect(siteHandicapOf(seven)).toBe(9.9);
  expect(siteHandicapOf(seven.slice(0, 4))).toBeNull();
});

test('by the World Handicap System a part of a round counts its holes, and is worth what that system gives it', () => {
  const nines: Entry[] = Array.from({ length: 6 }, () => ({ adjusted: 15.6, part: { holes: 9, whs: 15.7 } }));
  const whs = { rule: 'whs', lowIndex: null } as const;
  expect(summaryOf(nines.slice(1), whs)).toMatchObject({ index: null, whs: { holes: 45 } });
  expect(summaryOf(nines, whs)).toMatchObject({ index: 14.7, whs: { holes: 54 } });
  expect(summaryOf(nines).index).toBe(14.6);
  expect(indexAfterEachScore([...nines, ...entries(10)], whs)).toEqual([14.7, 12.9]);
  expect(scoreForTarget(nines, 12.9, whs)).toBe(10.1);
});

test('the index begins with the third score', () => {
  expect(indexAfterEachScore(entries(10, 12, 15, 9))).toEqual([8, 8]);
});

/** Rule 5.2a as printed: for 0 to 20 scores, the number that counts and the adjustment in tenths. */
const LOWEST = [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6, 6, 7, 8];
const OFF = [0, 0, 0, 20, 10, 0, 10];

/** A second implementation of the rule in whole tenths: mean of the lowest of the last twenty, rounded half up. */
function indexByTheRule(history: readonly Entry[]): number | null {
  const latest = history.slice(-20).map(({ adjusted }) => Math.round(adjusted * 10));
  const count = LOWEST[latest.length] ?? 0;
  if (count === 0) return null;
  const sum = latest
    .toSorted((a, b) => a - b)
    .reduce((total, score, place) => (place < count ? total + score : total), 0);
  return (Math.floor((2 * sum + count) / (2 * count)) - (OFF[latest.length] ?? 0)) / 10;
}

/** Thirty scores; tests use the first n: each row of the table, and scores that drop out. */
const thirty = fc.array(tenths, { minLength: 30, maxLength: 30 }).map((scores) => entries(...scores));

test('a history of any length has the index of the rule, made of the scores that are said to count', () => {
  fc.assert(
    fc.property(thirty, (whole) => {
      for (let length = 0; length <= whole.length; length += 1) {
        const history = whole.slice(0, length);
        const { index, counting } = summaryOf(history);
        expect(index).toBe(indexByTheRule(history));
        const latest = history.map(({ adjusted }, place) => ({ adjusted, place })).slice(-20);
        const counted = latest.filter(({ place }) => counting.has(place));
        expect(counted).toHaveLength(LOWEST[latest.length] ?? 0);
        expect(counting.size).toBe(counted.length);
        const worst = Math.max(...counted.map(({ adjusted }) => adjusted));
        const others = latest.filter(({ place }) => !counting.has(place));
        for (const { adjusted } of others) expect(adjusted).toBeGreaterThanOrEqual(worst);
      }
    }),
  );
});

describe('the score for a target', () => {
  test('reaches it, and a tenth more does not', () => {
    fc.assert(
      fc.property(histories, tenths, (history, target) => {
        const needed = scoreForTarget(history, target);
        const after = (score: number) => summaryOf([...history, { adjusted: score }]).index ?? Infinity;
        if (needed === null) {
          // Fewer than three scores, or a score far below any ever played, are not enough.
          if (history.length >= 2) expect(after(-15)).toBeGreaterThan(target);
          return;
        }
        if (needed === Infinity) {
          expect(after(90)).toBeLessThanOrEqual(target);
          return;
        }
        expect(after(needed)).toBeLessThanOrEqual(target);
        expect(after(Math.round(needed * 10 + 1) / 10)).toBeGreaterThan(target);
      }),
    );
  });

  test('is the highest that will do', () => {
    // The lowest of four, less one stroke.
    expect(scoreForTarget(entries(10, 12, 15), 7.5)).toBe(8.5);
    expect(scoreForTarget(entries(10, 12, 15), 9)).toBe(Infinity);
  });

  test('is none while there are too few scores, or where none is low enough', () => {
    expect(scoreForTarget(entries(10), 5)).toBeNull();
    expect(scoreForTarget(entries(...Array.from({ length: 20 }, () => 30)), 5)).toBeNull();
  });
});

describe('CSV', () => {
  test('goes out and comes back the same', () => {
    fc.assert(
      fc.property(mixed, (history) => {
        if (history.length === 0) return;
        expect(fromCsv(toCsv(historyRows(history)))).toEqual({ entries: history });
      }),
    );
  });

  test('may come from elsewhere', () => {
    expect(fromCsv('\uFEFFDate;Score\r\n1 May;"12.4"\r\n\r\n2 May;3\r\n')).toEqual({ entries: entries(12.4, 3) });
    expect(fromCsv('12.4\n9')).toEqual({ entries: entries(12.4, 9) });
    expect(fromCsv('Day\tScore\n1 May\t8.1\n')).toEqual({ entries: entries(8.1) });
    expect(fromCsv('Course,Score\n"St Andrews, ""Old""\nCourse",12.4')).toEqual({ entries: entries(12.4) });
  });

  test.each([
    ['beside semicolons', '1;12,4\n2;9,5'],
    ['in quotes', 'round,score\n1,"12,4"\n2,"9,5"'],
    ['beside commas, below a header', 'round,score\n1,12,4\n2,9,5'],
    ['in the only column', 'score\n12,4\n9,5'],
    ['in the only column, without a header', '12,4\n9,5'],
  ])('may have decimal commas, %s', (_, text) => {
    expect(fromCsv(text)).toEqual({ entries: entries(12.4, 9.5) });
  });

  test('has plus handicaps below zero, however they are written', () => {
    expect(fromCsv('score\n+2.3\n-2.3\n\u22122,3')).toEqual({ entries: entries(-2.3, -2.3, -2.3) });
  });

  test('is rounded to tenths, half up', () => {
    expect(fromCsv('score\n1.05\n-2.25')).toEqual({ entries: entries(1.1, -2.2) });
  });

  test('is refused whole, naming the line', () => {
    expect(fromCsv('round,score\n1,12\n2,abc')).toEqual({
      problem: 'Line 3: "abc" isn’t a score. Use a number like 12.4.',
    });
    expect(fromCsv('Course,Score\n"A\nB",12\nC,2026')).toEqual({
      problem: 'Line 4: "2026" isn’t a score. Use a number like 12.4.',
    });
    expect(fromCsv('score\n12\n-500')).toEqual({ problem: 'Line 3: "-500" isn’t a score. Use a number like 12.4.' });
    expect(fromCsv('9999\n12')).toEqual({ problem: 'Line 1: "9999" isn’t a score. Use a number like 12.4.' });
    expect(fromCsv('round,score\n1,"12')).toEqual({ problem: 'Line 2: a quotation mark is not closed.' });
    expect(fromCsv('round,score\n')).toEqual({ problem: 'No scores in this file.' });
  });
});
