import { setTimeout as delay } from 'node:timers/promises';
import { askContainer, hasRuntime } from './ask-container.ts';
import { ENGINES, type EngineName, type Window } from './engines/engines.ts';
import { PLACES } from './places.ts';

/*
 * The smoke test of a release (smoke.ts) in the browsers that Chromium is not: each slot comes alive on its page, and its
 * container answers. What the console says is not asked for: WebDriver has no way to.
 *   node tools/src/browser/smoke-engines.ts http://localhost:3000 mfe-courses/Courses …
 * Prints a line for each thing that is wrong, and then ends with 1.
 */

/** How long a slot may take to come alive, in milliseconds. */
const PATIENCE = 15_000;

const isAlive = (slot: string) => document.querySelector(`[data-boundary="${slot}"][data-hydrated]`) !== null;

/** Waits for something to be true in the page; a page that is just going answers nothing. @returns whether it became so */
async function becomes(ask: () => Promise<boolean>): Promise<boolean> {
  for (const end = Date.now() + PATIENCE; Date.now() < end; await delay(50)) {
    if (await ask().catch(() => false)) return true;
  }
  return false;
}

/** Looks at one slot. @returns what is wrong; null: nothing */
async function look(window: Window, address: string, slot: string): Promise<string | null> {
  const path = (PLACES as ReadonlyMap<string, string>).get(slot) ?? '/';
  await window.open(address + path);
  if (!(await becomes(() => window.evaluate(isAlive, slot)))) {
    return `${path}: ${slot} did not show itself within ${PATIENCE / 1000} s`;
  }
  try {
    await becomes(() => window.evaluate(hasRuntime));
    await window.evaluate(askContainer, [slot, PATIENCE] as const);
    return null;
  } catch (error) {
    return `${path}: the container of ${slot} fails: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** Looks at all slots in one browser, and says what is wrong. A browser that is not there is wrong, too: it was asked for. */
async function tryIn(engine: EngineName, address: string, slots: readonly string[]): Promise<void> {
  const complain = (problem: string) => {
    console.log(`${engine}: ${problem}`);
    process.exitCode = 1;
  };
  let window: Window | undefined;
  try {
    window = await ENGINES[engine]();
    for (const slot of slots) {
      const problem = await look(window, address, slot);
      if (problem !== null) complain(problem);
      await window.clear();
    }
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error));
  } finally {
    await window?.close();
  }
}

const [address = '', ...slots] = process.argv.slice(2);
await Promise.all((Object.keys(ENGINES) as EngineName[]).map((engine) => tryIn(engine, address, slots)));
