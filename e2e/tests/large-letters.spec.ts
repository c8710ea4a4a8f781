import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { brokenWords, cutTexts, wordsInTheWay } from '../support/words.ts';

const PAGES = [
  '/',
  '/?expand=14',
  '/courses',
  '/courses/1',
  '/courses/6',
  '/players/14',
  '/articles',
  '/articles/golf-handicap-calculator',
  '/articles/misconceptions-golf-handicaps',
  '/articles/youtubers-vs-the-hardest-golf-courses',
  '/records',
  '/compare',
  '/compare/1-2',
  '/changes',
  '/data',
  '/developers',
  '/accessibility',
  '/nowhere',
];

for (const address of PAGES) {
  test(`${address}: on a phone with letters of twice the size every word is whole, and none is in the way of another`, async ({
    largePage: page,
  }) => {
    // So high that what comes with scrolling comes at once.
    await page.setViewportSize({ width: 375, height: 6000 });
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    await page.getByRole('heading', { level: 1 }).click({ trial: true });
    await expect.poll(() => brokenWords(page.locator('body'))).toEqual([]);
    await expect.poll(() => wordsInTheWay(page.getByRole('main'))).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
}

const PANELS: Record<string, (page: Page) => Promise<void>> = {
  'the menu': (page) => page.getByRole('button', { name: 'Menu' }).click(),
  'the notifications': async (page) => {
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await expect(page.getByRole('button', { name: 'Load More' })).toBeAttached();
  },
  About: (page) => openDialog(page, 'About'),
  Settings: (page) => openDialog(page, 'Settings'),
  Contact: (page) => openDialog(page, 'Contact'),
};

async function openDialog(page: Page, name: string) {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('group', { name: 'More' }).getByRole('button', { name }).click();
}

for (const [name, open] of Object.entries(PANELS)) {
  test(`${name}: on a phone with letters of twice the size, too, every word is whole and in nobody's way`, async ({
    largePage: page,
  }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto('/privacy');
    await open(page);
    const panel = page.locator('[popover]:popover-open, dialog[open]');
    await expect.poll(() => brokenWords(panel)).toEqual([]);
    await expect.poll(() => wordsInTheWay(panel)).toEqual([]);
    // A formula has no other way.
    const sideways = await panel.evaluate((box) =>
      [box, ...box.querySelectorAll(':not(figure, figure *)')]
        .filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowX) && part.scrollWidth > part.clientWidth)
        .map((part) => part.textContent),
    );
    expect(sideways).toEqual([]);
  });
}

test('in the Trophy Room, too, the player can be read whole', async ({ largePage: page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/trophy-room/1');
  const field = page.getByRole('dialog').getByRole('combobox', { name: 'Player', exact: true });
  await expect(field).toHaveValue('Élodie Vasselin');
  await expect.poll(() => field.evaluate((input) => input.scrollWidth - input.clientWidth)).toBeLessThanOrEqual(0);
});

test('choices stay within the page, each in a frame of its own', async ({ largePage: page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/courses');
  const choices = page.getByRole('group', { name: /Sort/ }).locator('label');
  await expect(choices).toHaveText(['Name', 'Difficulty', 'Latest']);
  for (const choice of await choices.all()) {
    const { right, edges } = await choice.evaluate((label) => {
      const { borderLeftWidth, borderRightWidth } = getComputedStyle(label);
      return { right: label.getBoundingClientRect().right, edges: [borderLeftWidth, borderRightWidth] };
    });
    expect(right).toBeLessThanOrEqual(375);
    expect(edges).toEqual(['1px', '1px']);
  }
});

test('an article’s table of many columns has room for its figures, and its words stay whole', async ({
  largePage: page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/articles/youtubers-vs-the-hardest-golf-courses');
  await page.getByText('Par, rating and slope of each').click();
  const table = page.getByRole('table', { name: 'Published men’s ratings' });
  await expect(table.getByRole('columnheader', { name: 'Over par' })).toBeVisible();
  await expect.poll(() => brokenWords(table)).toEqual([]);
  await expect.poll(() => wordsInTheWay(table)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('countries to choose from are named whole, and the way out is within the sheet', async ({ largePage: page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Country' }).click();
  const sheet = page.getByRole('dialog', { name: 'Country filter' });
  await expect(sheet.getByText('New Zealand', { exact: true })).toBeVisible();
  expect(await cutTexts(sheet.getByRole('listitem').locator('label > span:not([aria-hidden])'))).toEqual([]);
  expect(await brokenWords(sheet)).toEqual([]);
  const close = await sheet.getByRole('button', { name: 'Close' }).boundingBox();
  expect((close?.x ?? NaN) + (close?.width ?? NaN)).toBeLessThanOrEqual(375 - 8);
});

test('tees that two players have not shared are named whole', async ({ largePage: page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/compare/1-14');
  await page.getByText(/^\d+ courses played from different tees/).click();
  const table = page.getByRole('table', { name: 'From different tees' });
  await expect(table).toBeVisible();
  expect(await brokenWords(table)).toEqual([]);
  expect(await wordsInTheWay(page.getByRole('main'))).toEqual([]);
});
