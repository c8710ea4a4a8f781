import { chromium, type Browser, type Locator, type Page } from '@playwright/test';
import { BROWSER_ARGUMENTS, findBrowser } from '../browser/find-browser.ts';
import { median } from './median.ts';
import { startSiteOfMany } from './site-of-many.ts';

const PLAYERS = 10_000;
/** Fresh pages for each interaction. */
const RUNS = 5;
/** CPU throttling factor of the visitor's machine. */
const CPU = 4;
/** A goal, not a test: results depend on the other load of the machine. */
const BUDGET = 200;
/** Minimum duration that Event Timing reports, in milliseconds. */
const SHORTEST = 16;
/** Without a report after this, in milliseconds, an interaction was shorter than `SHORTEST`. */
const PATIENCE = 3000;

declare global {
  interface Window {
    /** Milliseconds from input to next paint of each event since the last reset. */
    paints?: number[];
  }
}

/** Records the time to next paint of all interactions in every page of this tab. */
async function watchPaints(page: Page): Promise<void> {
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
async function timeToNextPaint(page: Page, interact: () => Promise<void>): Promise<number> {
  await idle(page);
  await page.evaluate(() => (window.paints = []));
  await interact();
  await idle(page);
  await page.waitForFunction(() => window.paints?.length, undefined, { timeout: PATIENCE }).catch(() => {});
  await idle(page);
  return page.evaluate((shortest) => Math.max(shortest, ...(window.paints ?? [])), SHORTEST);
}

/** Presses at the target's position, without Playwright's own polling in between. */
async function press(page: Page, target: Locator): Promise<number> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`There is nothing to press: ${String(target)}`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  // The pointer rests there first, as a real one does, so that prefetches are done.
  await page.mouse.move(x, y);
  await page.waitForLoadState('networkidle');
  return timeToNextPaint(page, () => page.mouse.click(x, y));
}

/** Time of the slowest key of a word. */
async function type(page: Page, field: Locator, word: string): Promise<number> {
  await field.focus();
  const times: number[] = [];
  for (const key of word) times.push(await timeToNextPaint(page, () => page.keyboard.press(key)));
  return Math.max(...times);
}

const button = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Handicap Leaderboard' }).getByRole('button', { name, exact: true });

/** The filter's own field; the header has one as well. */
const filterField = (page: Page) => page.getByRole('searchbox', { name: 'Search player' });

async function openFilter(page: Page): Promise<void> {
  await button(page, 'Player').click();
  await filterField(page).waitFor();
}

const option = (page: Page) => page.getByRole('dialog').getByRole('listitem').nth(1).getByRole('checkbox');

/** Interactions on a fresh page, each measured in milliseconds to the next paint. */
const INTERACTIONS: Readonly<Record<string, (page: Page) => Promise<number>>> = {
  'expand a row': (page) => press(page, page.locator('[data-row]').getByRole('button').nth(2)),
  'turn the table round': (page) => press(page, button(page, 'Pos')),
  'open a filter': (page) => press(page, button(page, 'Player')),
  'tick one of 10,000': async (page) => {
    await openFilter(page);
    return press(page, option(page));
  },
  'untick it': async (page) => {
    await openFilter(page);
    await option(page).click();
    return press(page, option(page));
  },
  "tick 'All'": async (page) => {
    await openFilter(page);
    return press(page, page.getByRole('checkbox', { name: 'All' }));
  },
  'type in a filter, slowest key': async (page) => {
    await openFilter(page);
    return type(page, filterField(page), 'ander');
  },
  'type in "Find a player", slowest key': (page) => type(page, page.getByLabel('Find a player'), 'ander'),
};

/** Measures once, on a page of a first-time visitor. */
async function measure(
  browser: Browser,
  address: string,
  interaction: (page: Page) => Promise<number>,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    await watchPaints(page);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU });
    await page.goto(address, { waitUntil: 'networkidle' });
    return await interaction(page);
  } finally {
    await context.close();
  }
}

/** Prints how soon the leaderboard of 10,000 players answers an input on a slow machine. */
export async function benchInteractions(): Promise<void> {
  await using cleanup = new AsyncDisposableStack();
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGUMENTS });
  cleanup.defer(() => browser.close());
  const site = await startSiteOfMany(PLAYERS);
  cleanup.defer(() => site.stop());
  const table: Record<string, object> = {};
  for (const [name, interaction] of Object.entries(INTERACTIONS)) {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run++) times.push(await measure(browser, site.address, interaction));
    table[name] = { 'median, ms': median(times), 'worst, ms': Math.max(...times), 'budget, ms': BUDGET };
    process.stderr.write('.');
  }
  console.table(table);
}
