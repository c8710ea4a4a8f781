import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLine, toCsv } from './csv.ts';

/** Reads one cell back by RFC 4180. */
const unquoted = (cell: string) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);

test('cells are quoted where they must be', () => {
  expect(toCsv([['a,b', 'say "hi"', 3, null, 'two\nlines', -1.5]])).toBe(
    '\uFEFF"a,b","say ""hi""",3,,"two\nlines",-1.5\r\n',
  );
  expect(csvLine([' padded', undefined, true])).toBe('" padded",,true');
});

test('a line keeps every text as it is', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(unquoted(csvLine([text]))).toBe(text);
    }),
  );
});

test('in a file for spreadsheets every text comes back, and none runs as a formula', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const cell = unquoted(toCsv([[text]]).slice(1, -2));
      expect(cell.replace(/^'/, '')).toBe(text.replace(/^'/, ''));
      expect(cell).not.toMatch(/^[=+\-@\t\r]/);
    }),
  );
});
