import { expect, test } from 'vitest';
import { minimumsInWords } from './minimums.ts';

const record = (name: string, minimum: string) => ({ name, minimum });

test('a minimum that all records of a section have is said once', () => {
  expect(minimumsInWords([record('A', '18 holes'), record('B', '18 holes')])).toBe('Each needs 18 holes.');
});

test('of several minimums each names its records, but for the one that most of them have', () => {
  const records = [
    record('A', '10 players'),
    record('B', '5 rounds'),
    record('C', '10 players'),
    record('D', '10 players'),
    record('E', '18 holes'),
    record('F', '18 holes'),
  ];
  expect(minimumsInWords(records)).toBe('B needs 5 rounds. E and F need 18 holes. All others need 10 players.');
  expect(minimumsInWords(records.slice(0, 2))).toBe('A needs 10 players. B needs 5 rounds.');
});

test('without records there is nothing to say', () => expect(minimumsInWords([])).toBe(''));
