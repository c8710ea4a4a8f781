import { ON_CHANGE } from '../../support/on-change.ts';
import type { Page } from '@playwright/test';
import { hold } from '../../support/hold.ts';
import { slowNetwork, watchShifts } from '../../support/layout-shift.ts';
import { expectSettled } from '../../support/loaded.ts';
import { expect, test } from '../../support/test.ts';
import { spaceText } from '../../support/text-spacing.ts';
import { brokenWords, cutTexts } from '../../support/words.ts';

for (const width of [1280, 375]) {
  test(`${width} px: nothing moves while the leaderboard comes over a slow network`, async ({ site, page }) => {
    await page.setViewportSize({ width, height: 800 });
    const expectStill = await watchShifts(page);
    await slowNetwork(page);
    await site.open('/');
    await expect(site.player('Ada Thornquill')).toBeVisible();
    await expectSettled(page);
    await expectStill();
  });

  test(`${width} px: the rows come where their place was kept`, async ({ site, page }) => {
    await page.setViewportSize({ width, height: 800 });
    const release = await hold(page, '**/api/players');
    await site.open('/articles');
    await site.go('Handicap Leaderboard');
    // Below the table's head.
    const kept = page.getByRole('status', { name: 'Loading the leaderboard' }).locator('> *').nth(1);
    const before = await kept.boundingBox();
    release();
    const row = page.locator('[data-row]').first();
    await expect(row).toBeVisible();
    const after = await row.boundingBox();
    expect({ y: Math.round(after?.y ?? 0), height: Math.round(after?.height ?? 0) }).toEqual({
      y: Math.round(before?.y ?? -1),
      height: Math.round(before?.height ?? -1),
    });
  });
}

/** @promise In the browser: Every name is whole at 320 px, at double text size, and with a reader's own text spacing */
test('every row has one height, at every width', ON_CHANGE, async ({ site, page }) => {
  await site.open('/');
  for (const width of [1280, 1030, 900, 899, 768, 600, 375, 320]) {
    await page.setViewportSize({ width, height: 800 });
    // A busy browser lays the columns out a moment after the resize.
    const heights = () =>
      page
        .locator('[data-row]')
        .evaluateAll((rows) => [...new Set(rows.map((row) => Math.round(row.getBoundingClientRect().height)))]);
    await expect.poll(heights, { message: `${width} px` }).toEqual([64]);
  }
});

test('every name can be read whole, at every width', ON_CHANGE, async ({ site, page }) => {
  await site.open('/');
  await expect(site.player('Ada Thornquill')).toBeVisible();
  for (const width of [1030, 900, 860, 701, 700, 641, 375, 360, 320]) {
    await page.setViewportSize({ width, height: 800 });
    // A busy browser lays the page out a moment after the resize.
    await expect.poll(() => brokenWords(site.leaderboard), `${width} px`).toEqual([]);
    const names = site.leaderboard.locator('[data-event^="expand-player"] span');
    await expect.poll(() => cutTexts(names), `${width} px`).toEqual([]);
  }
});

test('an open row leaves the names of the others whole on a narrow phone', ON_CHANGE, async ({ site, page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await site.open('/?expand=14');
  await expect(page.getByRole('region', { name: 'Odhrán Kilvarney' })).toBeVisible();
  for (const row of await page.locator('[data-row]').all()) expect(await brokenWords(row)).toEqual([]);
});

/** Names in rows and neighbours of the table, without text for screen readers. */
const namesOn = (page: Page) =>
  page
    .locator('[data-event^="expand-player"] span, [aria-label="Neighbours on the leaderboard"] span')
    .filter({ hasNotText: /^(plus )?[\d.]+$/ });

/** @promise In the browser: Every name is whole … */
test('every name can be read whole with the spacing that a reader may ask for', ON_CHANGE, async ({ site, page }) => {
  await site.open('/?expand=14');
  await expect(page.getByRole('navigation', { name: 'Neighbours on the leaderboard' })).toBeVisible();
  await spaceText(page);
  for (const width of [1280, 768, 375, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => cutTexts(namesOn(page)), `${width} px`).toEqual([]);
    await expect.poll(() => brokenWords(site.leaderboard), `${width} px`).toEqual([]);
  }
});

/** @promise In the browser: At double text size … */
test('nothing covers the leaderboard of a phone whose letters are a quarter larger', async ({ site, page }) => {
  // In em the same as 375 × 812.
  await page.setViewportSize({ width: 300, height: 650 });
  await site.open('/');
  await page.getByRole('heading', { level: 1 }).click({ trial: true });
  await site.player('Élodie Vasselin').click({ trial: true });
});

/** @promise In the browser: Every name is whole … */
test('on a phone with letters of twice the size every name has its own line', async ({ site, page }) => {
  // The same width in em.
  await page.setViewportSize({ width: 188, height: 406 });
  await site.open('/?expand=14');
  await expect(page.getByRole('navigation', { name: 'Neighbours on the leaderboard' })).toBeVisible();
  expect(await cutTexts(namesOn(page))).toEqual([]);
  expect(await brokenWords(site.leaderboard)).toEqual([]);
});

test(
  'every name can be read whole in a browser whose font is twice as large',
  ON_CHANGE,
  async ({ largePage: page }) => {
    await page.goto('/?expand=14');
    await expect(page.getByRole('navigation', { name: 'Neighbours on the leaderboard' })).toBeVisible();
    expect(await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize))).toBe(32);
    expect(await cutTexts(namesOn(page))).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  },
);

test('print has no controls, no cut rows, and readable totals', async ({ site, page }) => {
  await site.open('/?country=gb-sct');
  await expect(page.getByText(/^Showing \d+ of \d+ players/)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('searchbox')).toBeHidden();
  for (const name of ['Trophy Room', 'Download CSV', 'Clear filters'])
    await expect(page.getByRole('button', { name })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Compare players' })).toBeHidden();
  await expect(site.leaderboard.locator('svg:is([class*="chevron"], thead *):visible')).toHaveCount(0);
  // Active filters are printed.
  await expect(page.getByRole('button', { name: 'Remove filter: Scotland' })).toBeVisible();
  const row = site.leaderboard.getByRole('row').nth(1);
  expect(await row.evaluate((one) => getComputedStyle(one).breakInside)).toBe('avoid');
  const inkOf = (of: Element) => getComputedStyle(of).color;
  const ink = await page.getByRole('heading', { level: 1 }).evaluate(inkOf);
  expect(await page.getByText('golf shots tracked').evaluate(inkOf)).toBe(ink);
});
