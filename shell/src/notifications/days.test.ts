import { formatDay } from '@golf/shared/format';
import { expect, test } from 'vitest';
import { byDay, dayInWords } from './days.ts';

/** An instant by the visitor's local time. */
const at = (day: number, hour: number) => new Date(2026, 10, day, hour, 30);
const NOW = at(15, 8).getTime();

test.each([
  [at(15, 0), 'Today'],
  // A wrong clock puts the update into the future.
  [at(15, 23), 'Today'],
  [at(14, 23), 'Yesterday'],
  [at(14, 0), 'Yesterday'],
  [at(13, 23), '13 Nov 2026'],
  [new Date(2026, 8, 5, 12), '5 Sept 2026'],
])('%s is %s', (date, words) => {
  expect(dayInWords(date.toISOString(), NOW, formatDay)).toBe(words);
});

test('on the first of a month the day before was the last of another', () => {
  expect(dayInWords(new Date(2026, 9, 31, 22).toISOString(), new Date(2026, 10, 1, 7).getTime(), formatDay)).toBe(
    'Yesterday',
  );
});

test('an instant that cannot be read is shown as it is', () => {
  expect(dayInWords('soon', NOW, formatDay)).toBe('soon');
});

test('updates keep their order, those of a day together', () => {
  const updates = [at(15, 7), at(15, 6), at(14, 9), at(3, 9), at(3, 8)].map((date, id) => ({
    id,
    updated_at: date.toISOString(),
  }));
  const days = byDay(updates, NOW, formatDay);
  expect(days.map(({ words }) => words)).toEqual(['Today', 'Yesterday', '3 Nov 2026']);
  expect(days.flatMap((day) => day.updates)).toEqual(updates);
  expect(byDay([], NOW, formatDay)).toEqual([]);
});
