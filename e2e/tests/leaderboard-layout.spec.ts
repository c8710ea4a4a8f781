import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** Layout shift that a visitor is spared (design.md, budgets). */
const SHIFT_BUDGET = 0.02;

/** Has the page add up what moves without having been asked to. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const page = window as unknown as { shift: number };
    page.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) page.shift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shift: number }).shift);
}

for (const width of [1280, 375]) {
  test(`${width} px: nothing moves while the leaderboard comes over a slow network`, async ({
    site,
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const shift = await watchShifts(page);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 90_000,
    });
    await site.open('/');
    await expect(site.player('Ada Thornquill')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await shift()).toBeLessThan(SHIFT_BUDGET);
  });

  test(`${width} px: the rows come where their place was kept`, async ({ site, page }) => {
    await page.setViewportSize({ width, height: 800 });
    const answered = Promise.withResolvers<void>();
    await page.route('**/api/players', async (route) => {
      await answered.promise;
      await route.continue();
    });
    await site.open('/articles');
    await site.go('Handicap Leaderboard');
    const kept = page.getByRole('status', { name: 'Loading the leaderboard' }).locator('> *').first();
    const before = await kept.boundingBox();
    answered.resolve();
    const row = page.locator('[data-row]').first();
    await expect(row).toBeVisible();
    const after = await row.boundingBox();
    expect({ y: Math.round(after?.y ?? 0), height: Math.round(after?.height ?? 0) }).toEqual({
      y: Math.round(before?.y ?? -1),
      height: Math.round(before?.height ?? -1),
    });
  });
}

test('every row has one height, at every width', async ({ site, page }) => {
  await site.open('/');
  for (const width of [1280, 768, 600, 375]) {
    await page.setViewportSize({ width, height: 800 });
    const heights = await page
      .locator('[data-row]')
      .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().height)));
    expect(new Set(heights), `${width} px`).toEqual(new Set([64]));
  }
});
