import { chromium, type Page } from '@playwright/test';
import { BROWSER_ARGUMENTS, findBrowser } from './find-browser.ts';
import { leftToBrowser } from './left-to-browser.ts';
import { faultsOf } from './diagnosis.ts';
import { recordPage } from './page-record.ts';
import { PLACES } from './places.ts';

/*
 * Smoke test of a release: opens a page per slot in a real browser and waits until the slot is interactive. On first
 * load a page imports its slots directly; on navigation the shell loads them from the container. So the container is
 * tested for each slot as well.
 *   node tools/src/browser/smoke.ts http://localhost:3000 mfe-courses/Courses …
 * Prints one line per problem, and exits with 1 if there are any.
 */

async function look(page: Page, address: string, path: string, slots: readonly string[]): Promise<string[]> {
  // Polled: a render that timed out on a busy machine is no fault of the release.
  const left = await leftToBrowser(address + path, slots);
  const record = await recordPage(page, address + path, { slots, press: false });
  return faultsOf({ ...record, leftToBrowser: left }).map(({ why }) => `${path}: ${why}`);
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
