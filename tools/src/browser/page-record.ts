import type { Locator, Page } from '@playwright/test';
import { hasRuntime, loadFromContainer } from './load-from-container.ts';
import { observe, PATIENCE, type LostRequest, type PageError } from './page-requests.ts';
import { INSPECT_PATH, type Inspected, type PageState } from '@golf/shared/platform/contract';

interface SlotRecord {
  /** "mfe-courses/Courses" */
  name: string;
  state: 'alive' | 'failed' | 'waiting';
  /** Render time on the server in milliseconds, also of a kept page. Null: rendered in the browser. */
  renderedIn: number | null;
  /** Milliseconds from navigation start to hydration. */
  aliveAfter: number | null;
}

/** A script or style sheet of a release. Times in milliseconds since navigation start. */
interface LoadedFile {
  url: string;
  start: number;
  end: number;
  bytes: number;
}

/** One page from its request to the first press. */
export interface PageRecord {
  url: string;
  status: number;
  requestId: string | null;
  /** The page's `Server-Timing`: render times of this request, or the age of a kept page. */
  serverTiming: string | null;
  leftToBrowser: string[];
  /** Version by app, as the page names them. */
  versions: Record<string, string>;
  /** Owner by app, as its release names them. */
  owners: Record<string, string>;
  /** Milliseconds since navigation start. Null: nothing was painted. */
  firstPaint: number | null;
  slots: SlotRecord[];
  files: LoadedFile[];
  /** Files that the page itself lists: any other script is a late part. */
  listed: string[];
  lost: LostRequest[];
  errors: PageError[];
  /** Slots that are interactive, and whose container fails nevertheless: the next page would need it. */
  containers: { slot: string; why: string }[];
  /**
   * First press: its button, the app of the button's slot, the longest time to the next paint, and the script that ran
   * longest in it, both in milliseconds. Null: nothing was pressed.
   */
  press: {
    on: string;
    app: string;
    answeredIn: number | null;
    longest: { url: string; ms: number } | null;
  } | null;
}

export interface RecordOptions {
  /** Slots that the page must show; those of its HTML are added. */
  slots?: readonly string[];
  /** Name of the button to press first; true: the first one of a slot; false: none. */
  press?: string | boolean;
}

/** Facts that only the page knows. Runs in the page. */
function readFacts() {
  const slots = [...document.querySelectorAll<HTMLElement>('[data-boundary]')].map((slot) => {
    const name = slot.dataset.boundary ?? '';
    const [mark] = performance.getEntriesByName(`golf:alive ${name}`);
    const state = slot.querySelector('[data-failed]') ? 'failed' : 'hydrated' in slot.dataset ? 'alive' : 'waiting';
    return { name, state, aliveAfter: mark ? Math.round(mark.startTime) : null } as const;
  });
  const files = performance.getEntriesByType('resource').flatMap((entry) => {
    if (!(entry instanceof PerformanceResourceTiming) || !/\/releases\/.*\.(?:js|css)$/.test(entry.name)) return [];
    const { name, startTime, responseEnd, encodedBodySize } = entry;
    return [{ url: name, start: Math.round(startTime), end: Math.round(responseEnd), bytes: encodedBodySize }];
  });
  const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
  return {
    slots,
    files,
    firstPaint: firstPaint === undefined ? null : Math.round(firstPaint),
    state: document.getElementById('page')?.textContent ?? '{}',
  };
}

/** Asks the page. One that reloads itself, for a lost script, is asked again afterwards. */
async function acrossReload<Answer>(page: Page, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (!String(error).includes('Execution context was destroyed')) throw error;
    await page.waitForSelector('#page', { state: 'attached', timeout: PATIENCE });
    return ask();
  }
}

/** Waits until a slot is interactive or has failed. */
const settled = (page: Page, slot: string) =>
  page
    .locator(`[data-boundary="${slot}"]:is([data-hydrated], :has([data-failed]))`)
    .first()
    .waitFor({ state: 'attached', timeout: PATIENCE })
    .catch(() => {}); // Its state is in the record.

/** The first button of a slot, or of the page. */
async function firstButton(page: Page): Promise<Locator> {
  const inSlot = page.locator('[data-boundary][data-hydrated] button:visible:enabled').first();
  return (await inSlot.count()) > 0 ? inSlot : page.locator('button:visible').first();
}

/** PerformanceLongAnimationFrameTiming, which TypeScript's DOM does not have yet. */
type LongFrame = PerformanceEntry & { scripts: (PerformanceEntry & { sourceURL: string })[] };

/**
 * What the frame after a press took. Runs in the page.
 * @param pressedAt milliseconds since navigation start
 */
function readAnswer(pressedAt: number) {
  const durations: number[] = [];
  const scripts: { url: string; ms: number }[] = [];
  new PerformanceObserver((list) => {
    durations.push(
      ...list.getEntries().flatMap(({ startTime, duration }) => (startTime < pressedAt ? [] : [duration])),
    );
  }).observe({
    type: 'event',
    buffered: true,
    durationThreshold: 16,
  } as PerformanceObserverInit); // `durationThreshold` is missing in its type.
  new PerformanceObserver((list) => {
    // Cast: the observer asks for nothing else.
    for (const frame of list.getEntries() as LongFrame[]) {
      if (frame.startTime + frame.duration < pressedAt) continue;
      scripts.push(...frame.scripts.map(({ sourceURL: url, duration }) => ({ url, ms: Math.round(duration) })));
    }
  }).observe({ type: 'long-animation-frame', buffered: true });
  return new Promise<Pick<NonNullable<PageRecord['press']>, 'answeredIn' | 'longest'>>((resolve) => {
    const answer = () => ({
      answeredIn: durations.length > 0 ? Math.max(...durations) : null,
      longest: scripts.toSorted((a, b) => b.ms - a.ms)[0] ?? null,
    });
    // The browser tells of a frame some time after it has been shown.
    requestAnimationFrame(() => setTimeout(() => resolve(answer()), 300));
  });
}

