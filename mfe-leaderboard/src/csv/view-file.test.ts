import { expect, test } from 'vitest';
import { ranked } from '../testing/players.ts';
import { viewRows } from './view-file.ts';

test('a view keeps its order', () => {
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
});
