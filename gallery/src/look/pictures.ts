import {
  devices,
  expect,
  test as base,
  type Browser,
  type Page,
  type PageAssertionsToHaveScreenshotOptions,
} from '@playwright/test';
import { SHOWN_ROUTES, stories, THEMES, WIDTHS } from './shown.ts';

/** Some days after the last round of the demo data. */
const NOW = new Date('2026-11-21T12:00:00Z');

/** Whether visible pictures have loaded or failed. */
const picturesLoaded = () =>
  [...document.images].every((picture) => {
    const { top, right, bottom, left } = picture.getBoundingClientRect();
    const inView = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    return picture.complete || !inView || !picture.checkVisibility();
  });

/** Waits for pending work of the page. */
const idle = () =>
  new Promise<void>((resolve) => {
    requestIdleCallback(() => resolve());
  });

/** Keeps transient messages, such as "Link copied", for the pictures: a slow machine takes longer. */
function keepTransient(): void {
  const start = globalThis.setTimeout;
  const startSoon = (...call: Parameters<typeof start>) => ((call[1] ?? 0) > 2000 ? 0 : start(...call));
  Object.assign(globalThis, { setTimeout: startSoon });
}

async function newPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({
    ...devices['Desktop Chrome'],
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  });
  await page.clock.setSystemTime(NOW);
  await page.addInitScript(() => {
    localStorage.clear();
    // The related articles are random.
    Math.random = () => 0.5;
  });
  return page;
}

/** Stories share a page per worker: a new one would fetch and compile the gallery again, half of a picture's time. */
const test = base.extend<{ visitor: Page }, { gallery: Page }>({
  // A new page: of a picture in several sizes a browser shows the one that it has.
  visitor: async ({ browser }, provide) => {
    const page = await newPage(browser);
    await provide(page);
    await page.context().close();
  },
  gallery: [
    async ({ browser }, provide) => {
      const page = await newPage(browser);
      await page.addInitScript(keepTransient);
      await provide(page);
    },
    { scope: 'worker' },
  ],
});

/** Compares the page in both themes with the stored pictures. The theme changes as by another tab. */
async function look(page: Page, options: PageAssertionsToHaveScreenshotOptions): Promise<void> {
  const name = test.info().title;
  // A picture to store has to be final. One that is compared is taken again until it fits.
  if (test.info().config.updateSnapshots !== 'none') await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  for (const theme of THEMES) {
    await page.evaluate((chosen) => {
      localStorage.setItem('theme', chosen);
      dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
      document.documentElement.dataset.theme = chosen;
    }, theme);
    await page.waitForFunction(picturesLoaded);
    await page.evaluate(idle);
    await expect.soft(page).toHaveScreenshot(`${name}-${theme}.png`.split('/'), options);
  }
}

for (const [name, { path, leftOut, tolerance }] of Object.entries(SHOWN_ROUTES)) {
  for (const width of WIDTHS) {
    test(`routes/${name}-${width}`, async ({ visitor: page }) => {
      await page.setViewportSize({ width, height: width > 1000 ? 900 : 740 });
      await page.goto(`${process.env.SITE}${path}`);
      await expect(page.locator('[data-boundary]:not([data-hydrated])')).toHaveCount(0);
      const others = page.locator(leftOut ?? 'none');
      await others.evaluateAll((elements: HTMLElement[]) => elements.map(({ style }) => (style.visibility = 'hidden')));
      await look(page, tolerance === undefined ? {} : { maxDiffPixels: tolerance });
    });
  }
}

for (const id of stories()) {
  test(`stories/${id}`, async ({ gallery: page }) => {
    await page.setViewportSize({ width: 960, height: 540 });
    await page.goto(`${process.env.GALLERY}iframe.html?id=${id}`);
    await page.locator('body.sb-show-main').waitFor();
    await look(page, { fullPage: true });
  });
}
