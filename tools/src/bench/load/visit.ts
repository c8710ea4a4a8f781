import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, CDPSession } from '@playwright/test';
import { CPU, SLOW_NETWORK } from '../slow-machine.ts';

const PHONE = { viewport: { width: 375, height: 812 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** How long a visit may take, in milliseconds. */
const PATIENCE = 60_000;

/** The button of the first row. */
const FIRST_ROW = '[data-event^="expand-player-"]';
/** The first round of the player whose row is open. */
const FIRST_ROUND = '[data-detail] table[aria-label="Rounds"] tbody tr';

/** What one visit took until the row that was touched first had opened. */
export interface Visit {
  /** Milliseconds to the first row on the glass. */
  rows: number;
  /** Milliseconds to the first paint of anything. */
  firstPaint: number;
  /** Milliseconds until the touch was answered: the row has opened, or has made room for what opens. */
  answered: number;
  /** Milliseconds until the row that was touched as soon as it was there had opened. */
  workingClick: number;
  /** Milliseconds until that player's rounds were shown. */
  rounds: number;
  /** Bytes of scripts, as they travel, with their headers. */
  scriptBytes: number;
  scriptRequests: number;
  /** Bytes of all kinds. */
  bytes: number;
}

interface Traffic {
  bytes: number;
  scriptBytes: number;
  scriptRequests: number;
}

/** Counts what has arrived. */
async function watchTraffic(devtools: CDPSession): Promise<Traffic> {
  const traffic: Traffic = { bytes: 0, scriptBytes: 0, scriptRequests: 0 };
  const scripts = new Set<string>();
  devtools.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    traffic.bytes += encodedDataLength;
    if (!scripts.has(requestId)) return;
    traffic.scriptBytes += encodedDataLength;
    traffic.scriptRequests += 1;
  });
  await devtools.send('Network.enable');
  return traffic;
}

declare global {
  interface Window {
    /** Tells the driver something. */
    toDriver?: (payload: string) => void;
  }
}

/** What a page tells the driver: times are in milliseconds since it was asked for, places in pixels. */
interface Words {
  /** The first row has been painted. */
  rows: { time: number; x: number; y: number };
  /** It has opened. */
  open: { time: number; answered: number; firstPaint: number };
  /** The rounds of its player have been painted. */
  rounds: { time: number };
}

/** Tells the driver of the first row. Runs in the page. */
function watchRows([firstRow, firstRound]: readonly [string, string]): void {
  const tell = <Event extends keyof Words>(event: Event, words: Words[Event]) =>
    window.toDriver?.(JSON.stringify({ event, words }));
  // Before whatever else waits: a timer would often run after the parser's next turn and another frame, up to 0.4 s late.
  const afterPaint = (run: () => void) =>
    requestAnimationFrame(() => void scheduler.postTask(run, { priority: 'user-blocking' }));
  let isThere = false;
  let isOpen = false;
  let answered: number | null = null;
  const observer = new MutationObserver(() => {
    const row = document.querySelector(firstRow);
    if (!row) return;
    if (!isThere) {
      isThere = true;
      afterPaint(() => {
        const { x, y, width, height } = row.getBoundingClientRect();
        tell('rows', { time: performance.now(), x: x + width / 2, y: y + height / 2 });
      });
    }
    if (isOpen) {
      if (!document.querySelector(firstRound)) return;
      observer.disconnect();
      afterPaint(() => tell('rounds', { time: performance.now() }));
      return;
    }
    isOpen = row.getAttribute('aria-expanded') === 'true';
    if (isOpen || row.hasAttribute('data-early')) afterPaint(() => (answered ??= performance.now()));
    if (!isOpen) return;
    afterPaint(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      const time = performance.now();
      tell('open', { time, answered: answered ?? time, firstPaint: paint?.startTime ?? NaN });
    });
  });
  const attributeFilter = ['aria-expanded', 'data-early'];
  observer.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter });
}

/** Hears what a page tells. Nothing is asked of the page itself meanwhile: that would slow it down. */
async function listen(devtools: CDPSession): Promise<{ [Event in keyof Words]: Promise<Words[Event]> }> {
  const rows = Promise.withResolvers<Words['rows']>();
  const open = Promise.withResolvers<Words['open']>();
  const rounds = Promise.withResolvers<Words['rounds']>();
  const told = { rows, open, rounds };
  devtools.on('Runtime.bindingCalled', ({ payload }) => {
    const { event, words } = JSON.parse(payload) as { event: keyof Words; words: never }; // Of watchRows.
    told[event].resolve(words);
  });
  await devtools.send('Runtime.enable');
  await devtools.send('Runtime.addBinding', { name: 'toDriver' });
  return { rows: rows.promise, open: open.promise, rounds: rounds.promise };
}

/** @throws Error when it takes too long */
async function inTime<T>(work: Promise<T>, complaint: string): Promise<T> {
  const tooLong = delay(PATIENCE, undefined, { ref: false }).then(() => {
    throw new Error(`${complaint} within ${PATIENCE / 1000} s`);
  });
  return await Promise.race([work, tooLong]);
}

/** A short touch. The driver does not wait for a busy page to take note of its beginning. */
async function touch(devtools: CDPSession, { x, y }: { x: number; y: number }): Promise<void> {
  await Promise.all([
    devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] }),
    devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  ]);
}

/** A first visit on a slow phone that touches the first row as soon as it is there, once. */
export async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const traffic = await watchTraffic(devtools);
    const told = await listen(devtools);
    await page.addInitScript(watchRows, [FIRST_ROW, FIRST_ROUND] as const);
    await devtools.send('Network.emulateNetworkConditions', SLOW_NETWORK);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU });
    await page.goto(address, { waitUntil: 'commit' });
    const rows = await inTime(told.rows, `${address} shows no row`);
    await touch(devtools, rows);
    const open = await inTime(told.open, `${address} does not open the row that was touched`);
    const { firstPaint, answered, time: workingClick } = open;
    const untilOpen = { ...traffic };
    const rounds = await inTime(told.rounds, `${address} does not show the rounds of the player whose row is open`);
    return { rows: rows.time, firstPaint, answered, workingClick, rounds: rounds.time, ...untilOpen };
  } finally {
    await context.close();
  }
}
