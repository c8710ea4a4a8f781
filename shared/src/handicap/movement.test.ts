import { expect, test } from 'vitest';
import { movementSince30Days } from './movement.ts';
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
