import { ON_CHANGE } from '../../support/on-change.ts';
import type { Page } from '@playwright/test';
import { hold } from '../../support/hold.ts';
import { recordShifts } from '../../support/layout-shift.ts';
import { expectSettled } from '../../support/loaded.ts';
import { expect, test } from '../../support/test.ts';

/*
 * Rows and pictures below the leaderboard's first screen stay out of its layout while the page loads. They are in the
 * HTML, and appear after hydration or on interaction.
 */

const PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true };

/** Row of a position in the table, hidden or not. */
const row = (page: Page, place: number) =>
  page
    .getByRole('table', { name: 'Handicap Leaderboard' })
    .locator('tbody tr')
    .nth(place - 1);

const logo = (page: Page, place: number) => row(page, place).locator('td:nth-child(4) img').first();

declare global {
  interface Window {
    afterFourSeconds?: () => void;
  }
}

/** Controls the 4 s after which rows appear by themselves, as the check may take as long on a busy machine. */
const holdTimer = (page: Page) =>
  page.addInitScript(() => {
    const start = window.setTimeout;
    const held = (run: () => void, delay?: number) => {
      if (delay !== 4000) return start(run, delay);
      window.afterFourSeconds = run;
      return 0;
    };
    window.setTimeout = held as typeof setTimeout;
  });

/**
 * Delays a page's scripts.
 * @returns a function that releases them
 */
const holdScripts = (page: Page) => hold(page, '**/*.js');

/**
 * Opens an address with delayed scripts.
 * @returns a function that releases them
 */
async function openBeforeScripts(page: Page, address = '/'): Promise<() => void> {
  await holdTimer(page);
  const release = await holdScripts(page);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(row(page, 48)).toBeAttached();
  return release;
}

for (const [screen, use, first] of [
  ['a phone', PHONE, 8],
  ['a desktop', { viewport: { width: 1440, height: 900 } }, 16],
] as const) {
  test.describe(`on ${screen}`, () => {
    test.use(use);

    test('rows below the first screen come once the page is alive, and move nothing', async ({ page }) => {
      // The only other movement on this screen, by a pixel or two.
      await page.route('**/*.woff2', (route) => route.abort());
      const shifts = await recordShifts(page);
      const release = await openBeforeScripts(page);
      await expect(row(page, first)).toBeVisible();
      await expect(row(page, first + 1)).toBeHidden();
      release();
      await expect(row(page, first + 1)).toBeVisible();
      await expect(row(page, 48)).toBeVisible();
      expect((await shifts()).shift).toBeLessThan(0.001);
    });

    test("the footer's icons are fetched neither before nor when the rows appear", async ({ page }) => {
      const icons: string[] = [];
      page.on('request', (request) => /\/instagram-[^/]*\.svg$/.test(request.url()) && icons.push(request.url()));
      const release = await openBeforeScripts(page);
      await expect(row(page, first + 1)).toBeHidden();
      await expect(page.getByRole('contentinfo', { includeHidden: true })).toBeAttached();
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      release();
      await expect(row(page, 48)).toBeVisible();
      await expectSettled(page);
      expect(icons).toEqual([]);
    });

    for (const [what, look] of [
      ['scrolls', (page: Page) => page.mouse.wheel(0, 200)],
      ['presses a key', (page: Page) => page.keyboard.press('Tab')],
    ] as const) {
      /** @promise In the browser: Content below the first … */
      test(`rows below the first screen come as soon as somebody ${what}`, async ({ page }) => {
        await openBeforeScripts(page);
        await expect(row(page, first + 1)).toBeHidden();
        await look(page);
        await expect(row(page, 48)).toBeVisible();
      });
    }
  });
}

test.describe('on a screen that is higher than the rows of a first screen', () => {
  test.use({ viewport: { width: 1440, height: 1800 } });

  test('all rows are there at once', async ({ page }) => {
    await openBeforeScripts(page);
    await expect(row(page, 17)).toBeVisible();
  });
});

/**
 * @promise In the browser: Content below the first screen appears on the first scroll, even if the script never loads
 */
test('rows come although the scripts never do', async ({ page }) => {
  await openBeforeScripts(page);
  await expect(row(page, 17)).toBeHidden();
  await page.evaluate(() => window.afterFourSeconds?.());
  await expect(row(page, 48)).toBeVisible();
});

test('rows come at once where scripts cannot be fetched', async ({ page }) => {
  await holdTimer(page);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/');
  await expect(row(page, 48)).toBeVisible();
});

test('a reload shows all rows at once, for the browser to restore the scroll position', async ({ page }) => {
  await page.goto('/');
  await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(row(page, 17)).toBeVisible();
});

for (const address of ['/?player=40', '/#main']) {
  test(`an address that may lead further down shows all rows at once: ${address}`, ON_CHANGE, async ({ page }) => {
    await openBeforeScripts(page, address);
    await expect(row(page, 17)).toBeVisible();
  });
}

test.describe('pictures of a phone', () => {
  test.use(PHONE);

  test('logos below the first screen come once the page is alive', async ({ page }) => {
    const isAskedFor = (place: number) =>
      logo(page, place).evaluate((image: HTMLImageElement) => image.currentSrc !== '');
    // Without the newcomers' sentence row 7 lies as near below the window as the tests' browser fetches pictures.
    await page.addInitScript(() => localStorage.setItem('savedView:newcomers', 'true'));
    const release = await openBeforeScripts(page);
    await expect.poll(() => isAskedFor(6)).toBe(true);
    expect(await isAskedFor(7)).toBe(false);
    release();
    await expect.poll(() => isAskedFor(7)).toBe(true);
  });
});

test.describe('without scripts', () => {
  test.use({ ...PHONE, javaScriptEnabled: false });

  test('all rows are there, with their logos', async ({ page }) => {
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(new URL(request.url()).pathname));
    await page.goto('/');
    await expect(row(page, 48)).toBeVisible();
    const ninth = String(await logo(page, 9).getAttribute('src'));
    await expect.poll(() => [...asked]).toContain(new URL(ninth, page.url()).pathname);
  });
});
