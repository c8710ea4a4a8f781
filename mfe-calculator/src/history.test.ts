import { toCsv } from '@golf/shared/format';
import { handicapIndex } from '@golf/shared/handicap';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromCsv, historyRows } from './history-csv.ts';
import { indexCourse, scoreForTarget, standingOf, type Entry } from './history.ts';

const entries = (...scores: number[]): Entry[] => scores.map((adjusted) => ({ adjusted }));
const tenths = fc.integer({ min: -80, max: 540 }).map((score) => score / 10);
const histories = fc.array(tenths, { maxLength: 30 }).map((scores) => entries(...scores));

test('a history stands for an index and the scores that count', () => {
  expect(standingOf(entries(10, 12))).toEqual({ index: null, counting: new Set() });
  expect(standingOf(entries(15.3, 15.2, 16.6))).toEqual({ index: 13.2, counting: new Set([1]) });
});

test('the course of the index begins with the third score', () => {
  expect(indexCourse(entries(10, 12, 15, 9))).toEqual([8, 8]);
});

test('any sequence of submit and remove keeps the index that of what is shown', () => {
  const moves = fc.array(
    fc.oneof(
      tenths.map((score) => ({ score })),
      fc.nat(25).map((place) => ({ place })),
    ),
  );
  fc.assert(
    fc.property(moves, (sequence) => {
      let history: Entry[] = [];
      for (const move of sequence) {
        history =
          'score' in move ? [...history, { adjusted: move.score }] : history.filter((_, place) => place !== move.place);
        const shown = history.map(({ adjusted }) => adjusted);
        expect(standingOf(history).index).toBe(handicapIndex(shown));
        expect(standingOf(history).counting.size).toBeLessThanOrEqual(8);
      }
    }),
  );
});

describe('the score for a target', () => {
  test('reaches it, and a tenth more does not', () => {
    fc.assert(
      fc.property(histories, tenths, (history, target) => {
        const needed = scoreForTarget(history, target);
        const after = (score: number) => standingOf([...history, { adjusted: score }]).index ?? Infinity;
        if (needed === null) return;
        if (needed === Infinity) {
          expect(after(90)).toBeLessThanOrEqual(target);
          return;
        }
        expect(after(needed)).toBeLessThanOrEqual(target);
        expect(after(Math.round(needed * 10 + 1) / 10)).toBeGreaterThan(target);
      }),
    );
  });

  test('is none while there are too few scores, or where none is low enough', () => {
    expect(scoreForTarget(entries(10), 5)).toBeNull();
    expect(scoreForTarget(entries(...Array.from({ length: 20 }, () => 30)), 5)).toBeNull();
  });
});

describe('CSV', () => {
  test('goes out and comes back the same', () => {
    fc.assert(
      fc.property(histories, (history) => {
        if (history.length === 0) return;
        expect(fromCsv(toCsv(historyRows(history)))).toEqual({ entries: history });
      }),
    );
  });

  test('may come from elsewhere', () => {
    expect(fromCsv('\uFEFFDate;Score\r\n1 May;"12.4"\r\n\r\n2 May;+3\r\n')).toEqual({ entries: entries(12.4, 3) });
    expect(fromCsv('12.4\n9')).toEqual({ entries: entries(12.4, 9) });
  });

  test('is refused whole, naming the line', () => {
    expect(fromCsv('round,score\n1,12\n2,abc')).toEqual({
      problem: 'Line 3: "abc" is not a score; write one such as 12.4.',
    });
    expect(fromCsv('round,score\n')).toEqual({ problem: 'There are no scores in this file.' });
  });
});
