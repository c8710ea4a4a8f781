import { expect, test } from 'vitest';
import { ranked, round } from '../testing/players.ts';
import { roundRows, viewRows } from './csv-files.ts';

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
