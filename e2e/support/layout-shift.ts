import { expect, type Page } from '@playwright/test';

/** Budget of layout shift per visit. */
const SHIFT_BUDGET = 0.02;

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Shift so far: the sum, and a line per element. */
interface Shifts {
  shift: number;
  moves: string[];
}

interface Recorder extends Shifts {
  /** Counts the shifts that the browser has found and not reported yet. */
  count(): void;
}

/**
 * Records unrequested layout shift, with motion enabled.
 * @returns reads the shift so far
 */
export async function recordShifts(page: Page): Promise<() => Promise<Shifts>> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const page = window as unknown as Recorder;
    page.shift = 0;
    page.moves = [];
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return element ? `${element.tagName.toLowerCase()}.${element.getAttribute('class')}` : 'removed';
    };
    const record = (entries: PerformanceEntryList) => {
      for (const entry of entries as LayoutShift[]) {
        if (entry.hadRecentInput) continue;
        page.shift += entry.value;
        for (const { node, previousRect: was, currentRect: is } of entry.sources) {
          page.moves.push(
            `${entry.value.toFixed(4)} at ${Math.round(entry.startTime)} ms: ${nameOf(node)} ` +
              `${was.x},${was.y} ${was.width}×${was.height} → ${is.x},${is.y} ${is.width}×${is.height}`,
          );
        }
      }
    };
    const observer = new PerformanceObserver((list) => record(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    page.count = () => record(observer.takeRecords());
  });
  return () =>
    page.evaluate(async () => {
      const page = window as unknown as Recorder;
      // A frame has its shifts after it is drawn.
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      page.count();
      return { shift: page.shift, moves: page.moves };
    });
}

/**
 * Records layout shift.
 * @returns expects it to be within the budget, and lists the elements that moved
 */
export async function watchShifts(page: Page): Promise<() => Promise<void>> {
  const shifts = await recordShifts(page);
  return async () => {
    const { shift, moves } = await shifts();
    expect(shift, moves.join('\n')).toBeLessThan(SHIFT_BUDGET);
  };
}

/** A slow phone network. */
export async function slowNetwork(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    // With a limit here Chromium stops reading received data, in about one visit of fifty.
    uploadThroughput: -1,
  });
}
