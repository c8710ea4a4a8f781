import { expect, test } from 'vitest';
import { dayAfter, daysBetween, nextChange } from './days.ts';

const DAYS = {
  first_day: '2025-03-05',
  newest_day: '2026-11-15',
  leads: [
    { day: '2025-04-01', players: [] },
    { day: '2026-02-20', players: [] },
  ],
};

test('days are counted across years, leap days and changes of the clock', () => {
  expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
  expect(dayAfter('2025-12-31', 1)).toBe('2026-01-01');
  expect(dayAfter('2025-03-05', daysBetween('2025-03-05', '2026-11-15'))).toBe('2026-11-15');
});

test('the change of the lead before and after a day, and the ends beyond them', () => {
  expect(nextChange(DAYS, '2025-04-01', 1)).toBe('2026-02-20');
  expect(nextChange(DAYS, '2026-02-20', 1)).toBe('2026-11-15');
  expect(nextChange(DAYS, '2026-02-20', -1)).toBe('2025-04-01');
  expect(nextChange(DAYS, '2025-04-01', -1)).toBe('2025-03-05');
});
