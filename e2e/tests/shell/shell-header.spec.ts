import { ON_CHANGE } from '../../support/on-change.ts';
import { expectHydrated } from '../../support/hydrated.ts';
import { expectSettled } from '../../support/loaded.ts';
import { expect, test } from '../../support/test.ts';

test.describe('the menu', () => {
  test('is walked with the arrow keys, and Escape gives the focus back', async ({ site, page }) => {
    await site.open('/');
    const menu = page.getByRole('button', { name: 'Menu' });
    const link = (name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
    await menu.focus();
    await page.keyboard.press('Enter');
    await expect(link('Handicap Leaderboard')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(link('Course Leaderboards')).toBeFocused();
    await page.keyboard.press('End');
    const further = page.getByRole('navigation', { name: 'Further' }).getByRole('link');
    await expect(further).toHaveText(['Compare Players', 'Records']);
    await expect(further.last()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(link('Handicap Leaderboard')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Home');
    await page.keyboard.press('Escape');
    await expect(link('Handicap Leaderboard')).toBeHidden();
    await expect(menu).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(link('Handicap Leaderboard')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/courses');
    await expect(link('Course Leaderboards')).toBeHidden();
  });

  test('closes on a click outside and on its own button', async ({ site, page }) => {
    await site.open('/privacy');
    const menu = page.getByRole('button', { name: 'Menu' });
    const main = page.getByRole('navigation', { name: 'Main' });
    await menu.click();
    await expect(main).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(main).toBeHidden();
    await menu.click();
    await menu.click();
    await expect(main).toBeHidden();
  });
});

test('the logo spins, asks for the scores and refreshes the data of the page', async ({ site, page }) => {
  await site.open('/');
  await expectSettled(page);
  // The list of updates is a late part, which may load after the logo's spin.
  const asked = Promise.all(['score-updates', 'players'].map((answer) => page.waitForRequest(`**/api/${answer}`)));
  const logo = page.getByRole('button', { name: 'Refresh latest scores' });
  // Observed ahead of the click: a slow machine may miss the one second.
  const spins = page.locator('[data-spinning]').waitFor({ state: 'attached' });
  await logo.click();
  await spins;
  await expect(logo).not.toHaveAttribute('data-spinning');
  await asked;
});

test('refresh asks for the data of the page', async ({ site, page }) => {
  await site.open('/');
  await expectHydrated(page);
  const players = page.waitForRequest('**/api/players');
  await page.getByRole('button', { name: 'Refresh', exact: true }).click();
  await players;
});

for (const width of [320, 375]) {
  test(`on a phone of ${width} px everything is reachable, and nothing scrolls sideways`, async ({ site, page }) => {
    await page.setViewportSize({ width, height: 720 });
    await site.open('/privacy');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    for (const name of [/^Notifications/, 'Dark theme', /^Refresh$/, 'Refresh latest scores', 'Menu']) {
      const box = await page.getByRole('button', { name }).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), `${String(name)} is large enough`).toBeGreaterThanOrEqual(44);
      expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= width, `${String(name)} is on screen`).toBe(
        true,
      );
    }
    for (const name of ['About', 'Settings', 'Contact']) {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name }).click();
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
    }
  });
}

test('going to the header does not move the page', ON_CHANGE, async ({ site, page }) => {
  await site.open('/');
  await expectHydrated(page);
  await page.evaluate(() => scrollTo(0, 600));
  for (const name of [/^Menu$/, 'Refresh latest scores', /^Notifications/, /^About$/, /^Refresh$/]) {
    await page.getByRole('button', { name }).focus();
    expect(await page.evaluate(() => scrollY), String(name)).toBe(600);
  }
});

test("focus is never hidden by the header or the table's head", ON_CHANGE, async ({ site, page }) => {
  await page.setViewportSize({ width: 1024, height: 500 });
  await site.open('/');
  await expectHydrated(page);
  // Down the table and up again: upwards, sticky parts cover rows.
  const rows = site.leaderboard.getByRole('row').getByRole('button');
  await rows.nth(25).focus();
  const head = await site.leaderboard.getByRole('columnheader', { name: 'Handicap' }).boundingBox();
  const bottom = (head?.y ?? 0) + (head?.height ?? 0);
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('Shift+Tab');
    const top = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 0);
    expect(top).toBeGreaterThanOrEqual(bottom);
  }
});

test("on a tablet a long title is cut before the site's name", async ({ site, page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await site.open('/articles/misconceptions-golf-handicaps');
  await page.evaluate(() => scrollTo(0, 2000));
  const header = page.getByRole('banner');
  const title = header.getByText(/^Five misconceptions/);
  await expect(title).toBeVisible();
  // Its letters may exceed their box.
  const end = await header.getByRole('link', { name: 'Golf Handicaps' }).evaluate((name) => {
    const letters = document.createRange();
    letters.selectNodeContents(name);
    return letters.getBoundingClientRect().right;
  });
  expect((await title.boundingBox())?.x).toBeGreaterThanOrEqual(end);
});

test('main pages are in the header on wide screens, in the menu on narrow ones', async ({ site, page }) => {
  await page.setViewportSize({ width: 1024, height: 700 });
  await site.open('/');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages.getByRole('link')).toHaveText(['Leaderboard', 'Courses', 'Articles', 'Calculator']);
  await pages.getByRole('link', { name: 'Courses' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Course Leaderboards');
  await expect(pages.locator('[aria-current="page"]')).toHaveText('Courses');
  await page.setViewportSize({ width: 768, height: 700 });
  await expect(pages).toBeHidden();
});
