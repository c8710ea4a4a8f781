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
import { healthSchema, noPages, type ReleaseHealth, type TrialHealth } from './record.ts';
import { addedSince, countsOf, healthOf } from './release-counts.ts';

/** Beside the pointer: how each release fares. */
const HEALTH_FILE = 'health.json';

/** A trial is judged once so many pages of it were shown and so many of them failed ... */
const PAGES_TO_JUDGE = 20;
const FAILED_TO_JUDGE = 5;
/** ... and rolled back when it fails on more than this part of its pages ... */
const TOLERATED = 0.05;
/** ... and this much more often than what is live in the same time: what hits both alike is not the trial's fault. */
const TIMES_WORSE = 2;

const keyOf = (app: string, version: string) => `${app} ${version}`;

/** Whether a release on trial fails more often than visitors should bear, and than they would have borne without it. */
export function isFailing({ trial, live }: Pick<TrialHealth, 'trial' | 'live'>): boolean {
  if (trial.pages < PAGES_TO_JUDGE || trial.failed < FAILED_TO_JUDGE) return false;
  // Of few pages nobody can tell how often they fail: one of two is not half of all.
  const liveRate = live.failed / Math.max(live.pages, PAGES_TO_JUDGE);
  const rate = trial.failed / trial.pages;
  return rate > TOLERATED && rate > liveRate * TIMES_WORSE;
}

function readCounts(releases: string): Record<string, ReleaseHealth> {
  const file = join(releases, HEALTH_FILE);
  try {
    return existsSync(file) ? v.parse(healthSchema, JSON.parse(readFileSync(file, 'utf8'))) : {};
  } catch {
    // Counts are worth less than a start.
    return {};
  }
}

/** How each release has fared so far; zeros where nothing is known. */
export function readHealth(releases: string): (app: string, version: string) => ReleaseHealth {
  const counts = readCounts(releases);
  return (app, version) => counts[keyOf(app, version)] ?? { pages: 0, failures: {} };
}

/**
 * Counts pages and failures of each release, in memory, and keeps the counts in a file.
 * @param warn told, once, when that cannot be written
 * @param exchange adds what was counted here to what all servers have counted; null: this one is alone
 */
export function createHealth(
  releases: string,
  warn: (message: string) => void,
  exchange: SharedCounts['exchange'] | null = null,
) {
  let counts = new Map(exchange ? [] : Object.entries(readCounts(releases)));
  /** The counts of all servers, as they were last heard of. */
  let heard: ReleaseCountRow[] = [];
  let changed = false;
  let warned = false;

  function of(app: string, version: string): ReleaseHealth {
    const key = keyOf(app, version);
    const health = counts.get(key) ?? { pages: 0, failures: {} };
    counts.set(key, health);
    return health;
  }

  /** Tells the other servers what was counted here, and takes over what they have counted. */
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
      // Kept in memory, and tried again with the next look.
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
    /** The counts of a trial, to be counted up; zeros when it has just begun. */
    trial(app: string, { version, since }: { version: string; since: string }): TrialHealth {
      const health = of(app, version);
      if (health.trial?.since !== since) {
        health.trial = { since, trial: noPages(), live: noPages() };
      }
      return health.trial;
    },
    /** Says that counts of a trial have changed. */
    touch(): void {
      changed = true;
    },
    /** Writes the counts, if there are new ones, and exchanges them with other servers; one time after the other. */
    save(): Promise<void> {
      saved = saved.then(save);
      return saved;
    },
  };
}

export type Health = ReturnType<typeof createHealth>;
