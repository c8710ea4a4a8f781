import { expect, type Page } from '@playwright/test';

/** Layout shift that a visitor is spared (design.md, budgets). */
const SHIFT_BUDGET = 0.02;

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** What has moved so far: added up, and a line for each element. */
interface Shifts {
  shift: number;
  moves: string[];
}

/**
 * Has the page add up what moves without having been asked to, for a visitor who likes motion.
 * @returns what has moved until it is called
 */
export async function recordShifts(page: Page): Promise<() => Promise<Shifts>> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const page = window as unknown as Shifts;
    page.shift = 0;
    page.moves = [];
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return element ? `${element.tagName.toLowerCase()}.${element.getAttribute('class')}` : 'removed';
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue;
        page.shift += entry.value;
        for (const { node, previousRect: was, currentRect: is } of entry.sources) {
          page.moves.push(
            `${entry.value.toFixed(4)} at ${Math.round(entry.startTime)} ms: ${nameOf(node)} ` +
              `${was.x},${was.y} ${was.width}×${was.height} → ${is.x},${is.y} ${is.width}×${is.height}`,
          );
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => {
      const { shift, moves } = window as unknown as Shifts;
      return { shift, moves };
    });
}

/** Records what moves. @returns expects that this is within the budget, and says what has moved when it is not */
export async function watchShifts(page: Page): Promise<() => Promise<void>> {
  const shifts = await recordShifts(page);
  return async () => {
    const { shift, moves } = await shifts();
    expect(shift, moves.join('\n')).toBeLessThan(SHIFT_BUDGET);
  };
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
