import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, CDPSession } from '@playwright/test';
import { CPU, SLOW_NETWORK } from '../slow-machine.ts';

const PHONE = { viewport: { width: 375, height: 812 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** Time limit of a visit, in milliseconds. */
const PATIENCE = 60_000;

const FIRST_ROW = '[data-event^="expand-player-"]';
/** The first round in the open row of a player. */
const FIRST_ROUND = '[data-detail] table[aria-label="Rounds"] tbody tr';

/** Measurements of one visit until the first touched row has opened. */
export interface Visit {
  /** Milliseconds to the first painted row. */
  rows: number;
  /** Milliseconds to the first paint. */
  firstPaint: number;
  /** Milliseconds until the touch had an effect: the row has opened, or has reserved space for its content. */
  answered: number;
  /** Milliseconds until the first row had opened, touched as soon as it was visible. */
  workingClick: number;
  /** Milliseconds until that player's rounds were shown. */
  rounds: number;
  /** Transferred bytes of scripts, including headers. */
  scriptBytes: number;
  scriptRequests: number;
  /** Transferred bytes of all types. */
  bytes: number;
}

interface Traffic {
  bytes: number;
  scriptBytes: number;
  scriptRequests: number;
}

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
    /** Sends a message to the driver. */
    toDriver?: (payload: string) => void;
  }
}

/** Messages of a page to the driver. Times are in milliseconds since navigation start, positions in pixels. */
interface Words {
  /** The first row has been painted. */
  rows: { time: number; x: number; y: number };
  /** The row has opened. */
  open: { time: number; answered: number; firstPaint: number };
  /** The rounds of its player have been painted. */
  rounds: { time: number };
}

/** Reports the first row to the driver. Runs in the page. */
function watchRows([firstRow, firstRound]: readonly [string, string]): void {
  const tell = <Event extends keyof Words>(event: Event, words: Words[Event]) =>
    window.toDriver?.(JSON.stringify({ event, words }));
  // Runs before other tasks: a timer often runs after the parser's next turn and another frame, up to 0.4 s late.
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

/** Receives the messages of a page. The page itself is not polled, as that would slow it down. */
async function listen(devtools: CDPSession): Promise<{ [Event in keyof Words]: Promise<Words[Event]> }> {
  const rows = Promise.withResolvers<Words['rows']>();
  const open = Promise.withResolvers<Words['open']>();
  const rounds = Promise.withResolvers<Words['rounds']>();
  const told = { rows, open, rounds };
  devtools.on('Runtime.bindingCalled', ({ payload }) => {
    const { event, words } = JSON.parse(payload) as { event: keyof Words; words: never }; // Sent by watchRows.
    told[event].resolve(words);
  });
  await devtools.send('Runtime.enable');
  await devtools.send('Runtime.addBinding', { name: 'toDriver' });
  return { rows: rows.promise, open: open.promise, rounds: rounds.promise };
}

/** @throws Error on timeout */
async function inTime<T>(work: Promise<T>, complaint: string): Promise<T> {
  const tooLong = delay(PATIENCE, undefined, { ref: false }).then(() => {
    throw new Error(`${complaint} within ${PATIENCE / 1000} s`);
  });
  return await Promise.race([work, tooLong]);
}

/** A short touch. The driver does not wait until a busy page has processed its start. */
async function touch(devtools: CDPSession, { x, y }: { x: number; y: number }): Promise<void> {
  await Promise.all([
    devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] }),
    devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  ]);
}

/** A first visit on a slow phone. It touches the first row once, as soon as the row is visible. */
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
