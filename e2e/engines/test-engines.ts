import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENGINES, MissingBrowser, type EngineName, type Window } from '@golf/tools/engines';
import { runSite } from '@golf/tools/run-site';
import { openWay } from './faulty-way.ts';
import type { EnginePromise } from './promise.ts';
import { around } from './promises/around.ts';
import { faults } from './promises/faults.ts';
import { features } from './promises/features.ts';
import { firstScreens } from './promises/first-screens.ts';
import { leaderboard } from './promises/leaderboard.ts';
import { Visitor } from './visitor.ts';

/*
 * npm run test:engines: runs the promises in Firefox and WebKit side by side. Builds what changed.
 *   npm run test:engines -- courses    promises whose names contain it
 *   npm run test:engines -- webkit     in that browser only
 * CI tries a failed promise once more, up to MOST_SECOND_RUNS of them.
 */

const MOST_SECOND_RUNS = 2;

const PROMISES = [...firstScreens, ...leaderboard, ...around, ...features, ...faults];

/** Runs one promise. @returns the error message, or null */
async function tryOne(promise: EnginePromise, window: Window, site: string): Promise<string | null> {
  const way = await openWay(site);
  try {
    await window.clear();
    await promise.run(new Visitor(window, way));
    // The page must not violate its own policy.
    return way.reports.length === 0 ? null : `against the page's policy: ${way.reports.join()}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await way.close();
  }
}

interface Result {
  engine: EngineName;
  mark: '✓' | '✗' | '–';
  /** Error message, or the reason for leaving it out. */
  note: string | null;
}

const isEngine = (word: string): word is EngineName => word in ENGINES;
const words = process.argv.slice(2);
const asked = words.some(isEngine) ? words.filter(isEngine) : (Object.keys(ENGINES) as EngineName[]);
const only = words.find((word) => !isEngine(word)) ?? '';
const tried = PROMISES.filter(({ name }) => name.toLowerCase().includes(only.toLowerCase()));
const results: Result[] = [];
const byPromise = new Map<EnginePromise, Result[]>();

async function tryIn(engine: EngineName, window: Window, promise: EnginePromise, site: string): Promise<Result> {
  const reason = promise.leftOut?.[engine];
  if (reason !== undefined) return { engine, mark: '–', note: reason };
  const note = await tryOne(promise, window, site);
  return { engine, mark: note === null ? '✓' : '✗', note };
}

let secondRuns = 0;
/** Whether any of the browsers is. */
let isInstalled = false;

/** Prints a promise once all browsers have run it. */
function say(promise: EnginePromise, result: Result, browsers: number): void {
  results.push(result);
  const all = [...(byPromise.get(promise) ?? []), result].toSorted((a, b) => a.engine.localeCompare(b.engine));
  byPromise.set(promise, all);
  if (all.length < browsers) return;
  console.log(`${all.map(({ engine, mark }) => `${mark} ${engine}`).join(' ')}  ${promise.name}`);
  for (const { engine, note } of all) if (note !== null) console.log(`    ${engine}: ${note}`);
}

/** Starts every installed browser. */
async function startAll(): Promise<[EngineName, Window][]> {
  const started: [EngineName, Window][] = [];
  for (const name of asked) {
    try {
      started.push([name, await ENGINES[name]()]);
    } catch (error) {
      if (!(error instanceof MissingBrowser)) throw error;
      console.log(`${name}: left out. ${error.message}`);
    }
  }
  return started;
}

const folder = await mkdtemp(join(tmpdir(), 'golf-engines-'));
const site = await runSite({ DATABASE_PATH: join(folder, 'golf.sqlite') });
try {
  const started = await startAll();
  isInstalled = started.length > 0;
  await Promise.all(
    started.map(async ([engine, first]) => {
      let window = first;
      try {
        for (const promise of tried) {
          let result = await tryIn(engine, window, promise, site.address);
          if (result.mark === '✗') {
            // It may hang: what follows has a new one.
            await window.close();
            window = await ENGINES[engine]();
            if (process.env.CI && secondRuns < MOST_SECOND_RUNS) {
              secondRuns += 1;
              const { note } = result;
              result = await tryIn(engine, window, promise, site.address);
              if (result.mark === '✓') result.note = `needed a second run: ${note}`;
            }
          }
          say(promise, result, started.length);
        }
      } finally {
        await window.close();
      }
    }),
  );
} finally {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
}
const count = (mark: Result['mark']) => results.filter((result) => result.mark === mark).length;
console.log(`\n${count('✓')} passed, ${count('✗')} failed`);
if (count('✗') > 0 || (count('✓') === 0 && isInstalled)) process.exitCode = 1;
