import { chromium, type Browser, type Page } from '@playwright/test';
import { findBrowser } from '../browser/find-browser.ts';
import { INTERACTIONS } from './interactions.ts';
import { longestFrameWhileScrolling, watchPaints } from './next-paint.ts';
import { CPU, SLOW_NETWORK } from './slow-machine.ts';

const RUNS = 5;

export interface Line {
  what: string;
  median: number;
  worst: number;
  budget: number | null;
  unit: 'ms' | 'kB' | '';
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

export const line = (
  what: string,
  values: readonly number[],
  budget: number | null,
  unit: Line['unit'] = 'ms',
): Line => ({
  what,
  median: median(values),
  worst: Math.max(...values),
  budget,
  unit,
});

/** Opens a page of a first-time visitor, optionally on the slow machine. */
async function withPage<T>(browser: Browser, measure: (page: Page) => Promise<T>, slow = false): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    await watchPaints(page);
    const devtools = await context.newCDPSession(page);
    if (slow) await devtools.send('Network.emulateNetworkConditions', SLOW_NETWORK);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU });
    return await measure(page);
  } finally {
    await context.close();
  }
}

async function repeat(run: () => Promise<number>): Promise<number[]> {
  const values: number[] = [];
  for (let at = 0; at < RUNS; at++) values.push(await run());
  return values;
}

/** Milliseconds to the first painted row, and the layout shift until the page is complete. */
async function firstRow(page: Page, address: string): Promise<{ time: number; shift: number }> {
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector('[data-row]')) performance.mark('first row');
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value;
      performance.clearMarks('shift');
      performance.mark('shift', { detail: shift });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  return page.evaluate(() => {
    const shift = performance.getEntriesByName('shift')[0] as PerformanceMark | undefined;
    return {
      time: performance.getEntriesByName('first row')[0]?.startTime ?? NaN,
      shift: (shift?.detail as number | undefined) ?? 0,
    };
  });
}

/**
 * Measures the leaderboard of a site.
 * @param only runs only interactions whose name contains this; "" for all measurements
 */
export async function measureLeaderboard(address: string, only = ''): Promise<Line[]> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const lines: Line[] = [];
    for (const { name, measure } of INTERACTIONS) {
      if (!name.includes(only)) continue;
      const run = async (page: Page) => {
        await page.goto(address, { waitUntil: 'networkidle' });
        return measure(page);
      };
      lines.push(line(name, await repeat(() => withPage(browser, run)), 200));
      process.stderr.write('.');
    }
    if (only) return lines;
    const scroll = async (page: Page) => {
      await page.goto(address, { waitUntil: 'networkidle' });
      return longestFrameWhileScrolling(page);
    };
    lines.push(line('scroll, longest frame', await repeat(() => withPage(browser, scroll)), null));
    const shifts: number[] = [];
    const times = await repeat(async () => {
      const { time, shift } = await withPage(browser, (page) => firstRow(page, address), true);
      shifts.push(shift);
      return time;
    });
    lines.push(line('first row, 150 ms and 1.6 Mbit/s', times, null), line('layout shift', shifts, 0.02, ''));
    return lines;
  } finally {
    await browser.close();
  }
}
