import { expect, test } from 'vitest';
import { rankOf } from './rank.ts';

const players = [
  { id: 1, name: 'Maren', handicap: 3.4, live: true },
  { id: 2, name: 'Ida', handicap: 5, live: true },
  { id: 3, name: 'Wim', handicap: 6.1, live: true },
  { id: 4, name: 'Secret', handicap: 5.5, live: false },
  { id: 5, name: 'New', handicap: null, live: true },
];

test('an index has a place between two players', () => {
  expect(rankOf(4.2, players)).toEqual({ position: 2, tied: false, better: 'Maren', worse: 'Ida' });
});

test('a shared place is between those who do not share it', () => {
  expect(rankOf(5.04, players)).toEqual({ position: 2, tied: true, better: 'Maren', worse: 'Wim' });
});

test('nobody is better than the first, and nobody with a handicap worse than the last', () => {
  expect(rankOf(-2, players)).toEqual({ position: 1, tied: false, better: null, worse: 'Maren' });
  expect(rankOf(20, players)).toEqual({ position: 5, tied: false, better: 'Wim', worse: null });
});

test('a player who is not announced counts, but is not named', () => {
  expect(rankOf(5.8, players)).toEqual({ position: 4, tied: false, better: 'Ida', worse: 'Wim' });
});
