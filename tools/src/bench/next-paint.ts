import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Milliseconds from input to next paint of each event since the last reset. */
    paints?: number[];
  }
}

/** Minimum duration that Event Timing reports, in milliseconds. */
const SHORTEST = 16;
/** Without a report after this, in milliseconds, an interaction was shorter than `SHORTEST`. */
const PATIENCE = 3000;

/** Records the time to next paint of all interactions in every page of this tab. */
export async function watchPaints(page: Page): Promise<void> {
  await page.addInitScript((shortest) => {
    window.paints = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // Only deliberate interactions; pointer movements have no interactionId.
        if ((entry as PerformanceEventTiming).interactionId) window.paints?.push(entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: shortest } as PerformanceObserverInit);
  }, SHORTEST);
}

const idle = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 5000 })));

/** Milliseconds from an interaction to the next paint: the maximum of its events (press, release, click, key). */
export async function timeToNextPaint(page: Page, interact: () => Promise<void>): Promise<number> {
  await idle(page);
  await page.evaluate(() => (window.paints = []));
  await interact();
  await idle(page);
  await page.waitForFunction(() => window.paints?.length, undefined, { timeout: PATIENCE }).catch(() => {});
  await idle(page);
  return page.evaluate((shortest) => Math.max(shortest, ...(window.paints ?? [])), SHORTEST);
}

/** Longest gap between two frames while scrolling, in milliseconds. */
export async function longestFrameWhileScrolling(page: Page): Promise<number> {
  await idle(page);
  await page.evaluate(() => {
    let last = performance.now();
    window.paints = [];
    const frame = (now: number) => {
      window.paints?.push(now - last);
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  for (let turn = 0; turn < 20; turn++) await page.mouse.wheel(0, 240);
  await idle(page);
  return page.evaluate(() => Math.max(...(window.paints ?? [])));
}
