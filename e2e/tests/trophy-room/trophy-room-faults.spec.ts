import { ON_CHANGE } from '../../support/on-change.ts';
import type { Route } from '@playwright/test';
import { blockRequests } from '../../support/block-requests.ts';
import { expectSettled } from '../../support/loaded.ts';
import { expect, test } from '../../support/test.ts';

/** @promise In the browser: A Trophy Room that fails to load reports it where the visitor clicked */
test('a failed Trophy Room shows a message near the button, and can be closed', async ({ site, page }) => {
  const blocked = await blockRequests(page, '**/mfe-trophy-room/**/*.js*');
  await site.open('/');
  const button = page.getByRole('button', { name: 'Trophy Room' });
  await button.click();
  await expect(site.failure('Trophy Room')).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(site.failure('Trophy Room')).toBeHidden();

  await button.click();
  await expect(site.failure('Trophy Room')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(site.failure('Trophy Room')).toBeHidden();

  await button.click();
  await expect(site.failure('Trophy Room')).toBeInViewport({ ratio: 1 });
  await blocked.unblock();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(
    page.getByRole('dialog', { name: 'Trophy Room' }).getByRole('combobox', { name: 'Player', exact: true }),
  ).toBeVisible();
});

test('the address of a Trophy Room opens it without a word on the console', async ({ site, page }) => {
  await site.open('/trophy-room/14');
  const room = page.getByRole('dialog', { name: 'Trophy Room' });
  await expect(room.getByRole('heading', { level: 2 })).toHaveText('Odhrán Kilvarney');
  await expectSettled(page);
  expect(site.console).toEqual([]);
});

/** Failures of the call for a cabinet's picture. */
const FAILING: Record<string, (route: Route) => Promise<void>> = {
  'answers 500': (route) => route.fulfill({ status: 500, body: 'oops' }),
  'answers HTML': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  'never answers': () => new Promise(() => {}),
};

const CABINET = /\/api\/cabinet\/\d+$/;

for (const [how, fulfil] of Object.entries(FAILING)) {
  /** @promise In the browser: A room whose cabinet or picture fails shows the rest on a plain cabinet */
  test(`a cabinet that ${how} costs the room its picture and nothing else`, ON_CHANGE, async ({ site, page }) => {
    await page.route(CABINET, fulfil);
    await site.open('/trophy-room/14');
    const room = page.getByRole('dialog', { name: 'Trophy Room' });
    await expect(room.getByRole('heading', { level: 2 })).toHaveText('Odhrán Kilvarney');
    await expect(room.getByRole('list', { name: 'Trophies' }).getByRole('listitem').first()).toBeVisible();
    await room.getByRole('button', { name: 'Left drawer' }).click();
    await expect(room.getByRole('button', { name: 'Left drawer' })).toHaveAttribute('aria-expanded', 'true');
  });
}

/** @promise In the browser: A room whose … */
test('a picture of the cabinet that never comes leaves the room on a plain one', async ({ site, page }) => {
  await page.route('**/images/cabinet/**', () => new Promise(() => {}));
  await site.open('/trophy-room/14');
  const room = page.getByRole('dialog', { name: 'Trophy Room' });
  await expect(room.getByRole('list', { name: 'Trophies' }).getByRole('listitem').first()).toBeVisible();
});

test(
  'a picture of the cabinet that is lost leaves no broken one over the plain cabinet',
  ON_CHANGE,
  async ({ site, page }) => {
    await page.route('**/images/cabinet/**', (route) => route.abort());
    await site.open('/trophy-room/14');
    const room = page.getByRole('dialog', { name: 'Trophy Room' });
    await expect(room.getByRole('list', { name: 'Trophies' }).getByRole('listitem').first()).toBeVisible();
    await expect(room.locator('img[src*="/cabinet/"]')).toBeHidden();
  },
);

test('Escape closes the note on a locked drawer, and then the room', async ({ site, page }) => {
  await page.route(/\/api\/locked\/\d+$/, (route) => route.fulfill({ json: [] }));
  await site.open('/trophy-room/14');
  const room = page.getByRole('dialog', { name: 'Trophy Room' });
  await room.getByRole('button', { name: 'Left drawer' }).click();
  const note = room.getByRole('alertdialog', { name: 'Drawer Locked' });
  await expect(note).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();
  await expect(room.getByRole('button', { name: 'Left drawer' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(room).toBeHidden();
});

test('Escape closes a card, then a drawer, then the room', async ({ site, page }) => {
  await site.open('/trophy-room/14');
  const room = page.getByRole('dialog', { name: 'Trophy Room' });
  const drawer = room.getByRole('button', { name: 'Left drawer' });
  await drawer.press('Enter');
  await page.keyboard.press('Tab');
  await expect(room.getByRole('list', { name: 'Items in the left drawer' }).getByRole('button').first()).toBeFocused();
  await expect(room.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(room.getByRole('dialog')).toHaveCount(0);
  await expect(drawer).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveAttribute('aria-expanded', 'false');
  await expect(drawer).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(room).toHaveCount(0);
});
