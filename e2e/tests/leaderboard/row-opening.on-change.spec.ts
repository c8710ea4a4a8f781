import { hold } from '../../support/hold.ts';
import { styledDuring } from '../../support/styled.ts';
import { expect, test } from '../../support/test.ts';

/* Cost of opening a player's row, on slow phones above all. */

test('a pressed row fetches its code and rounds in parallel', async ({ site, page }) => {
  const release = await hold(page, '**/PlayerDetail*.js*');
  await site.open('/');
  const rounds = page.waitForRequest('**/api/player-rounds/*');
  await site.player('Ada Thornquill').press('Enter');
  await rounds;
  await expect(page.getByText('Loading Ada Thornquill…')).toBeVisible();
  release();
  await expect(page.getByRole('table', { name: 'Rounds' })).toBeVisible();
});

for (const width of [375, 1280]) {
  test(`opening a row restyles that row only, ${width} px wide`, async ({ site, page, browser }) => {
    await page.setViewportSize({ width, height: 800 });
    await site.open('/');
    await expect(page.locator('body')).toHaveAttribute('data-hydrated');
    // Excludes the first load of style sheets and the counter's animation.
    await site.player('Ada Thornquill').press('Enter');
    await expect(page.getByRole('table', { name: 'Rounds' })).toBeVisible();
    await site.player('Ada Thornquill').press('Enter');
    await page.keyboard.press('Escape');
    // Never answered.
    await page.route('**/api/player-*/*', () => {});
    const other = page.locator('[data-row]').filter({ hasNotText: 'Ada Thornquill' }).first().getByRole('button');
    await other.focus();
    const styled = await styledDuring(browser, page, async () => {
      await other.press('Enter');
      await expect(page.getByText('Loading the rounds…')).toBeVisible();
    });
    expect(styled).toBeGreaterThan(0);
    expect(styled).toBeLessThan((await page.locator('[data-row] *').count()) / 2);
  });
}
