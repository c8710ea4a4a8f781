import type { Page } from '@playwright/test';
import { recordShifts } from '../support/layout-shift.ts';
import { expect, test } from '../support/test.ts';

/*
 * Logos of rows below the first screen of a phone do not compete with the scripts that a visitor waits for. This one is
 * so high that all of them would come at once.
 */

test.use({ viewport: { width: 375, height: 1300 }, hasTouch: true, isMobile: true });

/** The logo of a place in the table. */
const logo = (page: Page, place: number) =>
  page
    .getByRole('table', { name: 'Handicap Leaderboard' })
    .locator('tbody tr')
    .nth(place - 1)
    .locator('td:nth-child(4) img')
    .first();

const isLoaded = (page: Page, place: number) =>
  logo(page, place).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);

const isAskedFor = (page: Page, place: number) =>
  logo(page, place).evaluate((image: HTMLImageElement) => image.currentSrc !== '');

/** Opens the leaderboard and holds its scripts back. @returns a function that lets them come */
async function openBeforeScripts(page: Page): Promise<() => void> {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => isLoaded(page, 1)).toBe(true);
  await expect.poll(() => isLoaded(page, 8)).toBe(true);
  return () => scripts.resolve();
}

test('logos below the first screen come once the page is alive', async ({ page }) => {
  const release = await openBeforeScripts(page);
  expect(await isAskedFor(page, 9)).toBe(false);
  release();
  await expect.poll(() => isLoaded(page, 9)).toBe(true);
});

test('logos that come with the page’s life move nothing', async ({ page }) => {
  // The only other thing that moves on this screen, by a pixel or two.
  await page.route('**/*.woff2', (route) => route.abort());
  const shifts = await recordShifts(page);
  const release = await openBeforeScripts(page);
  release();
  await expect.poll(() => isLoaded(page, 9)).toBe(true);
  expect((await shifts()).moves).toEqual([]);
});

test('logos come although the scripts never do', async ({ page }) => {
  await openBeforeScripts(page);
  // The time of waiting for scripts is the delay of an animation: it is over.
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  await expect.poll(() => isLoaded(page, 9)).toBe(true);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('logos are there', async ({ page }) => {
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(new URL(request.url()).pathname));
    await page.goto('/');
    const ninth = String(await logo(page, 9).getAttribute('src'));
    await expect.poll(() => [...asked]).toContain(new URL(ninth, page.url()).pathname);
  });
});
