import type { PageMeasures } from '@golf/shared/platform/contract';
import type { Page } from '@playwright/test';
import { ON_CHANGE } from '../../support/on-change.ts';
import { expect, test } from '../../support/test.ts';

/* A sampled visit names the app whose handler is slow, among five remotes and the shell. */

// A planted script is none of the site's.
test.use({ bypassCSP: true });

const SLOTS = {
  'mfe-leaderboard': '/records',
  'mfe-trophy-room': '/trophy-room/14',
  'mfe-courses': '/courses',
  'mfe-articles': '/articles/golf-handicaps-launched',
  'mfe-calculator': '/articles/golf-handicap-calculator',
};

/**
 * Opens a page as a sampled visit, and waits until it measures.
 * @returns the report, once the page is left
 */
async function openSampled(page: Page, path: string): Promise<() => Promise<PageMeasures>> {
  // Playwright sees no request of a page that is being left: the body is kept for the next page.
  await page.addInitScript(() => {
    Math.random = () => 0;
    // The browser tells of a press and of its frame after both.
    for (const type of ['event', 'long-animation-frame']) {
      new PerformanceObserver((list) => {
        if (list.getEntries().some(({ duration }) => duration > 250)) performance.mark(`slow ${type}`);
      }).observe({ type });
    }
    const send = globalThis.fetch;
    globalThis.fetch = (to, options) => {
      if (to === '/page-measures' && typeof options?.body === 'string') localStorage.setItem('told', options.body);
      return send(to, options);
    };
  });
  await page.goto(path);
  await page.waitForFunction(() => performance.getEntriesByName('golf:measuring').length > 0);
  await page.evaluate(() => performance.clearMarks());
  return async () => {
    await page.waitForFunction(() =>
      ['event', 'long-animation-frame'].every((type) => performance.getEntriesByName(`slow ${type}`).length > 0),
    );
    await page.goto('/robots.txt');
    const body = (await page.evaluate(() => localStorage.getItem('told'))) ?? '';
    expect(body.length).toBeLessThanOrEqual(700);
    // Cast: the page sends nothing else there.
    return JSON.parse(body) as PageMeasures;
  };
}

for (const [app, path] of Object.entries(SLOTS)) {
  /** @promise In operation: A slow handler in one of five remotes is named, with its release, by one sampled visit */
  test(`a slow press is blamed on ${app}, whose slot was pressed`, ON_CHANGE, async ({ page }) => {
    // Listens where React does, at the root of the page.
    await page.addInitScript((name) => {
      addEventListener('click', ({ target }) => {
        if (!(target instanceof Element) || !target.closest(`[data-boundary^="${name}/"]`)) return;
        for (const end = performance.now() + 300; performance.now() < end;) void 0;
      });
    }, app);
    const leave = await openSampled(page, path);
    // Forced: what lies above is of the same slot.
    await page.locator(`[data-boundary^="${app}/"]`).locator('h2, h3, p, label').first().click({ force: true });
    const { answer, sample } = await leave();
    expect(answer).toBeGreaterThan(250);
    expect(sample?.blame.answer).toBe(app);
    expect(sample?.frames?.[app]).toBeGreaterThan(200);
    expect(sample?.versions[app]).toMatch(/^1\.0\.0-[\da-f]{10}$/);
  });
}

test(
  'a press in the shell that waits for a script of a remote is blamed on that remote',
  ON_CHANGE,
  async ({ page }) => {
    const slow = `addEventListener('click', () => { for (const end = performance.now() + 300; performance.now() < end; ); });`;
    await page.route('**/releases/mfe-courses/files/planted.js', (route) =>
      route.fulfill({ body: slow, contentType: 'text/javascript' }),
    );
    const leave = await openSampled(page, '/privacy');
    await page.evaluate(async (text) => {
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
      const script = document.createElement('script');
      script.src = '/releases/mfe-courses/files/planted.js';
      script.crossOrigin = 'anonymous';
      script.integrity = `sha256-${btoa(String.fromCodePoint(...digest))}`;
      const loaded = new Promise((resolve) => script.addEventListener('load', resolve));
      document.head.append(script);
      await loaded;
    }, slow);
    await page.getByRole('button', { name: 'Menu' }).click();
    const { sample } = await leave();
    expect(sample?.blame.answer).toBe('mfe-courses');
  },
);
