import { ON_CHANGE, matrix } from '../../support/on-change.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';

/* A keyboard user at "Try again" continues from there, whatever the result. */

/** Navigates without the page's own HTML, which would contain the answers. */
const goTo = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

const API = /\/api\/(?!log-click)/;

/** An API without answers until it is repaired. */
async function breakApi(page: Page) {
  const outage = { asked: 0, mend: () => page.unroute(API) };
  await page.route(API, (route) => {
    outage.asked += 1;
    return route.fulfill({ status: 503 });
  });
  return outage;
}

/** Records every loss of focus. */
const watchFocus = (page: Page) =>
  page.evaluate(() => {
    const look = () => {
      if (document.activeElement === document.body) document.body.setAttribute('data-focus-lost', '');
      requestAnimationFrame(look);
    };
    look();
  });

const isLost = (page: Page) => page.evaluate(() => document.body.hasAttribute('data-focus-lost'));

const PAGES: Record<string, (page: Page) => Promise<void>> = {
  'the leaderboard': (page) => goTo(page, '/'),
  'the courses': (page) => goTo(page, '/courses'),
  'a course': (page) => goTo(page, '/courses/3'),
  'a player': (page) => goTo(page, '/players/3'),
  'the records': (page) => goTo(page, '/records'),
  'the choice of two players': (page) => goTo(page, '/compare'),
  'a comparison': (page) => goTo(page, '/compare/3-40'),
  'the notifications': (page) => page.getByRole('button', { name: 'Notifications' }).click(),
};

for (const [name, open] of Object.entries(PAGES)) {
  /** @promise In the browser: "Try again" keeps the focus while it fails, and passes it to the loaded content */
  test(
    `${name}: "Try again" keeps the focus while it fails, and hands it on once it does not`,
    matrix(name === 'the leaderboard'),
    async ({ site, page }) => {
      const outage = await breakApi(page);
      await site.open('/articles');
      await open(page);
      const again = page.getByRole('button', { name: 'Try again' });
      await again.focus();
      await watchFocus(page);

      const { asked } = outage;
      await page.keyboard.press('Enter');
      await expect(again).toBeHidden();
      await expect(again).toBeFocused();
      expect(outage.asked).toBeGreaterThan(asked);

      await outage.mend();
      await page.keyboard.press('Enter');
      const place = page.locator('[data-keeps-focus]:focus');
      await expect(place.getByRole('link').first()).toBeVisible();
      await expect(again).toHaveCount(0);
      await expect(place).toHaveCount(1);
      expect(await isLost(page)).toBe(false);
    },
  );
}

test('recovered content takes the focus of its "Try again" only', async ({ site, page }) => {
  const outage = await breakApi(page);
  await site.open('/articles');
  await site.go('Handicap Leaderboard');
  const again = page.getByRole('button', { name: 'Try again' });
  await again.focus();
  await watchFocus(page);
  await outage.mend();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.locator('[data-keeps-focus]:focus').getByRole('table')).toBeVisible();
  // The next stop is the first in the recovered content.
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
  expect(await isLost(page)).toBe(false);
});

test('a remote whose files come again takes over the focus as well', async ({ site, page }) => {
  const FILES = '**/mfe-courses/**/*.js*';
  await page.route(FILES, (route) => route.abort());
  await site.open('/articles');
  await site.go('Course Leaderboards');
  const again = page.getByRole('alert').getByRole('button', { name: 'Try again' });
  await again.focus();
  await watchFocus(page);
  await page.keyboard.press('Enter');
  await expect(again).toBeFocused();
  await page.unroute(FILES);
  await page.keyboard.press('Enter');
  await expect(
    page.locator('[data-keeps-focus]:focus').getByRole('article', { name: 'Pebble Beach Golf Links' }),
  ).toBeVisible();
  expect(await isLost(page)).toBe(false);
});

for (const address of ['/', '/trophy-room/14']) {
  test(
    `a Trophy Room opened on ${address} while the API is down hands the focus from its field to "Try again"`,
    ON_CHANGE,
    async ({ site, page }) => {
      const outage = await breakApi(page);
      await site.open(address);
      const room = page.getByRole('dialog', { name: 'Trophy Room' });
      if (address === '/') {
        await page.getByRole('button', { name: 'Trophy Room' }).focus();
        await page.keyboard.press('Enter');
      }
      const again = room.getByRole('button', { name: 'Try again' });
      await expect(again).toBeFocused();
      await watchFocus(page);

      await page.keyboard.press('Enter');
      await expect(again).toBeHidden();
      await expect(again).toBeFocused();
      await outage.mend();
      await page.keyboard.press('Enter');
      await expect(room.getByRole('heading', { level: 2 })).toBeVisible();
      await expect(room.locator(':focus')).toHaveCount(1);
      expect(await isLost(page)).toBe(false);
      await page.keyboard.press('Escape');
      await expect(room).toBeHidden();
    },
  );
}

test('in a Trophy Room that comes back by itself the focus stays on "Close"', ON_CHANGE, async ({ site, page }) => {
  const outage = await breakApi(page);
  await site.open('/trophy-room/14');
  const room = page.getByRole('dialog', { name: 'Trophy Room' });
  await expect(room.getByRole('button', { name: 'Try again' })).toBeFocused();
  await room.getByRole('button', { name: 'Close' }).focus();
  await outage.mend();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(room.getByRole('heading', { level: 2 })).toBeVisible();
  await expect(room.getByRole('button', { name: 'Close' })).toBeFocused();
});
