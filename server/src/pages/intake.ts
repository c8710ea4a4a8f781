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

/** A release that the pointer names and that could not be taken up. */
interface Refused {
  app: string;
  version: string;
  /** Why, in words. */
  problem: string;
  /** The file at fault, and its state then: once it is another, the release is worth another try. */
  file: string;
  state: string;
  backoff: Backoff;
}

/** Changes whenever a file is written, comes or goes. */
function stateOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${found.mtimeMs} ${found.size}` : '';
}

/** The releases that a pointer names, live and on trial. */
const namedBy = (pointer: Pointer) =>
  Object.entries(pointer).flatMap(([app, { version, trial }]) => [
    `${app} ${version}`,
    ...(trial ? [`${app} ${trial.version}`] : []),
  ]);

/**
 * Takes up releases: reads them and checks them against their digests. One that is not as it was published is named in
 * the log, once, the release before it stays, and it is tried again when the file at fault changes, or after a pause that
 * doubles each time.
 */
export function createIntake(releases: string, warn: (message: string) => void) {
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

  function take(versions: Versions, before?: Edition): Edition {
    return readEdition(releases, versions, refuse, before);
  }

  /** Of each app the latest version before the one that is live that can be taken up. */
  function earlierVersions(pointer: Pointer): Versions {
    return Object.fromEntries(
      Object.entries(pointer).flatMap(([app, { earlier }]) => {
        const last = earlier.find((version) => isWhole(releases, app, version));
        return last === undefined ? [] : [[app, last] as const];
      }),
    );
  }

  return {
    take,

    /** What is live at a start: nothing was before, so what cannot be taken up gives way to what the pointer remembers. */
    first(pointer: Pointer): Edition {
      const versions = liveVersions(pointer);
      const all = Object.entries(versions).every(([app, version]) => isWhole(releases, app, version));
      return take(versions, all ? undefined : readEdition(releases, earlierVersions(pointer), () => {}));
    },

    /** Forgets what the pointer no longer names. */
    goBy(pointer: Pointer): void {
      const named = new Set(namedBy(pointer));
      for (const key of refused.keys()) if (!named.has(key)) refused.delete(key);
    },

    /** Whether a release that was refused can be taken up now. */
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

    /** What the pointer names and is not shown, in words. */
    refused: () => [...refused.values()].map(({ problem }) => problem.replaceAll(`${releases}/`, '')),
  };
}
