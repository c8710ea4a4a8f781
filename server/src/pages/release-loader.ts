import { statSync } from 'node:fs';
import { join } from 'node:path';
import {
  DamagedRelease,
  type Edition,
  isWhole,
  liveVersions,
  type Pointer,
  readEdition,
  type Refusal,
  RELEASE_FILE,
  releaseFolder,
  type Versions,
} from '@golf/release-store';
import { Backoff } from './backoff.ts';

/** A release of the pointer that could not be loaded. */
interface Refused {
  app: string;
  version: string;
  /** Reason, in words. */
  problem: string;
  /** The faulty file and its state at that time. The release is retried when the state changes. */
  file: string;
  state: string;
  backoff: Backoff;
}

/** Changes whenever the file is written, created or removed. */
function stateOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${found.mtimeMs} ${found.size}` : '';
}

/** Releases of a pointer: live and on trial. */
const namedBy = (pointer: Pointer) =>
  Object.entries(pointer).flatMap(([app, { version, trial }]) => [
    `${app} ${version}`,
    ...(trial ? [`${app} ${trial.version}`] : []),
  ]);

/**
 * Loads releases and checks their digests. A damaged release is logged once, and the previous release stays. It is
 * retried when the faulty file changes, or after a pause that doubles each time.
 */
export function createReleaseLoader(releases: string, warn: (message: string) => void) {
  const refused = new Map<string, Refused>();

  function refuse({ app, version, problem, cause, stays }: Refusal): void {
    const key = `${app} ${version}`;
    const known = refused.get(key);
    const backoff = known?.backoff ?? new Backoff();
    backoff.fail();
    const file =
      cause instanceof DamagedRelease ? cause.file : join(releaseFolder(releases, app, version), RELEASE_FILE);
    refused.set(key, { app, version, problem, file, state: stateOf(file), backoff });
    if (known) return;
    warn(`${problem} ${stays === null ? `Visitors get no ${app}.` : `${app} ${stays} stays live.`}`);
  }

  function load(versions: Versions, before?: Edition): Edition {
    return readEdition(releases, versions, refuse, before);
  }

  /** Per app the latest undamaged version before the live one. */
  function earlierVersions(pointer: Pointer): Versions {
    return Object.fromEntries(
      Object.entries(pointer).flatMap(([app, { earlier }]) => {
        const last = earlier.find((version) => isWhole(releases, app, version));
        return last === undefined ? [] : [[app, last] as const];
      }),
    );
  }

  return {
    load,

    /**
     * Edition at startup. As there is no previous edition, damaged releases fall back to earlier versions of the
     * pointer.
     */
    first(pointer: Pointer): Edition {
      const versions = liveVersions(pointer);
      const all = Object.entries(versions).every(([app, version]) => isWhole(releases, app, version));
      return load(versions, all ? undefined : readEdition(releases, earlierVersions(pointer), () => {}));
    },

    /** Drops refused releases that the pointer no longer names. */
    forgetUnnamed(pointer: Pointer): void {
      const named = new Set(namedBy(pointer));
      for (const key of refused.keys()) if (!named.has(key)) refused.delete(key);
    },

    /** Retries refused releases. True: at least one can be loaded now. */
    hasArrived(): boolean {
      let arrived = false;
      for (const [key, { app, version, file, state, backoff }] of refused) {
        if (backoff.isWaiting && stateOf(file) === state) continue;
        const edition = readEdition(releases, { [app]: version }, refuse);
        if (!edition.shell && edition.remotes.size === 0) continue;
        refused.delete(key);
        arrived = true;
      }
      return arrived;
    },

    /** Reasons for releases that the pointer names but that are not shown. */
    refused: () => [...refused.values()].map(({ problem }) => problem.replaceAll(`${releases}/`, '')),
  };
}
