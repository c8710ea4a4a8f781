import type { Browser, Page } from '@playwright/test';

/** What Chromium's trace says of one computation of styles. */
interface TraceEvent {
  name: string;
  args: { elementCount?: number };
}

/** How many elements have been styled anew while something was done, each as often as it was. */
export async function styledDuring(browser: Browser, page: Page, run: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await run();
  const trace = await browser.stopTracing();
  const { traceEvents } = JSON.parse(String(trace)) as { traceEvents: TraceEvent[] };
  const styled = traceEvents.filter(({ name }) => name === 'UpdateLayoutTree');
  return styled.reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0);
}
