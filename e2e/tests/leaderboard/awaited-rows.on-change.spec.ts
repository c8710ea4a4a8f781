import type { Page } from '@playwright/test';
import { hold } from '../../support/hold.ts';
import { expect, test } from '../../support/test.ts';

/*
 * The server sends all players. An address with a filter, order or open row waits for the script, behind placeholder
 * bars.
 */

/** Addresses, the selector of the waiting element, and the name of an element that shows at once. */
const AWAITED = [
  { address: '/?country=de', rows: 'table[aria-label="Handicap Leaderboard"]', field: 'Find a player' },
  { address: '/?expand=14', rows: 'table[aria-label="Handicap Leaderboard"] tbody', field: 'Find a player' },
  { address: '/courses?q=links', rows: 'nav[aria-label="Courses"] li', field: 'Filter Courses' },
];

/** Offset of the placeholder below the rows in pixels, and whether it is visible. */
const barsOf = (page: Page, rows: string) =>
  page
    .locator(rows)
    .first()
    .evaluate((first) => {
      const slot = first.closest('[data-boundary] > *') ?? document.body;
      const { content, top, opacity } = getComputedStyle(slot, '::before');
      const start = slot.getBoundingClientRect().top + Number.parseFloat(top);
      return {
        below: Math.round(start - first.getBoundingClientRect().top),
        seen: content !== 'none' && Number(opacity) > 0.01,
      };
    });

for (const { address, rows, field } of AWAITED) {
  for (const width of [1280, 800, 375]) {
    /**
     * @promise In the browser: Bars mark the rows that an address filters, sorts or opens until the script runs;
     * without a script the server's rows show
     */
    test(`bars lie where the rows of ${address} will be, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const release = await hold(page, '**/*.js');
      await page.goto(address, { waitUntil: 'commit' });
      await expect(page.locator(rows).first()).toBeHidden();
      await expect(page.getByPlaceholder(field).or(page.getByRole('button', { name: field }))).toBeVisible();
      const { below, seen } = await barsOf(page, rows);
      expect(seen).toBe(true);
      expect(Math.abs(below)).toBeLessThanOrEqual(4);
      release();
      await expect(page.locator(rows).first()).toBeVisible();
      await expect.poll(async () => (await barsOf(page, rows)).seen).toBe(false);
    });
  }

  /** @promise In the browser: Bars mark the rows … */
  test(`the rows of ${address} are shown in the end, if no script comes`, async ({ site, page }) => {
    await page.route('**/*.js', (route) => route.abort());
    await site.open(address);
    await expect(page.locator(rows).first()).toBeHidden();
    await expect(page.locator(rows).first()).toBeVisible();
    await expect.poll(async () => (await barsOf(page, rows)).seen).toBe(false);
  });
}
