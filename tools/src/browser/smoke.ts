import { ROUTES } from '@golf/shared/routes';
import { chromium, type Page } from '@playwright/test';
import { BROWSER_ARGUMENTS, findBrowser } from './find-browser.ts';
import { PLACES } from './places.ts';

/*
 * The smoke test of a release: opens a page for each slot in a real browser and waits until it is alive.
 *   node tools/src/browser/smoke.ts http://localhost:3000 mfe-courses/Courses …
 * Prints a line for each thing that is wrong, and then ends with 1.
 */

/** How long a slot may take to come alive, in milliseconds. */
const PATIENCE = 15_000;

async function look(page: Page, address: string, path: string, slots: readonly string[]): Promise<string[]> {
  const problems: string[] = [];
  const onConsole = (message: { type(): string; text(): string }) =>
    message.type() === 'error' && problems.push(`${path}: the console says: ${message.text()}`);
  const onError = (error: Error) => problems.push(`${path}: uncaught: ${error.message}`);
  page.on('console', onConsole).on('pageerror', onError);
  const html = (await (await page.goto(address + path))?.text()) ?? '';
  for (const slot of slots) {
    if (html.includes(`data-boundary="${slot}"><!--$!-->`)) problems.push(`${path}: the server cannot render ${slot}`);
    const alive = page.locator(`[data-boundary="${slot}"][data-hydrated]`);
    await alive.waitFor({ state: 'attached', timeout: PATIENCE }).catch(() => {
      problems.push(`${path}: ${slot} did not show itself within ${PATIENCE / 1000} s`);
    });
  }
  await page.waitForLoadState('networkidle');
  page.off('console', onConsole).off('pageerror', onError);
  return problems;
}

const [address = '', ...slots] = process.argv.slice(2);
const byPath = Map.groupBy(slots, (slot) => (PLACES as Record<string, string>)[slot] ?? ROUTES.home);
const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGUMENTS });
try {
  const page = await browser.newPage();
  const problems: string[] = [];
  for (const [path, here] of byPath) problems.push(...(await look(page, address, path, here)));
  for (const problem of new Set(problems)) console.log(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
} finally {
  await browser.close();
}
