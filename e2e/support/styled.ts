import type { Browser, Page } from '@playwright/test';

/** A style recalculation in Chromium's trace. */
interface TraceEvent {
  name: string;
  args: { elementCount?: number };
}

/** Number of elements restyled during an action, counted per recalculation. */
export async function styledDuring(browser: Browser, page: Page, run: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await run();
  const trace = await browser.stopTracing();
  const { traceEvents } = JSON.parse(String(trace)) as { traceEvents: TraceEvent[] };
  const styled = traceEvents.filter(({ name }) => name === 'UpdateLayoutTree');
  return styled.reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0);
}
