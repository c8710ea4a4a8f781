import { setTimeout as delay } from 'node:timers/promises';
import { loadFromContainer, hasRuntime } from './load-from-container.ts';
import { ENGINES, type EngineName, type Window } from './engines/engines.ts';
import { PLACES } from './places.ts';

/*
 * Smoke test of a release (smoke.ts) in Firefox and WebKit: each slot becomes interactive on its page, and its
 * container loads. Console output is not checked, as WebDriver cannot read it.
 *   node tools/src/browser/smoke-engines.ts http://localhost:3000 mfe-courses/Courses …
 * Prints one line per problem, and exits with 1 if there are any.
 */

/** Time limit until a slot is interactive, in milliseconds. */
const PATIENCE = 15_000;

const isAlive = (slot: string) => document.querySelector(`[data-boundary="${slot}"][data-hydrated]`) !== null;

/**
 * Polls a condition in the page. A page that is being unloaded does not answer.
 * @returns whether the condition became true
 */
async function becomes(ask: () => Promise<boolean>): Promise<boolean> {
  for (const end = Date.now() + PATIENCE; Date.now() < end; await delay(50)) {
    if (await ask().catch(() => false)) return true;
  }
  return false;
}

/**
 * Checks one slot.
 * @returns the problem; null: none
 */
async function look(window: Window, address: string, slot: string): Promise<string | null> {
  const path = (PLACES as ReadonlyMap<string, string>).get(slot) ?? '/';
  await window.open(address + path);
  if (!(await becomes(() => window.evaluate(isAlive, slot)))) {
    return `${path}: ${slot} did not show itself within ${PATIENCE / 1000} s`;
  }
  try {
    await becomes(() => window.evaluate(hasRuntime));
    await window.evaluate(loadFromContainer, [slot, PATIENCE] as const);
    return null;
  } catch (error) {
    return `${path}: the container of ${slot} fails: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** Checks all slots in one browser and prints the problems. A missing browser is a problem, as it was requested. */
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
