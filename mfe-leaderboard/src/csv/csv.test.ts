import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ranked, round } from '../testing/players.ts';
import { toCsv } from './csv.ts';
import { roundRows, viewRows } from './download.ts';

/** Reads one cell back as RFC 4180 says. */
const unquoted = (cell: string) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);

test('cells are quoted where they must be', () => {
  expect(toCsv([['a,b', 'say "hi"', 3, null, 'two\nlines', -1.5]])).toBe(
    '\uFEFF"a,b","say ""hi""",3,,"two\nlines",-1.5\r\n',
  );
});

test('every text comes back, and none runs as a formula', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const cell = unquoted(toCsv([[text]]).slice(1, -2));
      expect(cell.replace(/^'/, '')).toBe(text.replace(/^'/, ''));
      expect(cell).not.toMatch(/^[=+\-@\t\r]/);
    }),
  );
});

test('a view keeps its order, a round its id', () => {
  const rows = viewRows(
    ranked([
      { name: 'B', handicap: 1 },
      { name: 'A', handicap: 1 },
    ]),
  );
  expect(rows.slice(1).map(([position, name]) => [position, name])).toEqual([
    ['T1', 'A'],
    ['T1', 'B'],
  ]);
  expect(roundRows([round({ id: 5, is_one_of_lowest_8: true })])[1]?.at(-1)).toBe('yes');
});
