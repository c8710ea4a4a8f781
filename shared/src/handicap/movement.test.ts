import { expect, test } from 'vitest';
import { furthestMover, movementSince30Days } from './movement.ts';
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

test('the furthest mover is an announced player, of equals the better one; nobody where nobody has moved', () => {
  const table = rankByHandicap([
    { id: 1, name: 'Ann', handicap: 1, live: true },
    { id: 2, name: 'Bo', handicap: 2, live: true },
    { id: 3, name: 'Cy', handicap: 3, live: false },
    { id: 4, name: 'Dee', handicap: 4, live: true },
  ]);
  const moved = new Map([
    [1, 2],
    [2, 2],
    [3, 9],
    [4, -4],
  ]);
  expect(furthestMover(table, moved, 1)).toMatchObject({ player: { name: 'Ann' }, places: 2 });
  expect(furthestMover(table, moved, -1)).toMatchObject({ player: { name: 'Dee' }, places: 4 });
  expect(furthestMover(table, new Map([[3, 1]]), 1)).toBeNull();
  expect(furthestMover(table, new Map(), -1)).toBeNull();
});
