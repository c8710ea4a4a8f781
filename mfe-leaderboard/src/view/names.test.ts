import { expect, test } from 'vitest';
import { NO_FILTERS } from './filters.ts';
import { filterWords, namesOf } from './names.ts';

const NAMES = namesOf([], [{ code: 'ie', flag_name: 'Ireland' }]);

test.each([
  [['ie'], 'Ireland'],
  [['ch'], 'Switzerland'],
  [['gb-xyz'], 'GB-XYZ'],
])('a filter by the countries %j says "%s", also where nobody is from there', (countries, words) => {
  expect(filterWords({ ...NO_FILTERS, countries }, 'countries', NAMES)).toBe(words);
});

test('a filter by a player who is not there (any more) says which one', () => {
  expect(filterWords({ ...NO_FILTERS, players: [999] }, 'players', NAMES)).toBe('Player 999');
});
