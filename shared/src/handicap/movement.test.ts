import { expect, test } from 'vitest';
import { movementSince30Days, moversOf } from './movement.ts';
import { rankByHandicap } from './ranking.ts';

test('places won or lost by handicaps 30 days ago, ties together', () => {
  const players = [
    { id: 1, name: 'Ann', handicap: 1, handicap_30_days_ago: 3 },
    { id: 2, name: 'Bo', handicap: 2, handicap_30_days_ago: 1 },
    { id: 3, name: 'Cy', handicap: 3, handicap_30_days_ago: 3 },
    { id: 4, name: 'Dee', handicap: 4, handicap_30_days_ago: null },
    { id: 5, name: 'Ed', handicap: null, handicap_30_days_ago: 9 },
  ];
  expect([...movementSince30Days(rankByHandicap(players))]).toEqual([
    [1, 1],
    [2, -1],
    [3, -1],
  ]);
});

test('movers are announced players, the largest move first, of equals the better player', () => {
  const table = rankByHandicap([
    { id: 1, name: 'Ann', handicap: 1, live: true },
    { id: 2, name: 'Bo', handicap: 2, live: true },
    { id: 3, name: 'Cy', handicap: 3, live: false },
    { id: 4, name: 'Dee', handicap: 4, live: true },
    { id: 5, name: 'Ed', handicap: 5, live: true },
  ]);
  const moved = new Map([
    [1, 2],
    [2, 2],
    [3, 9],
    [4, -4],
    [5, 3],
  ]);
  expect(moversOf(table, moved, 1).map(({ player, places }) => [player.name, places])).toEqual([
    ['Ed', 3],
    ['Ann', 2],
    ['Bo', 2],
  ]);
  expect(moversOf(table, moved, -1)).toMatchObject([{ player: { name: 'Dee' }, position: 4, places: 4 }]);
  expect(moversOf(table, new Map([[3, 1]]), 1)).toEqual([]);
  expect(moversOf(table, new Map(), -1)).toEqual([]);
});
