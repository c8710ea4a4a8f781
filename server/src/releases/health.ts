import { existsSync, readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FAILURE_KINDS, type FailureKind } from '@golf/shared/platform/contract';
import * as v from 'valibot';
import type { Versions } from './edition.ts';

/** Beside the pointer: how each release fares. */
const HEALTH_FILE = 'health.json';

/** A trial is judged once it has failed this often ... */
const FAILURES_TO_JUDGE = 5;
/** ... and rolled back when failures are more than this part of the pages shown. */
const TOLERATED = 0.05;

const recordSchema = v.object({
  /** Pages shown that were made with this release. */
  pages: v.number(),
  /** By kind. */
  failures: v.record(v.picklist(FAILURE_KINDS), v.number()),
});

/** How one release fares. */
export type ReleaseHealth = v.InferOutput<typeof recordSchema>;

const healthSchema = v.record(v.string(), recordSchema);

const keyOf = (app: string, version: string) => `${app} ${version}`;

const failuresOf = ({ failures }: ReleaseHealth) => Object.values(failures).reduce((sum, count) => sum + count, 0);

/** Whether a release on trial fails more often than visitors should bear. */
export function isFailing(health: ReleaseHealth): boolean {
  const failures = failuresOf(health);
  return failures >= FAILURES_TO_JUDGE && failures > health.pages * TOLERATED;
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
 */
export function createHealth(releases: string, warn: (message: string) => void) {
  const counts = new Map(Object.entries(readCounts(releases)));
  let changed = false;
  let warned = false;

  function of(app: string, version: string): ReleaseHealth {
    const key = keyOf(app, version);
    const health = counts.get(key) ?? { pages: 0, failures: {} };
    counts.set(key, health);
    return health;
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
    /** Writes the counts, if there are new ones. */
    async save(): Promise<void> {
      if (!changed) return;
      changed = false;
      const file = join(releases, HEALTH_FILE);
      const unfinished = `${file}.${process.pid}`;
      try {
        await writeFile(unfinished, `${JSON.stringify(Object.fromEntries(counts), null, 2)}\n`);
        await rename(unfinished, file);
      } catch (error) {
        if (!warned) warn(`How releases fare cannot be kept in ${file}: ${String(error)}`);
        warned = true;
      }
    },
  };
}

export type Health = ReturnType<typeof createHealth>;
