import { expect, test } from 'vitest';
import { minimumsInWords } from './minimums.ts';

const record = (name: string, minimum: string) => ({ name, minimum });

test('a minimum that all records of a section have is said once', () => {
  expect(minimumsInWords([record('A', '18 holes'), record('B', '18 holes')])).toBe('Each needs 18 holes.');
});

test('of several minimums each names its records', () => {
  const records = [
    record('A', '5 rounds'),
    record('B', '10 players'),
    record('C', '10 players'),
    record('D', '10 players'),
  ];
  expect(minimumsInWords(records)).toBe('To count: 5 rounds for A; 10 players for B, C and D.');
});

test('without records there is nothing to say', () => expect(minimumsInWords([])).toBe(''));
