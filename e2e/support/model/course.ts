import { expect, type Page } from '@playwright/test';
import { COURSE, TEES, type Golfer } from './data-set.ts';
import { readCourse } from './glass.ts';
import { courseOf, type Listed } from './rounds.ts';

/** Longer leaderboards start with the first rounds of each tee. */
const SHORT = 15;

/** A course's leaderboard in its views: whole, best of each player, by date, by tee. */
export async function checkCourse(page: Page, address: string, golfers: readonly Golfer[]): Promise<void> {
  const shows = (listed: Listed) => expect.poll(() => readCourse(page)).toEqual(courseOf(golfers, listed));
  await page.goto(`${address}/courses/${COURSE}`);
  const board = page.getByRole('table', { name: 'Leaderboard' });
  await expect(board).toBeVisible();
  const isShort = courseOf(golfers, { order: 'score', best: false, tee: null }).length <= SHORT;
  if (!isShort) await page.getByRole('button', { name: /^Show all \d+ rounds/ }).click();
  await shows({ order: 'score', best: false, tee: null });
  await page.getByRole('switch', { name: 'Best round per player' }).click();
  await shows({ order: 'score', best: true, tee: null });
  await page.getByRole('radio', { name: 'Date' }).click({ force: true });
  await shows({ order: 'date', best: true, tee: null });
  await page.getByRole('switch', { name: 'Best round per player' }).click();
  await shows({ order: 'date', best: false, tee: null });
  const played = new Set(golfers.flatMap(({ rounds }) => rounds.map(({ tee }) => tee)));
  if (played.size === 1) return;
  const tee = golfers[0]?.rounds[0]?.tee ?? 0;
  await page.getByRole('radio', { name: new RegExp(`^${TEES[tee]?.name}\\b`) }).click({ force: true });
  await shows({ order: 'date', best: false, tee });
}
