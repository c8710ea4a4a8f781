import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { AWAY, hiddenUntil, isAway } from './patron-banner.ts';
import { PatronBanner } from './PatronBanner.tsx';

const DAY = 86_400_000;

beforeEach(() => hiddenUntil.set(0));

test('dismissed, the banner is away for 30 days', () => {
  expect(AWAY).toBe(30 * DAY);
  const dismissed = Date.parse('2026-11-15T12:00:00Z');
  const until = dismissed + AWAY;
  expect(isAway(until, dismissed)).toBe(true);
  expect(isAway(until, dismissed + 30 * DAY - 1)).toBe(true);
  expect(isAway(until, dismissed + 30 * DAY)).toBe(false);
  expect(isAway(0, dismissed)).toBe(false);
});

test('the banner is here until it is dismissed', async () => {
  render(<PatronBanner />);
  expect(document.documentElement.dataset.patron).toBe('here');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(document.documentElement.dataset.patron).toBe('away');
  expect(Number(localStorage.getItem('patronBannerHiddenUntil'))).toBeGreaterThan(Date.now() + 29 * DAY);
});
