import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { rowAt, runsOf } from './row-window.ts';

const nat = fc.integer({ min: 0, max: 300 });

test('runs cover every row once, in order, and the opened one and the one with the focus are drawn', () => {
  fc.assert(
    fc.property(
      nat,
      fc.integer({ min: -50, max: 300 }),
      fc.integer({ min: -50, max: 400 }),
      fc.array(fc.integer({ min: -1, max: 300 }), { maxLength: 2 }),
      (count, start, end, pinned) => {
        const runs = runsOf(count, start, end, pinned);
        let at = 0;
        for (const { from, to } of runs) {
          expect(from).toBe(at);
          expect(to).toBeGreaterThan(from);
          at = to;
        }
        expect(at).toBe(count);
        for (const row of pinned.filter((row) => row >= 0 && row < count))
          expect(runs.some(({ from, to, drawn }) => drawn && from <= row && row < to)).toBe(true);
      },
    ),
  );
});

test('a height falls on its row, around an open detail', () => {
  const measures = { row: 64, pinned: 2, detail: 1000 };
  expect([0, 63, 64, 191, 192, 1191, 1192].map((y) => rowAt(y, measures))).toEqual([0, 0, 1, 2, 2, 2, 3]);
  expect(rowAt(640, { row: 64, pinned: -1, detail: 0 })).toBe(10);
});
