import { ROUTES } from '@golf/shared/pages';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { calculatorPath } from '@golf/shared/routes';
import { BROWSER_ARGUMENTS, findBrowser, findWholeBrowser } from '@golf/tools/browser';
import { ON_CHANGE } from '../../support/on-change.ts';
import { expect, test } from '../../support/test.ts';

/*
 * Back from another site restores the page at once from the browser's back/forward cache, unless something forbids
 * that.
 */

const whole = findWholeBrowser();

test.use({
  launchOptions: {
    executablePath: whole ?? findBrowser(),
    args: BROWSER_ARGUMENTS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/** A headless browser caches no pages; it still reports the other reasons. */
const RETURNED = whole
  ? { restored: true, reasons: [] }
  : { restored: false, reasons: ['BackForwardCacheDisabledForDelegate'] };

let elsewhere: Server;
let otherSite: string;

test.beforeAll(async () => {
  elsewhere = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end('<title>Another site</title>');
  });
  await new Promise<void>((resolve) => {
    elsewhere.listen(0, '127.0.0.1', resolve);
  });
  // A TCP server has an address and a port. "localhost" is another site.
  const { port } = elsewhere.address() as AddressInfo;
  otherSite = `http://127.0.0.1:${port}/`;
});

test.afterAll(() => elsewhere.close());

/** Navigates to another site and back. */
async function leaveAndReturn(page: Page): Promise<{ restored: boolean; reasons: string[] }> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
  const reasons: string[] = [];
  devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
    reasons.push(...notRestoredExplanations.map(({ reason }) => reason)),
  );
  const address = page.url();
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => document.body.setAttribute('data-restored', String(persisted))),
  );
  await page.goto(otherSite);
  // Playwright's goBack waits for a load, which a cached page does not have.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect.poll(() => page.evaluate(() => location.href).catch(() => null)).toBe(address);
  await expect(page.getByRole('main')).toBeVisible();
  const restored = await page.locator('body[data-restored=true]').count();
  return { restored: restored === 1, reasons };
}

const ADDRESSES = [
  ROUTES.home,
  '/?expand=14',
  ROUTES.courses,
  ROUTES.articles,
  '/articles/course-leaderboards-are-live',
  calculatorPath,
  ROUTES.privacy,
];

test('Back from another site shows each page as it was left, and it is alive', ON_CHANGE, async ({ site, page }) => {
  const menu = page.getByRole('button', { name: 'Menu' });
  const places = page.getByRole('navigation', { name: 'Main' });
  for (const address of ADDRESSES) {
    await site.open(address);
    await menu.click();
    await expect(places, address).toBeVisible();
    await page.keyboard.press('Escape');
    expect(await leaveAndReturn(page), address).toEqual(RETURNED);
    await menu.click();
    await expect(places, address).toBeVisible();
  }
});
