import { test as base, expect, type Browser, type Page } from '@playwright/test';
import { TEST_BROWSER_ARGUMENTS } from './browser-arguments.ts';

/** Common parts of the page. */
export class Site {
  readonly page: Page;
  /** Console messages. */
  readonly console: string[] = [];

  constructor(page: Page) {
    this.page = page;
    // Chromium's notes on its own rendering are no fault of the site.
    page.on(
      'console',
      (message) =>
        /^(?:verbose|debug)$/.test(message.type()) || this.console.push(`${message.type()}: ${message.text()}`),
    );
    page.on('pageerror', (error) => this.console.push(`uncaught: ${error.message}`));
  }

  open(path: string) {
    return this.page.goto(path);
  }

  /** Navigates by the menu. */
  async go(name: string) {
    const menu = this.page.getByRole('button', { name: 'Menu' });
    const link = this.page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
    // A reload for a lost chunk closes the menu: it is opened again.
    await expect(async () => {
      if (!(await link.isVisible())) await menu.click();
      await link.click({ timeout: 5000 });
    }).toPass();
  }

  get leaderboard() {
    return this.page.getByRole('table', { name: 'Handicap Leaderboard' });
  }

  /** The button that opens a player's row. */
  player(name: string) {
    return this.leaderboard.getByRole('button', { name, exact: true });
  }

  /** The failure message of a feature's slot. */
  failure(feature: string) {
    return this.page.getByRole('alert').filter({ hasText: feature });
  }
}

export const test = base.extend<{ site: Site; largePage: Page }, { largeBrowser: Browser }>({
  baseURL: async ({}, use) => {
    await use(process.env.SITE);
  },
  site: async ({ page }, use, testInfo) => {
    const site = new Site(page);
    await use(site);
    // Evidence of rare failures.
    if (testInfo.status !== testInfo.expectedStatus) {
      await testInfo.attach('console', { body: site.console.join('\n') || 'silent' });
    }
  },
  /** A browser with a font of twice the size, one per worker: the size is a start argument. */
  largeBrowser: [
    async ({ playwright, launchOptions }, use) => {
      const browser = await playwright.chromium.launch({
        ...launchOptions,
        args: [...TEST_BROWSER_ARGUMENTS, '--blink-settings=defaultFontSize=32'],
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  largePage: async ({ largeBrowser, contextOptions, viewport, baseURL }, use) => {
    const page = await largeBrowser.newPage({ ...contextOptions, viewport, ...(baseURL && { baseURL }) });
    await use(page);
    await page.context().close();
  },
});

export { expect };
