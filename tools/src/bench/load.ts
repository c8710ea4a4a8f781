import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { chromium, type Browser, type CDPSession } from '@playwright/test';
import { BROWSER_ARGUMENTS, findBrowser } from '../browser/find-browser.ts';
import { runSite } from '../browser/run-site.ts';
import { readBudgets } from '../release/budgets-file.ts';
import { median } from './median.ts';
import { buildOneBundle, serveBundle } from './one-bundle.ts';

const PHONE = { viewport: { width: 375, height: 812 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** CPU throttling factor of the phone. */
const CPU = 4;
/** Uploads are not limited: Chromium then sometimes stops reading received data. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: -1 };
/** Time limit of a visit, in milliseconds. */
const PATIENCE = 60_000;
/** A ratio above its budget by this part counts as worse; below that it may be noise. */
const TOLERANCE = 0.1;

const FIRST_ROW = '[data-event^="expand-player-"]';
/** The first round in the open row of a player. */
const FIRST_ROUND = '[data-detail] table[aria-label="Rounds"] tbody tr';

/** Measurements of one visit, in the units that the table names. */
interface Visit {
  'first paint': number;
  rows: number;
  /** The touch had an effect: the row has opened, or has reserved space for its content. */
  'touch answered': number;
  /** The first row has opened, touched as soon as it was visible. */
  'working click': number;
  /** That player's rounds are shown. */
  rounds: number;
  /** Transferred until the row opened, including headers. */
  JavaScript: number;
  'script requests': number;
  'all bytes': number;
}

const UNITS: Readonly<Record<keyof Visit, string>> = {
  'first paint': 'ms',
  rows: 'ms',
  'touch answered': 'ms',
  'working click': 'ms',
  rounds: 'ms',
  JavaScript: 'kB',
  'script requests': '',
  'all bytes': 'kB',
};
const MEASURES = Object.keys(UNITS) as (keyof Visit)[]; // UNITS has one entry for each.

/** The composed site, and one bundle of the same sources: rendered by the browser, or hydrated over the same HTML. */
const BUILDS = ['composed', 'one bundle, rendered', 'one bundle, hydrated'] as const;
type Build = (typeof BUILDS)[number];

type Traffic = Pick<Visit, 'JavaScript' | 'script requests' | 'all bytes'>;

async function watchTraffic(devtools: CDPSession): Promise<Traffic> {
  const traffic: Traffic = { JavaScript: 0, 'script requests': 0, 'all bytes': 0 };
  const scripts = new Set<string>();
  devtools.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    traffic['all bytes'] += encodedDataLength / 1000;
    if (!scripts.has(requestId)) return;
    traffic.JavaScript += encodedDataLength / 1000;
    traffic['script requests'] += 1;
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
  let isShown = false;
  let isOpen = false;
  let answered: number | null = null;
  const observer = new MutationObserver(() => {
    const row = document.querySelector(firstRow);
    if (!row) return;
    if (!isShown) {
      isShown = true;
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
    if (isOpen || row.closest('[data-early]')) afterPaint(() => (answered ??= performance.now()));
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
async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const traffic = await watchTraffic(devtools);
    const told = await listen(devtools);
    await page.addInitScript(watchRows, [FIRST_ROW, FIRST_ROUND] as const);
    await devtools.send('Network.emulateNetworkConditions', NETWORK);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU });
    await page.goto(address, { waitUntil: 'commit' });
    const rows = await inTime(told.rows, `${address} shows no row`);
    await touch(devtools, rows);
    const open = await inTime(told.open, `${address} does not open the row that was touched`);
    const untilOpen = { ...traffic };
    const rounds = await inTime(told.rounds, `${address} does not show the rounds of the player whose row is open`);
    return {
      'first paint': open.firstPaint,
      rows: rows.time,
      'touch answered': open.answered,
      'working click': open.time,
      rounds: rounds.time,
      ...untilOpen,
    };
  } finally {
    await context.close();
  }
}

/** Prints the medians, their ratios, and the budgets that are exceeded. */
function print(visits: Readonly<Record<Build, readonly Visit[]>>): void {
  const { load: budgets } = readBudgets();
  const middle = (build: Build, measure: keyof Visit) => median(visits[build].map((each) => each[measure]));
  const table: Record<string, Record<string, string>> = {};
  const worse: string[] = [];
  for (const measure of MEASURES) {
    const row: Record<string, string> = {};
    for (const build of BUILDS) {
      const values = visits[build].map((each) => each[measure]);
      const [from, to] = [Math.min(...values), Math.max(...values)];
      row[build] = `${middle(build, measure).toFixed(0)} (${from.toFixed(0)}–${to.toFixed(0)})`;
      const name = `${measure} ÷ ${build}`;
      const budget = budgets[name];
      if (budget === undefined) continue;
      const ratio = middle('composed', measure) / middle(build, measure);
      row[`÷ ${build}`] = `${ratio.toFixed(2)}, budget ${budget}`;
      if (ratio <= budget * (1 + TOLERANCE)) continue;
      worse.push(`${name} is ${ratio.toFixed(2)}, more than ${TOLERANCE * 100} % above its budget of ${budget}.`);
    }
    table[`${measure} ${UNITS[measure]}`.trim()] = row;
  }
  console.table(table);
  for (const sentence of worse) console.log(sentence);
  if (worse.length > 0) process.exitCode = 1;
}

/**
 * Visits the built site with the demo data, and a single bundle of the same sources. Fails if a ratio exceeds
 * budgets.json.
 * @param count visits per build
 */
export async function benchLoad(count: number): Promise<void> {
  await using cleanup = new AsyncDisposableStack();
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGUMENTS });
  cleanup.defer(() => browser.close());
  const folder = await mkdtemp(join(tmpdir(), 'golf-load-'));
  cleanup.defer(() => rm(folder, { recursive: true, force: true }));
  const bundle = join(folder, 'bundle');
  await buildOneBundle(bundle);
  const site = await runSite({ DATABASE_PATH: join(folder, 'golf.sqlite') });
  cleanup.defer(() => site.stop());
  const { rendered, hydrated } = await serveBundle(bundle, site.address);
  cleanup.defer(() => rendered.stop());
  cleanup.defer(() => hydrated.stop());
  const addresses: Record<Build, string> = {
    composed: site.address,
    'one bundle, rendered': rendered.address,
    'one bundle, hydrated': hydrated.address,
  };
  const visits: Record<Build, Visit[]> = { composed: [], 'one bundle, rendered': [], 'one bundle, hydrated': [] };
  // In turn, so that other load of the machine affects all of them alike.
  for (let at = 0; at < count; at++) {
    for (const build of BUILDS) visits[build].push(await visit(browser, addresses[build]));
    process.stderr.write('.');
  }
  print(visits);
}
