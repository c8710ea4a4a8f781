import { test as base, expect, type Browser, type Page } from '@playwright/test';
import { TEST_BROWSER_ARGUMENTS } from './browser-arguments.ts';

/** The parts of the page that every test knows by name. */
export class Site {
  readonly page: Page;
  /** Everything that the console said. */
  readonly console: string[] = [];

  constructor(page: Page) {
    this.page = page;
    // What Chromium notes on its own rendering is nothing that the site has to answer for.
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

  /** Goes to a page by the menu, as a visitor does. */
  async go(name: string) {
    const menu = this.page.getByRole('button', { name: 'Menu' });
    const link = this.page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
    // A page that loads itself anew for a lost chunk closes the menu: it is opened again, as a visitor would.
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

  /** A slot that failed, by its feature. */
  failure(feature: string) {
    return this.page.getByRole('alert').filter({ hasText: feature });
  }
}

/** Tests that speak of the site. */
export const test = base.extend<{ site: Site; largePage: Page }, { largeBrowser: Browser }>({
  baseURL: async ({}, use) => {
    await use(process.env.SITE);
  },
  site: async ({ page }, use, testInfo) => {
    const site = new Site(page);
    await use(site);
    // What a test that fails once in a hundred runs leaves to go by.
    if (testInfo.status !== testInfo.expectedStatus) {
      await testInfo.attach('console', { body: site.console.join('\n') || 'silent' });
    }
  },
  /** A browser whose font is twice as large as usual, which it has to be started with: one for all tests of a worker. */
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
