import { expect, test } from '../../support/test.ts';

test.use({ viewport: { width: 375, height: 800 }, hasTouch: true, isMobile: true });

test('a tap on a title opens its card, a tap beside it closes the card', async ({ site, page }) => {
  await site.open('/?expand=14');
  const title = page.getByRole('table', { name: 'Rounds' }).locator('a[data-event^="video-link"]:visible').first();
  const card = page.locator('[data-popup]');
  await title.tap();
  await expect(card.getByRole('link')).toBeVisible();
  await expect(page).toHaveURL(/localhost/);
  await page.getByRole('heading', { name: 'Handicap Leaderboard' }).dispatchEvent('pointerdown');
  await expect(card).toHaveCount(0);
});

test('a tap on a logo opens the card of the channels', async ({ site, page }) => {
  await site.open('/');
  await site.leaderboard.locator('[data-event="channel-link-14"]').tap();
  await expect(page.locator('[data-popup^="14|"]')).toContainText('Two Men and a Flag');
});

test('the chart opens at today and scrolls inside its box', async ({ site, page }) => {
  await site.open('/?expand=14');
  const figure = page.getByRole('figure', { name: 'Handicap history' });
  await expect(figure.locator('canvas')).toBeVisible();
  const { left, room } = await figure.getByRole('img').evaluate(({ scrollLeft, scrollWidth, clientWidth }) => ({
    left: scrollLeft,
    room: scrollWidth - clientWidth,
  }));
  expect(room).toBeGreaterThan(100);
  // It scrolls from the right: it starts at today.
  expect(left).toBeCloseTo(0, -1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('a filter is a bottom sheet, and its button leads to the remaining players', async ({ site, page }) => {
  await site.open('/');
  await page.getByRole('button', { name: 'Channel' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Channel filter' });
  // The phone's keyboard would cover it.
  await expect(sheet).toBeFocused();
  await sheet.getByRole('checkbox').nth(2).tap();
  await expect(site.leaderboard.getByRole('row')).toHaveCount(2);
  await page.getByRole('searchbox', { name: /^Search (country|channel)/ }).tap({ trial: true });
  const box = await sheet.boundingBox();
  expect([box?.x, box?.width, (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([0, 375, 800]);
  await sheet.getByRole('button', { name: 'Show 1 player' }).tap();
  await expect(sheet).toHaveCount(0);
});

test("closing a filter's sheet returns focus to its column's button", async ({ site, page }) => {
  await site.open('/');
  const country = page.getByRole('button', { name: 'Country' });
  await country.tap();
  await page.getByRole('dialog', { name: 'Country filter' }).getByRole('button', { name: 'Close' }).tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(country).toBeFocused();
});

for (const width of [375, 768, 1000]) {
  test(`the counts of filters are whole beside their columns at ${width} px`, async ({ site, page }) => {
    await page.setViewportSize({ width, height: 800 });
    await site.open('/?country=gb-sct,ie&player=14,3&channel=Vale+of+Tears+Golf&channel=Pin+Rouge');
    for (const name of ['Country 2 chosen', 'Player 2 chosen', 'Channel 2 chosen']) {
      const button = site.leaderboard.getByRole('button', { name, exact: true });
      const { needed, room } = await button.evaluate((element) => ({
        needed: Math.max(...[...element.children].map((child) => child.getBoundingClientRect().right)),
        room: element.closest('th')?.getBoundingClientRect().right ?? 0,
      }));
      expect(needed, name).toBeLessThanOrEqual(room);
    }
  });
}
