import { chromium, type Browser, type Locator, type Page } from '@playwright/test';
import { findBrowser } from '../browser/find-browser.ts';
import { line, type Line } from './leaderboard.ts';
import { CPU, SLOW_NETWORK } from './slow-machine.ts';

interface Step {
  what: string;
  path: string;
  link: (page: Page) => Promise<Locator>;
  /** Selector of the new page's first content. */
  content: string;
}

async function linkOfMenu(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Menu' }).click();
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
}

const STEPS: readonly Step[] = [
  {
    what: 'leaderboard → courses',
    path: '/courses',
    link: (page) => linkOfMenu(page, 'Course Leaderboards'),
    content: 'nav[aria-label="Courses"] li',
  },
  {
    what: 'courses → articles',
    path: '/articles',
    link: (page) => linkOfMenu(page, 'Articles'),
    content: 'main a[href^="/articles/"]',
  },
  {
    what: 'articles → an article',
    path: '/articles/golf-handicaps-launched',
    link: async (page) => page.locator('main a[href="/articles/golf-handicaps-launched"]').first(),
    content: 'main article p',
  },
];

/** Milliseconds from the next click to the first painted frame with the given content. Runs in the page. */
function timeFromClick(selector: string): Promise<number> {
  return new Promise((resolve) => {
    let clicked = Number.NaN;
    addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), { capture: true, once: true });
    const observer = new MutationObserver(() => {
      if (Number.isNaN(clicked) || !document.querySelector(selector)) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - clicked)));
    });
    observer.observe(document, { subtree: true, childList: true });
  });
}

/** Opens the page of a step. Its code and data have been prefetched while the pointer rested on the link. */
async function timeToNextPage(page: Page, { path, link, content }: Step): Promise<number> {
  const target = await link(page);
  await target.hover();
  await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, `golf:prefetched ${path}`);
  // evaluateHandle must not wait for the promise, so an object wraps it.
  const time = await page.evaluateHandle((selector) => ({ time: window.timeFromClick?.(selector) }), content);
  await target.click();
  return await time.evaluate(async ({ time: found }) => (await found) ?? Number.NaN);
}

declare global {
  interface Window {
    timeFromClick?: typeof timeFromClick;
  }
}

async function visit(browser: Browser, address: string): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(`window.timeFromClick = ${String(timeFromClick)}`);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.emulateNetworkConditions', SLOW_NETWORK);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU });
    await page.goto(address, { waitUntil: 'networkidle' });
    const times: number[] = [];
    for (const step of STEPS) {
      times.push(await timeToNextPage(page, step));
      await page.waitForLoadState('networkidle');
    }
    return times;
  } finally {
    await context.close();
  }
}

/**
 * Measures the time to the next page on a slow machine, after the pointer has rested on its link.
 * @param count number of visits
 */
export async function measureNextPages(address: string, count: number): Promise<Line[]> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const visits: number[][] = [];
    for (let at = 0; at < count; at++) {
      visits.push(await visit(browser, address));
      process.stderr.write('.');
    }
    const timesOf = (step: number) => visits.map((times) => times[step] ?? Number.NaN);
    return STEPS.map(({ what }, step) => line(what, timesOf(step), 100));
  } finally {
    await browser.close();
    process.stderr.write('\n');
  }
}
