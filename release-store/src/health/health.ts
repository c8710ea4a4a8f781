import { existsSync, readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { ReleaseCountRow } from '@golf/database/schema';
import type { SharedCounts } from '@golf/database/shared-counts';
import { storageProblem } from '@golf/node-kit/storage-problem';
import type { FailureKind } from '@golf/shared/platform/contract';
import * as v from 'valibot';
import type { Versions } from '../edition.ts';
import {
  healthSchema,
  latestDays,
  noSides,
  noVisits,
  type BrowserEngine,
  type ReleaseHealth,
  type TrialHealth,
  type Visits,
} from './record.ts';
import { addedSince, countsOf, healthOf } from './release-counts.ts';

/** In the release store, next to the pointer. Holds the health of each release. */
const HEALTH_FILE = 'health.json';

/** A trial is judged after this many pages and this many failures ... */
const PAGES_TO_JUDGE = 20;
const FAILED_TO_JUDGE = 5;
/** ... and is rolled back when its failure rate exceeds this ... */
const TOLERATED = 0.05;
/** ... and this many times the live rate. A fault that hits both releases alike is not the trial's. */
const TIMES_WORSE = 2;

const keyOf = (app: string, version: string) => `${app} ${version}`;

/** Whether a trial's failure rate is above the tolerated one and clearly above that of the live release. */
export function isFailing({ trial, live }: Pick<TrialHealth, 'trial' | 'live'>): boolean {
  if (trial.pages < PAGES_TO_JUDGE || trial.failed < FAILED_TO_JUDGE) return false;
  // Few pages give no reliable rate: 1 failure of 2 pages does not mean 50 %.
  const liveRate = live.failed / Math.max(live.pages, PAGES_TO_JUDGE);
  const rate = trial.failed / trial.pages;
  return rate > TOLERATED && rate > liveRate * TIMES_WORSE;
}

function readCounts(releases: string): Record<string, ReleaseHealth> {
  const file = join(releases, HEALTH_FILE);
  try {
    return existsSync(file) ? v.parse(healthSchema, JSON.parse(readFileSync(file, 'utf8'))) : {};
  } catch {
    // Unreadable counts must not prevent a start.
    return {};
  }
}

/** Health per release; zero counts for an unknown release. */
export function readHealth(releases: string): (app: string, version: string) => ReleaseHealth {
  const counts = readCounts(releases);
  return (app, version) => counts[keyOf(app, version)] ?? { pages: 0, failures: {} };
}

/**
 * Counts pages and failures per release in memory, and saves the counts to a file.
 * @param warn called once when the file cannot be written
 * @param exchange adds local counts to the counts shared by all servers; null: single server
 */
export function createHealth(
  releases: string,
  warn: (message: string) => void,
  exchange: SharedCounts['exchange'] | null = null,
) {
  let counts = new Map(exchange ? [] : Object.entries(readCounts(releases)));
  /** Counts of all servers at the last exchange. */
  let heard: ReleaseCountRow[] = [];
  let changed = false;
  let warned = false;

  function of(app: string, version: string): ReleaseHealth {
    const key = keyOf(app, version);
    const health = counts.get(key) ?? { pages: 0, failures: {} };
    counts.set(key, health);
    return health;
  }

  /** Sends local counts to the other servers and adopts the sum of all. */
  async function exchangeCounts(tell: SharedCounts['exchange']): Promise<void> {
    const told = countsOf(counts);
    const all = await tell(addedSince(heard, told));
    const meanwhile = addedSince(told, countsOf(counts));
    if (JSON.stringify(all) !== JSON.stringify(heard)) changed = true;
    heard = all;
    counts = healthOf([...all, ...meanwhile]);
  }

  let saved: Promise<void> = Promise.resolve();
  async function save(): Promise<void> {
    const file = join(releases, HEALTH_FILE);
    const unfinished = `${file}.${hostname()}.${process.pid}`;
    try {
      if (exchange) await exchangeCounts(exchange);
      if (!changed) return;
      changed = false;
      await writeFile(unfinished, `${JSON.stringify(Object.fromEntries(counts), null, 2)}\n`);
      await rename(unfinished, file);
      warned = false;
    } catch (error) {
      // Counts stay in memory. The next save retries.
      changed = true;
      if (!warned) warn(`How releases fare cannot be kept: ${storageProblem(error)}.`);
      warned = true;
    }
  }

  return {
    of,
    shown(versions: Versions): void {
      for (const [app, version] of Object.entries(versions)) of(app, version).pages += 1;
      changed = true;
    },
    failed(app: string, version: string, kind: FailureKind): void {
      const { failures } = of(app, version);
      failures[kind] = (failures[kind] ?? 0) + 1;
      changed = true;
    },
    /**
     * Counts a sampled visit, or a report of one.
     * @param day UTC day: "2026-11-29"
     */
    visited(app: string, version: string, day: string, engine: BrowserEngine, kinds: readonly (keyof Visits)[]): void {
      const health = of(app, version);
      const days = (health.days ??= {});
      const visits = ((days[day] ??= {})[engine] ??= noVisits());
      for (const kind of kinds) visits[kind] += 1;
      health.days = latestDays(days);
      changed = true;
    },
    /** Mutable counts of a trial; zeros for a new trial. */
    trial(app: string, { version, since }: { version: string; since: string }): TrialHealth {
      const health = of(app, version);
      if (health.trial?.since !== since) {
        health.trial = { since, ...noSides() };
      }
      return health.trial;
    },
    /** Marks the counts as changed, so that the next save writes them. */
    touch(): void {
      changed = true;
    },
    /** Exchanges counts with other servers and writes them if they changed. Calls run one after another. */
    save(): Promise<void> {
      saved = saved.then(save);
      return saved;
    },
  };
}

export type Health = ReturnType<typeof createHealth>;
