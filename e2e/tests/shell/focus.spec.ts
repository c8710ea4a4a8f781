import { recordStatus } from '../../support/record-status.ts';
import { expect, test } from '../../support/test.ts';

test('a row is two stops of the Tab key, whatever card opens on the way', async ({ site, page }) => {
  await site.open('/');
  await site.player('Kaisa Lindqvarn').focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-popup]')).toBeVisible();
  await page.keyboard.press('Tab');
  const row = page.locator('[data-row]').filter({ has: page.getByRole('button', { name: 'Kaisa Lindqvarn' }) });
  await expect(row.locator(':focus')).toHaveCount(0);
  await expect(page.locator('[data-row] [role=button]:focus')).toHaveCount(1);
});

test('a round is three stops: its day, its title and how it was calculated', async ({ site, page }) => {
  await site.open('/?expand=14');
  const round = page.getByRole('table', { name: 'Rounds' }).getByRole('row').nth(2);
  await round.getByRole('link').first().focus();
  await page.keyboard.press('Tab');
  await expect(round.getByRole('rowheader').getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(round.getByRole('button', { name: /was calculated/ })).toBeFocused();
});

for (const address of ['/?expand=3', '/?expand=40'])
  /** @promise In the browser: Keyboard focus follows an opened target: by a notification, an address or a search */
  test(`${address} puts the focus on the button of the row that it opens`, async ({ site, page }) => {
    await site.open(address);
    const button = page.locator('[data-row][data-open] [role=button]');
    await expect(button).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('[data-row][data-open] :focus, [data-row][data-open] + tr :focus')).toHaveCount(1);
  });

for (const from of ['/', '/privacy'])
  /** @promise In the browser: Keyboard focus follows an … */
  test(`a notification chosen on ${from} leaves the focus on the row that it opens`, async ({ site, page }) => {
    await site.open(from);
    await page.getByRole('button', { name: /^Notifications/ }).focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-event^="notification-player"]').nth(2).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-row][data-open] [role=button]')).toBeFocused();
    await expect(page.locator('[data-row][data-open] [role=button]')).toBeInViewport();
  });

/** @promise In the browser: A change is one screen reader message, and none interrupts typing */
test('a press of the sort button is one message, and so is the first filter', async ({ site, page }) => {
  await site.open('/');
  await expect(site.player('Ada Thornquill')).toBeVisible();
  const said = await recordStatus(page);
  await site.leaderboard.getByRole('button', { name: 'Pos' }).click();
  await expect.poll(said).toEqual(['All 48 players, worst first']);

  await site.open('/?country=se');
  await expect(page.getByRole('button', { name: /Sweden/ })).toBeVisible();
  const announced = await recordStatus(page);
  await page.getByRole('button', { name: /Sweden/ }).click();
  await expect.poll(announced).toEqual(['All 48 players, best first']);
});

for (const [name, button, last] of [
  ['the notifications', /^Notifications/, 'Close'],
  ['the menu', 'Menu', 'Contact'],
] as const) {
  /** @promise In the browser: A panel or a card never covers the focus */
  test(`on a phone, what Tab reaches after ${name} does not lie behind them`, async ({ site, page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await site.open('/');
    await page.getByRole('button', { name: button }).click();
    const panel = page.locator('[popover]:popover-open');
    await panel.getByRole('button', { name: last }).focus();
    // Beyond the whole header, into the page.
    for (let stop = 0; stop < 9; stop += 1) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(() => {
          const focused = document.activeElement;
          const { left, top, width, height } = focused?.getBoundingClientRect() ?? new DOMRect();
          const seen = document.elementFromPoint(left + width / 2, top + height / 2);
          return focused?.contains(seen) || seen?.contains(focused);
        }),
      ).toBe(true);
    }
    await expect(panel).toHaveCount(0);
  });

  test(`the button of ${name} can be reached while they are open, and closes them`, async ({ site, page }) => {
    await site.open('/');
    await page.getByRole('button', { name: button }).focus();
    await page.keyboard.press('Enter');
    const panel = page.locator('[popover]:popover-open');
    await panel.getByRole('link').first().focus();
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('button', { name: button })).toBeFocused();
    await expect(panel).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(panel).toHaveCount(0);
    await page.getByRole('button', { name: button }).click();
    await panel.getByRole('link').first().focus();
    await page.getByRole('button', { name: button }).click();
    await expect(panel).toHaveCount(0);
  });
}
