import { expect, test } from 'vitest';
import { formatDay } from './days.ts';

test.each([
  ['2026-09-28', '28 Sept 2026'],
  ['2025-01-01', '1 Jan 2025'],
  ['2026-12-31T23:59:59Z', '31 Dec 2026'],
  ['2026-12-31T23:59:59-05:00', '1 Jan 2027'],
])('%s is shown as "%s"', (day, shown) => {
  expect(formatDay(day)).toBe(shown);
});

test.each(['', 'last summer', '2026-13-01'])('"%s" is no day and stays as it is', (text) => {
  expect(formatDay(text)).toBe(text);
});
