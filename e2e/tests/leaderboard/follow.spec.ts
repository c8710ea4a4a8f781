import { expectAccessible, expectAccessibleAtBothWidths } from '../../support/accessible.ts';
import { hold } from '../../support/hold.ts';
import { expectSettled } from '../../support/loaded.ts';
import { matrix, ON_CHANGE } from '../../support/on-change.ts';
import { expect, test } from '../../support/test.ts';

const NAME = 'Ada Thornquill';

for (const width of [1280, 375]) {
  /** @promise In the browser: "Yours" moves nothing: its place is reserved before the first paint */
  test(
    `a player is followed on the row, and on the next visit, which moves nothing, at ${width} px`,
    matrix(width === 1280),
    async ({ site, page }) => {
      await page.setViewportSize({ width, height: 800 });
      await site.open('/');
      const yours = page.getByRole('region', { name: 'Yours' });
      await expect(yours).toBeHidden();
      await site.player(NAME).click();
      const star = page.getByRole('button', { name: `Follow ${NAME}` });
      await star.click();
      await expect(star).toHaveAttribute('aria-pressed', 'true');
      await expect(yours.getByRole('button', { name: NAME })).toBeAttached();
      await site.player(NAME).click();
      const release = await hold(page, '**/*.js');
      await page.goto('/', { waitUntil: 'commit' });
      await expect(site.player(NAME)).toBeVisible();
      const before = await site.leaderboard.boundingBox();
      release();
      await expect(yours.getByRole('button', { name: NAME })).toBeVisible();
      await expectSettled(page);
      expect((await site.leaderboard.boundingBox())?.y).toBe(before?.y);

      if (width < 640) await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'Settings' }).filter({ visible: true }).click();
      const settings = page.getByRole('dialog', { name: 'Settings' });
      await settings.getByRole('button', { name: 'Clear…' }).click();
      await settings.getByRole('button', { name: 'Clear all' }).click();
      await page.keyboard.press('Escape');
      await expect(yours).toBeHidden();
      await page.reload();
      await expectSettled(page);
      await expect(yours).toBeHidden();
    },
  );
}

test('a star on the page of a player and in a comparison is the same one', async ({ site, page }) => {
  await site.open('/players/14');
  await page.getByRole('button', { name: 'Follow Odhrán Kilvarney', pressed: false }).click();
  await site.open('/compare/3-14');
  await expect(page.getByRole('button', { name: 'Follow Odhrán Kilvarney', pressed: true })).toBeVisible();
  await expect(page.getByRole('button', { name: `Follow ${NAME}`, pressed: false })).toBeVisible();
});

test('"Yours", an offered list and the panel that shares it are accessible', ON_CHANGE, async ({ site, page }) => {
  await site.open('/?mine=1,2,3,4,5,6,8,14,999');
  const yours = 'section[aria-label="Yours"]';
  await expect(page.locator(yours)).toContainText(/This link brings \d players/);
  await expectAccessibleAtBothWidths(page, 'an offered list', yours);
  await page.getByRole('button', { name: /^Follow \d/ }).click();
  await expectAccessibleAtBothWidths(page, '"Yours"', yours);
  await page.getByRole('button', { name: 'Share list' }).click();
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
  await expectAccessible(page, 'the panel that shares a list', '#share-yours');
});
