import type { RoundPage } from '@golf/shared/api';
import { expect, test } from 'vitest';
import { countingInWords, courseInWords, handicapInWords, moveInWords, placeInWords } from './what-changed.ts';

const at = (handicap: number | null, position: number | null = null, tied = false) => ({
  handicap,
  position,
  tied,
  ranked: 42,
});
/** Only the fields that the words depend on. */
const page = (fields: object) => ({ number: 9, rounds: 9, ...fields }) as RoundPage;

test.each([
  [at(4.1), at(3.8), 9, 'Better by 0.3'],
  [at(-0.1), at(0.1), 9, 'Worse by 0.2'],
  [at(3.8), at(3.8), 9, 'Unchanged'],
  [at(null), at(12), 5, 'First handicap, after 5 rounds'],
  [at(null), at(null), 4, '1 more round to a handicap'],
])('the handicap from %o to %o with round %i: %s', (before, after, number, words) => {
  expect(handicapInWords(page({ before, after, number }))).toBe(words);
});

test.each([
  [at(4, 9), at(3, 7), 'Up 2 places'],
  [at(4, 9), at(5, 10), 'Down 1 place'],
  [at(4, 9), at(4, 9), 'Unchanged'],
  [at(null), at(4, 9), 'New on the leaderboard'],
  [at(null), at(null), 'Not ranked yet'],
])('the place from %o to %o: %s', (before, after, words) => {
  expect(moveInWords(page({ before, after }))).toBe(words);
});

test('a shared place, and none', () => {
  expect([placeInWords(at(4, 3, true)), placeInWords(at(null))]).toEqual(['T3 of 42', '–']);
});

test('a round counts until the twentieth round after it', () => {
  const round = { is_one_of_lowest_8: true };
  const words = (number: number, counts = true) =>
    countingInWords(page({ round: { ...round, is_one_of_lowest_8: counts }, number, rounds: 30 }));
  expect(words(30)).toEqual(['Yes', 'Drops out of the latest 20 after 20 more rounds']);
  expect(words(11, false)).toEqual(['Not at the moment', 'Drops out of the latest 20 after 1 more round']);
  expect(words(10)).toEqual(['No longer', '20 rounds since then: only the latest 20 count']);
});

test('the place on the course', () => {
  const on = (on_course: RoundPage['on_course'], holes = 18) => courseInWords(page({ round: { holes }, on_course }));
  expect(on({ position: 3, tied: true, players: 12 })).toBe('Tied for 3rd of 12 players from these tees');
  expect(on({ position: 1, tied: false, players: 1 })).toBe('The only player from these tees');
  expect(on(null)).toBe('The player has scored better here');
  expect(on(null, 9)).toBe('Only 18 holes are ranked');
});
