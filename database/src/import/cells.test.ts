import { describe, expect, test } from 'vitest';
import { changed, problemsOf, type Changes } from '../testing/fixture.ts';

describe('a cell', () => {
  const LAST =
    '9,1,2025-01-09,2025-01-09T12:00:00Z,Round 9,https://www.youtube.com/watch?v=demo-000009,,,1,,18,,,,100,,false';
  const round = (from: string, to: string) => changed('rounds.csv', LAST, LAST.replace(from, to));

  test.each<[string, Changes, string]>([
    ['an id', round('9,1,', '0,1,'), 'rounds.csv:10 column id: "0" is not an id; write a whole number from 1 up'],
    [
      'a day that does not exist',
      round('2025-01-09,', '2025-02-29,'),
      'rounds.csv:10 column date: "2025-02-29" is not a day; write it as 2026-11-15',
    ],
    [
      'an instant',
      round('2025-01-09T12:00:00Z', '2025-01-09 12:00'),
      'rounds.csv:10 column tracked_at: "2025-01-09 12:00" is not an instant; write it as 2026-11-15T18:30:00Z',
    ],
    [
      'a link without https',
      round('https://www', 'http://www'),
      'rounds.csv:10 column link: "http://www.youtube.com/watch?v=demo-000009" is not a link; write an absolute link that starts with https://',
    ],
    [
      'a script as a link',
      round('https://www.youtube.com/watch?v=demo-000009', 'javascript:alert(1)'),
      'rounds.csv:10 column link: "javascript:alert(1)" is not a link; write an absolute link that starts with https://',
    ],
    [
      'a number out of range',
      round(',18,,,,100', ',8,33,,,100'),
      'rounds.csv:10 column holes: "8" is not a number of holes; write a whole number from 9 to 18',
    ],
    [
      'a number of another form',
      round(',100,', ',1e2,'),
      'rounds.csv:10 column gross: "1e2" is not a number of strokes; write a whole number from 9 to 400',
    ],
    ['a flag', round(',false', ',no'), 'rounds.csv:10 column pro: "no" is not a flag; write true or false'],
    [
      'one that must be filled',
      round('Round 9', ''),
      'rounds.csv:10 column video: is empty; it must be filled: write at most 20000 characters, without control characters',
    ],
    [
      'a slope rating',
      changed('tees.csv', '73.5,130', '73.5,1x3'),
      'tees.csv:3 column slope_rating: "1x3" is not a slope rating; write a whole number from 55 to 155',
    ],
    [
      'a course rating',
      changed('tees.csv', '73.5,130', '73.55,130'),
      'tees.csv:3 column course_rating: "73.55" is not a course rating; write a number from 40.0 to 99.9 with at most one decimal',
    ],
    [
      'a colour',
      changed('tees.csv', '#cc0000', 'red'),
      'tees.csv:4 column background: "red" is not a colour; write it as #1a2b3c',
    ],
    ['a gender', changed('tees.csv', ',F,', ',W,'), 'tees.csv:4 column gender: "W" is not a gender; write M or F'],
    [
      'a flag code',
      changed('countries.csv', '\nde,', '\nDE,'),
      'countries.csv:3 column code: "DE" is not a flag code; write it in lower case, as de, gb-sct or eu',
    ],
    [
      'control characters',
      changed('items.csv', 'A ball', 'A\u0007ball'),
      'items.csv:2 column name: "A\u0007ball" is not readable text; write at most 20000 characters, without control characters',
    ],
  ])('%s', async (_what, changes, problem) => {
    expect(await problemsOf(changes)).toContain(problem);
  });
});
