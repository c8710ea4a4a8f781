import { ON_CHANGE, matrix } from '../../support/on-change.ts';
import type { Page } from '@playwright/test';
import { hold } from '../../support/hold.ts';
import { expectHydrated } from '../../support/hydrated.ts';
import { expect, test } from '../../support/test.ts';

/* Intents, links and Back all work by the address. */

const card = (page: Page, club: string) => page.getByRole('article', { name: club });

async function filterByScotland(page: Page) {
  await page.getByRole('button', { name: 'Country' }).click();
  await page.getByRole('checkbox', { name: 'Scotland' }).check();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/?country=gb-sct');
}

/** Links to an English player from the courses; the filter by Scotland hides him. */
async function chooseEnglishPlayer(page: Page) {
  const name = 'Ada Thornquill';
  await page.getByRole('article').getByRole('link', { name, exact: true }).first().click();
  await page.getByRole('main').getByRole('link', { name: 'Leaderboard', exact: true }).click();
  return name;
}

test('a saved filter that hides the target player is paused with a notice, and kept', async ({ site, page }) => {
  await site.open('/');
  await filterByScotland(page);
  await site.go('Course Leaderboards');
  const name = await chooseEnglishPlayer(page);
  await expect(site.player(name)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('region', { name })).toBeInViewport();
  await expect(page).toHaveURL('/?expand=3');
  const chip = page.getByRole('button', { name: 'Filter paused: Scotland (filter again)' });
  await expect(chip).toBeVisible();
  // The next visit has the filter again.
  await site.go('Articles');
  await site.go('Handicap Leaderboard');
  await expect(page).toHaveURL('/?country=gb-sct');
  await expect(site.player(name)).toHaveCount(0);
  // The previous visit shows its former state.
  await page.goBack();
  await page.goBack();
  await expect(site.player(name)).toBeVisible();
  await chip.click();
  await expect(page).toHaveURL('/?country=gb-sct');
  await expect(site.player(name)).toHaveCount(0);
});

/** @promise In the browser: Back undoes a filter */
test('Back undoes each choice on the leaderboard, also from another page and after a reload', async ({
  site,
  page,
}) => {
  await site.open('/');
  await filterByScotland(page);
  await page.getByRole('button', { name: 'Pos' }).click();
  await expect(page).toHaveURL('/?country=gb-sct&sort=asc');
  await site.go('Articles');
  await page.goBack();
  await expect(site.player('Ada Thornquill')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Remove filter: Scotland' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/?country=gb-sct');
  await expect(page.getByRole('columnheader', { name: 'Pos' })).toHaveAttribute('aria-sort', 'ascending');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(site.player('Ada Thornquill')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove filter: Scotland' })).toHaveCount(0);
  expect(site.console).toEqual([]);
});

test('Back to the leaderboard as it was before a filter was saved shows everybody', async ({ site, page }) => {
  await site.open('/');
  await filterByScotland(page);
  await site.go('Articles');
  await expect(page.getByRole('heading', { name: 'Latest Articles' })).toBeVisible();
  await page.evaluate(() => history.go(-2));
  await expect(page).toHaveURL('/');
  await expect(site.player('Ada Thornquill')).toBeVisible();
});

test('Back to another course shows that course', async ({ site, page }) => {
  await site.open('/courses?course=11');
  await expect(card(page, 'Whistling Straits')).toBeFocused();
  await page.getByRole('button', { name: 'Notifications' }).click();
  await page
    .getByRole('region', { name: 'Recent Updates' })
    .getByRole('link', { name: /Released.*Gleneagles/ })
    .click();
  await expect(card(page, 'The Gleneagles Hotel')).toBeFocused();
  await expect(page).toHaveURL('/courses');
  await page.goBack();
  await expect(page).toHaveURL('/courses?course=11');
  await expect(card(page, 'Whistling Straits')).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Whistling Straits' })).toBeInViewport();
  expect(site.console).toEqual([]);
});

test('the same news can be chosen twice', async ({ site, page }) => {
  await site.open('/courses');
  const news = page.getByRole('region', { name: 'Recent Updates' }).getByRole('link', { name: /Released.*Gleneagles/ });
  for (const time of ['first', 'second']) {
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole('button', { name: 'Notifications' }).click();
    await news.click();
    await expect(page.getByRole('heading', { name: 'The Gleneagles Hotel' }), time).toBeInViewport();
    await expect(page).toHaveURL('/courses');
  }
});

test('the navigation state expandPlayerId opens that player and leaves no trace', async ({ site, page }) => {
  await site.open('/');
  await expectHydrated(page);
  // Like a router that navigates with state.
  await page.evaluate(() => {
    history.pushState({ usr: { expandPlayerId: 14 }, key: 'test', idx: 1 }, '', '/');
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  });
  await expect(site.player('Odhrán Kilvarney')).toHaveAttribute('aria-expanded', 'true');
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => history.state.usr.expandPlayerId)).toBeUndefined();
});

test('a Trophy Room opens over the leaderboard as it is: filter, open row and place stay', async ({ site, page }) => {
  await site.open('/?country=gb-sct,ie');
  // By name: on a slow machine the server's unfiltered rows may still be shown, with another fourth row.
  const row = site.player('Fenella Cairnwood');
  await row.click();
  await expect(row).toHaveAttribute('aria-expanded', 'true');
  const opener = page.getByRole('region').getByRole('button', { name: 'Trophy Room' });
  await opener.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  const entries = await page.evaluate(() => history.length);
  await opener.click();
  await expect(page.getByRole('dialog', { name: 'Trophy Room' })).toBeVisible();
  await expect(page).toHaveURL('/?country=gb-sct,ie');
  // A separate history entry, which Back and Escape leave.
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await expect(row).toHaveAttribute('aria-expanded', 'true');
  await expect(site.player('Élodie Vasselin')).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(place);
  await page.getByRole('button', { name: 'Trophy Room' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Trophy Room' })).toBeVisible();
});

test(
  'a row pressed while everybody is still shown opens, and the filter of the address gives way',
  ON_CHANGE,
  async ({ site, page }) => {
    const release = await hold(page, '**/*.js*');
    await page.goto('/?country=gb-sct,ie', { waitUntil: 'commit' });
    // The server's rows wait for the script for a limited time. Jem is English.
    const row = site.player('Jem Thornquill');
    await row.click();
    release();
    await expect(row).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('region', { name: 'Jem Thornquill' })).toBeInViewport();
    await page.getByRole('button', { name: 'Filter paused: Scotland or Ireland (filter again)' }).click();
    await expect(page).toHaveURL('/?country=gb-sct,ie');
    await expect(row).toHaveCount(0);
  },
);

for (const [path, links] of [
  ['/courses', ['Course Leaderboards']],
  ['/articles', ['Articles']],
  ['/articles/golf-handicaps-launched', ['Articles', 'Golf Handicaps is live']],
] as const) {
  /** @promise In the browser: Back restores the scroll position, even where the page renders its first screen first */
  test(`Back to ${path} leads to where the visitor was on it`, matrix(path === '/courses'), async ({ site, page }) => {
    await site.open('/privacy');
    const [place, link] = links;
    await site.go(place);
    if (link) await page.getByRole('main').getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(path);
    // The whole page is rendered, not only its first screen.
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    await expect.poll(height).toBeGreaterThan(1750);
    const scrolled = () => page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 900);
    await expect.poll(scrolled).toBe(900);
    await site.go('Handicap Leaderboard');
    await expect(site.leaderboard).toBeVisible();
    await expect.poll(scrolled).toBe(0);
    await page.goBack();
    await expect.poll(scrolled).toBe(900);
  });
}
