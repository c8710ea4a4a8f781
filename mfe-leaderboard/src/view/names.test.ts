import { expect, test } from 'vitest';
import { NO_FILTERS } from './filters.ts';
import { chipsOf, filterWords, isAllTicked, namesOf } from './names.ts';

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
  expect(filterWords({ ...NO_FILTERS, channels: ['1'] }, 'channels', NAMES)).toBe('Channel “1”');
});

test('the chip of a channel that nobody has is told apart', () => {
  const [known, unknown] = chipsOf(
    { ...NO_FILTERS, channels: ['Twins', 'Renamed'] },
    { ...NAMES, channels: new Map([['Twins', null]]) },
  );
  expect([known?.unknown, unknown?.unknown]).toEqual([undefined, true]);
});

test('a team with members that are no option has not ticked everything', () => {
  const names = { ...NAMES, countries: new Map(['eu', 'de', 'fr'].map((code) => [code, code])) };
  const team = ['eu', 'gb-eng', 'de', 'ie', 'se', 'gb-sct'];
  expect(isAllTicked({ ...NO_FILTERS, countries: team }, 'countries', names)).toBe(false);
  expect(isAllTicked({ ...NO_FILTERS, countries: [...team, 'fr'] }, 'countries', names)).toBe(true);
  expect(isAllTicked(NO_FILTERS, 'players', names)).toBe(false);
});

test('each of two has its own chip, three share one', () => {
  const chips = chipsOf({ countries: ['ie', 'ch'], players: [1, 2, 3], channels: [] }, NAMES);
  expect(chips).toEqual([
    { kind: 'countries', value: 'ie', words: 'Ireland' },
    { kind: 'countries', value: 'ch', words: 'Switzerland' },
    { kind: 'players', value: null, words: 'Player 1 or 2 others' },
  ]);
});
