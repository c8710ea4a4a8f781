import { SHELL } from './apps.ts';
import type { ChangeNote } from './changes.ts';
import { contractProblems } from './contract-gate.ts';
import { liveVersions, readEdition, type Edition } from './edition.ts';
import { withLive, type Pointer } from './pointer.ts';

/*
 * Releases that wait for each other. A new major of the platform, or of React, is needed by all apps at once; each team
 * releases its own when it has it, and the last one makes all of them live.
 */

/** An app with a release that goes live as soon as everything that it needs does. */
export function withWaiting(pointer: Pointer, app: string, version: string, note?: ChangeNote): Pointer {
  const { [app]: state } = pointer;
  if (!state)
    throw new Error(`Nothing of ${app} is live yet, so there is nothing to wait for: release it without --wait.`);
  return { ...pointer, [app]: { ...state, waiting: { version, ...(note && { note }) } } };
}

/** Everything as it would be live; null where a release cannot be read. */
function wholeEdition(releases: string, pointer: Pointer): Edition | null {
  let isWhole = true;
  const edition = readEdition(releases, liveVersions(pointer), () => (isWhole = false));
  return isWhole ? edition : null;
}

/** Whether some apps go with everything else as it would be live. */
function fits(releases: string, pointer: Pointer, apps: readonly string[]): boolean {
  const edition = wholeEdition(releases, pointer);
  return edition !== null && contractProblems(apps, edition).length === 0;
}

/**
 * A pointer with what waits and need not wait any longer: all that goes with a shell that waits, once nothing is missing;
 * else each remote that goes with the live shell.
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

/** What a release still waits for, in sentences; nothing where it waits for nothing. */
export function missingFor(releases: string, pointer: Pointer): string[] {
  const waiting = Object.keys(pointer).filter((app) => pointer[app]?.waiting);
  const next = waiting.reduce((all, app) => withLive(all, app, pointer[app]?.waiting?.version ?? ''), pointer);
  const edition = wholeEdition(releases, next);
  return edition ? contractProblems([...waiting, SHELL], edition) : ['A release that waits cannot be read.'];
}
