import { SHELL } from './apps.ts';
import type { ChangeNote } from './changes.ts';
import { contractProblems } from './contract-gate.ts';
import { liveVersions, readEdition, type Edition } from './edition.ts';
import { withLive, type Pointer } from './pointer.ts';

/*
 * Releases that wait for each other. A new major of the platform or of React must reach all apps at once. Each team
 * releases its app when it is ready; the last release makes all of them live.
 */

/** Queues a release that goes live once all its dependencies do. */
export function withWaiting(pointer: Pointer, app: string, version: string, note?: ChangeNote): Pointer {
  const { [app]: state } = pointer;
  if (!state)
    throw new Error(`Nothing of ${app} is live yet, so there is nothing to wait for: release it without --wait.`);
  return { ...pointer, [app]: { ...state, waiting: { version, ...(note && { note }) } } };
}

/** The edition of a pointer. Null: a release cannot be read. */
function wholeEdition(releases: string, pointer: Pointer): Edition | null {
  let isWhole = true;
  const edition = readEdition(releases, liveVersions(pointer), () => (isWhole = false));
  return isWhole ? edition : null;
}

/** Whether apps are compatible with the other releases of a pointer. */
function fits(releases: string, pointer: Pointer, apps: readonly string[]): boolean {
  const edition = wholeEdition(releases, pointer);
  return edition !== null && contractProblems(apps, edition).length === 0;
}

/**
 * Makes waiting releases live whose dependencies are met: a waiting shell together with all compatible remotes, once
 * nothing is missing; otherwise each remote that is compatible with the live shell.
 */
export function withReady(releases: string, pointer: Pointer): Pointer {
  const waiting = Object.keys(pointer).filter((app) => pointer[app]?.waiting);
  const make = (apps: readonly string[]) =>
    apps.reduce((next, app) => {
      const release = pointer[app]?.waiting;
      return release ? withLive(next, app, release.version, { note: release.note }) : next;
    }, pointer);
  const remotes = waiting.filter((app) => app !== SHELL);
  if (waiting.includes(SHELL)) {
    const going = [
      SHELL,
      ...remotes.filter((app) => fits(releases, keepOnly(make([SHELL, app]), [SHELL, app]), [app])),
    ];
    if (fits(releases, make(going), going)) return make(going);
  }
  return make(remotes.filter((app) => fits(releases, make([app]), [app])));
}

const keepOnly = (pointer: Pointer, apps: readonly string[]): Pointer =>
  Object.fromEntries(Object.entries(pointer).filter(([app]) => apps.includes(app)));

/** Missing dependencies of the waiting releases, as sentences. Empty: none. */
export function missingFor(releases: string, pointer: Pointer): string[] {
  const waiting = Object.keys(pointer).filter((app) => pointer[app]?.waiting);
  const next = waiting.reduce((all, app) => withLive(all, app, pointer[app]?.waiting?.version ?? ''), pointer);
  const edition = wholeEdition(releases, next);
  return edition ? contractProblems([...waiting, SHELL], edition) : ['A release that waits cannot be read.'];
}
