import { expect, test } from '../support/test.ts';

/* Back and a reload keep the place. */

test('a reload keeps an open row, and the place in it', async ({ site, page }) => {
  await site.open('/');
  await site.player('Ada Thornquill').click();
  const rounds = page.getByRole('table', { name: 'Rounds' });
  await expect(rounds).toBeVisible();
  const seventh = rounds.getByRole('row').nth(7);
  await seventh.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 300);
  await expect(page.getByRole('figure', { name: 'Handicap history' })).toBeVisible();
  const top = async () => Math.round((await seventh.boundingBox())?.y ?? NaN);
  await expect.poll(async () => (await top()) === (await top())).toBe(true);
  const before = await top();
  await page.reload();
  await expect(rounds).toBeVisible();
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(30);
  await expect(site.player('Ada Thornquill')).toHaveAttribute('aria-expanded', 'true');
  await site.player('Ada Thornquill').click();
  await page.reload();
  await expect(site.player('Ada Thornquill')).toHaveAttribute('aria-expanded', 'false');
});

test('Back to the leaderboard opens the row again, at the same place', async ({ site, page }) => {
  await site.open('/');
  await site.player('Ada Thornquill').click();
  const link = page.getByRole('region', { name: 'Ada Thornquill' }).getByRole('link', { name: 'Player page' });
  await link.scrollIntoViewIfNeeded();
  const before = await link.boundingBox();
  await link.click();
  await expect(page).toHaveURL(/\/players\//);
  await page.goBack();
  await expect(site.player('Ada Thornquill')).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(async () => Math.abs(((await link.boundingBox())?.y ?? NaN) - (before?.y ?? 0))).toBeLessThan(30);
});
