import { chromium, type Page } from '@playwright/test';
import { loadFromContainer, hasRuntime } from './load-from-container.ts';
import { BROWSER_ARGUMENTS, findBrowser } from './find-browser.ts';
import { leftToBrowser } from './left-to-browser.ts';
import { PLACES } from './places.ts';

/*
 * Smoke test of a release: opens a page per slot in a real browser and waits until the slot is interactive. On first
 * load a page imports its slots directly; on navigation the shell loads them from the container. So the container is
 * tested for each slot as well.
 *   node tools/src/browser/smoke.ts http://localhost:3000 mfe-courses/Courses …
 * Prints one line per problem, and exits with 1 if there are any.
 */

/** Time limit until a slot is interactive, in milliseconds. */
const PATIENCE = 15_000;

async function look(page: Page, address: string, path: string, slots: readonly string[]): Promise<string[]> {
  const left = await leftToBrowser(address + path, slots);
  const problems = left.map((slot) => `${path}: the server cannot render ${slot}`);
  const onConsole = (message: { type(): string; text(): string }) =>
    message.type() === 'error' && problems.push(`${path}: the console says: ${message.text()}`);
  const onError = (error: Error) => problems.push(`${path}: uncaught: ${error.message}`);
  page.on('console', onConsole).on('pageerror', onError);
  await page.goto(address + path);
  for (const slot of slots) {
    const alive = page.locator(`[data-boundary="${slot}"][data-hydrated]`);
    await alive.waitFor({ state: 'attached', timeout: PATIENCE }).catch(() => {
      problems.push(`${path}: ${slot} did not show itself within ${PATIENCE / 1000} s`);
    });
    try {
      await page.waitForFunction(hasRuntime, null, { timeout: PATIENCE });
      await page.evaluate(loadFromContainer, [slot, PATIENCE] as const);
    } catch (error) {
      problems.push(
        `${path}: the container of ${slot} fails: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }
  await page.waitForLoadState('networkidle');
  page.off('console', onConsole).off('pageerror', onError);
  return problems;
}

const [address = '', ...slots] = process.argv.slice(2);
const byPath = Map.groupBy(slots, (slot) => (PLACES as ReadonlyMap<string, string>).get(slot) ?? '/');
const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGUMENTS });
try {
  const page = await browser.newPage();
  // Printed immediately, so that an aborted run has reported all problems found so far.
  for (const [path, here] of byPath) {
    for (const problem of new Set(await look(page, address, path, here))) {
      console.log(problem);
      process.exitCode = 1;
    }
  }
} finally {
  await browser.close();
}
