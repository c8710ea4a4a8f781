import { expect, test } from 'vitest';
import { correctionInWords } from './correction-in-words.ts';

const round = { date: '2025-01-03', course: 'Old Links', holes: 18, gross: 78 };
const plain = (day: string) => day;

test('a correction tells what it changed', () => {
  expect(correctionInWords(null, round, plain)).toBe('Added later');
  expect(correctionInWords(round, null, plain)).toBe('Removed');
  expect(correctionInWords(round, { ...round, gross: 77 }, plain)).toBe('Score 78, now 77');
  expect(
    correctionInWords(round, { ...round, holes: 9, gross: 39, date: '2025-01-04', course: 'New Links' }, plain),
  ).toBe('Score 78, now 39; 18 holes, now 9; dated 2025-01-03, now 2025-01-04; played at Old Links, now New Links');
  expect(correctionInWords(round, round, plain)).toBe('Other tees');
});