async function pressFirst(page: Page, wanted: string | true): Promise<PageRecord['press']> {
  const button =
    wanted === true ? await firstButton(page) : page.getByRole('button', { name: wanted, exact: true }).first();
  const isThere = await button.waitFor({ timeout: PATIENCE }).then(
    () => true,
    () => false,
  );
  if (!isThere) return null;
  const on = (await button.getAttribute('aria-label')) ?? (await button.innerText()).trim();
  const { app, now } = await button.evaluate((pressed) => {
    const slot = pressed.closest<HTMLElement>('[data-boundary]')?.dataset.boundary ?? 'shell';
    return { app: slot.split('/')[0] ?? slot, now: performance.now() };
  });
  await button.click({ timeout: PATIENCE }).catch(() => {}); // A covered button has no effect: see `answeredIn`.
  return { on, app, ...(await page.evaluate(readAnswer, now)) };
}

/** The server's answer about releases and render times. Null: it does not answer. */
async function inspected(page: Page, url: URL): Promise<Inspected | null> {
  const address = `${url.origin}${INSPECT_PATH}?path=${encodeURIComponent(url.pathname)}`;
  const answer = await page.request.get(address, { timeout: PATIENCE }).catch(() => null);
  return answer?.ok() ? ((await answer.json()) as Inspected) : null; // Built from the same contract.
}

/** Loads the slots from their containers, as a later page would. */
async function tryContainers(page: Page, slots: readonly string[]): Promise<PageRecord['containers']> {
  const failed: PageRecord['containers'] = [];
  for (const slot of slots) {
    try {
      await page.waitForFunction(hasRuntime, null, { timeout: PATIENCE });
      await page.evaluate(loadFromContainer, [slot, PATIENCE] as const);
    } catch (error) {
      failed.push({ slot, why: error instanceof Error ? error.message : String(error) });
    }
  }
  return failed;
}

/** Files that the HTML lists, as full URLs. */
const listedIn = (html: string, url: string) =>
  [...html.matchAll(/<link rel="(?:modulepreload|stylesheet)" href="([^"]+)"/g)].map(
    ([, href = '']) => new URL(href, url).href,
  );

/**
 * Opens a page and records it: request id, rendering, scripts, hydration, errors, first press. Clicks are not counted.
 * @param url full address
 * @throws Error when the page cannot be opened at all
 */
export async function recordPage(
  page: Page,
  url: string,
  { slots: wanted = [], press = true }: RecordOptions = {},
): Promise<PageRecord> {
  const seen = observe(page);
  try {
    await page.route('**/log-click', (route) => route.fulfill({ status: 204 }));
    // Not until `load`, which an unanswered style sheet delays without limit.
    const answer = await page.goto(url, { waitUntil: 'commit' });
    const listed = listedIn((await answer?.text()) ?? '', url);
    await page.waitForSelector('#page', { state: 'attached', timeout: PATIENCE }).catch(() => {});
    const present = (await acrossReload(page, () => page.evaluate(readFacts))).slots.map(({ name }) => name);
    const slots = [...new Set([...wanted, ...present])];
    await Promise.all(slots.map((slot) => settled(page, slot)));
    await seen.quiet();
    seen.pressed();
    const pressed = press === false ? null : await pressFirst(page, press);
    if (pressed) await seen.quiet();
    const { state: text, ...facts } = await acrossReload(page, () => page.evaluate(readFacts));
    const alive = facts.slots.flatMap(({ name, state }) => (state === 'alive' ? [name] : []));
    const containers = await tryContainers(page, alive);
    const state = JSON.parse(text) as Partial<PageState>; // Written by the server.
    const told = await inspected(page, new URL(url));
    const found = new Map(facts.slots.map((slot) => [slot.name, slot]));
    const missing = slots
      .filter((name) => !found.has(name))
      .map((name) => ({ name, state: 'waiting' as const, aliveAfter: null }));
    const headers = answer?.headers() ?? {};
    return {
      ...facts,
      url,
      status: answer?.status() ?? 0,
      requestId: headers['x-request-id'] ?? null,
      serverTiming: headers['server-timing'] ?? null,
      leftToBrowser: state.leftToBrowser ?? [],
      versions: {
        ...(state.shell !== undefined && { shell: state.shell }),
        ...Object.fromEntries(Object.entries(state.remotes ?? {}).map(([app, { version }]) => [app, version])),
      },
      owners: Object.fromEntries(
        (told?.releases ?? []).flatMap(({ app, owner }) => (owner === null ? [] : [[app, owner]])),
      ),
      slots: [...facts.slots, ...missing].map((slot) => ({
        ...slot,
        renderedIn: (told?.times as Record<string, number> | undefined)?.[slot.name] ?? null,
      })),
      listed,
      containers,
      lost: seen.lost(),
      errors: seen.errors,
      press: pressed,
    };
  } finally {
    seen.stop();
    await page.unroute('**/log-click');
  }
}
