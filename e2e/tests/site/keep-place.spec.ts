import { ON_CHANGE } from '../../support/on-change.ts';
import { expect, test } from '../../support/test.ts';

/* Back and reload keep the place. */

/**
 * @promise In the browser: An open row, the order of the courses and an open Trophy Room survive a reload; Back closes
 * the room, and a phone's updates panel
 */
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

/** @promise In the browser: An open row, the … */
test('a Trophy Room outlives a reload, and Back closes it', ON_CHANGE, async ({ site, page }) => {
  const room = page.getByRole('dialog', { name: 'Trophy Room' });
  const player = room.getByRole('combobox', { name: 'Player', exact: true });
  await site.open('/courses');
  await site.go('Handicap Leaderboard');
  await page.getByRole('button', { name: 'Trophy Room' }).first().click();
  await expect(player).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.reload();
  await expect(room).toBeVisible();
  await page.goBack();
  await expect(room).toBeHidden();
  await expect(site.leaderboard).toBeVisible();
  await page.goForward();
  await expect(room).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(room).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/courses');

  // The page below restores its saved filter at the same time and leaves the room open.
  await page.evaluate(() =>
    localStorage.setItem('leaderboardFilters', JSON.stringify({ countries: ['ie'], players: [], channels: [] })),
  );
  await site.open('/trophy-room/3');
  await expect(player).toHaveValue(/Ada Thornquill/);
  await expect(page).toHaveURL(/\/(?:\?country=ie)?$/);
  await player.click();
  await page
    .getByRole('option', { name: /Torin MacAskillen/ })
    .first()
    .click();
  await expect(player).toHaveValue(/Torin MacAskillen/);
  await page.reload();
  await expect(player).toHaveValue(/Torin MacAskillen/);
  await room.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(room).toBeHidden();
  await page.reload();
  await expect(site.leaderboard).toBeVisible();
  await expect(room).toBeHidden();
});

test('the order of the courses outlives a reload, and Back undoes it', async ({ site, page }) => {
  await site.open('/courses');
  const hardest = page.getByRole('radio', { name: 'Difficulty' });
  const first = page
    .getByRole('listitem')
    .filter({ has: page.locator('[data-event="course-index"]') })
    .first();
  const byName = String(await first.textContent());
  // Its label covers the radio button.
  await page.getByText('Difficulty', { exact: true }).first().click();
  await expect(hardest).toBeChecked();
  await expect(first).not.toHaveText(byName);
  const byDifficulty = String(await first.textContent());
  await page.reload();
  await expect(hardest).toBeChecked();
  await expect(first).toHaveText(byDifficulty);
  await page.goBack();
  await expect(first).toHaveText(byName);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  /** @promise In the browser: An open row, the … */
  test('Back closes the panel of updates, and then leads back', async ({ site, page }) => {
    const panel = page.getByRole('region', { name: 'Recent Updates' });
    const bell = page.getByRole('button', { name: /^Notifications/ });
    await site.open('/courses');
    await site.go('Handicap Leaderboard');
    await expect(site.leaderboard).toBeVisible();
    await bell.click();
    await expect(panel).toBeVisible();
    await page.goBack();
    await expect(panel).toBeHidden();
    await expect(page).toHaveURL('/');
    // Closed by its button it leaves no entry for Back.
    await bell.click();
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect(panel).toBeHidden();
    await bell.click();
    await panel
      .getByRole('link', { name: /Handicap/ })
      .first()
      .click();
    await expect(panel).toBeHidden();
    await expect(site.leaderboard.locator('[aria-expanded=true]')).toBeInViewport();
    // Back undoes the choice, then leads to the previous page.
    await page.goBack();
    await expect(site.leaderboard.locator('[aria-expanded=true]')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/courses');
  });
});
