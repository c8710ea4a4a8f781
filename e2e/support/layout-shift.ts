import type { Page } from '@playwright/test';

/** Layout shift that a visitor is spared (design.md, budgets). */
export const SHIFT_BUDGET = 0.02;

/** Has the page add up what moves without having been asked to, for a visitor who likes motion. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
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

/** A phone's network on a bad day. */
export async function slowNetwork(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    // A limit here makes Chromium stop reading what has arrived, in about one visit of fifty.
    uploadThroughput: -1,
  });
}
