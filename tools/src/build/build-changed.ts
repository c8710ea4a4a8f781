import {
  changeLive,
  type ChangeNote,
  type Pointer,
  readPointer,
  rollbackOf,
  sayRollback,
  withLive,
} from '@golf/release-store';
import { changeNotes } from '../changes/change-note.ts';
import { presentApps } from './present-apps.ts';
import { publish, type AppVersion } from './publish.ts';

export interface BuildReport {
  /** Apps that were built, those that went live, and how many there are; in the order of their names. */
  built: string[];
  live: string[];
  apps: number;
}

/** The pointer with what the sources make live; what was rolled back, or is on trial, stays as it is. */
function withSources(
  pointer: Pointer,
  versions: readonly AppVersion[],
  notes: ReadonlyMap<string, ChangeNote>,
  say: (line: string) => void,
): Pointer {
  return versions.reduce((next, { app, version }) => {
    const state = next[app];
    if (state?.trial?.version === version) return next;
    const note = notes.get(app);
    // Of an app that was never live the pointer goes by what has just been published.
    if (state?.version === version) return note ? withLive(next, app, version, { note }) : next;
    const rollback = rollbackOf(next, app, version);
    if (!rollback || !state) return withLive(next, app, version, { note });
    say(
      `${app} ${version} was ${sayRollback(rollback)}; ${state.version} stays live. "npm run release -- ${app}" brings it back.`,
    );
    return next;
  }, pointer);
}

/**
 * Builds every app whose sources have changed and makes the releases live together.
 * @param releases folder of the release store
 * @param say told of each step, in words
 * @param apps those to look at; every app whose folder is here unless given
 * @throws Error of the first app that cannot be built; what is live stays live.
 */
export async function buildChanged(
  releases: string,
  say: (line: string) => void,
  apps: readonly string[] = presentApps(),
): Promise<BuildReport> {
  // Before anything is published, which it would take for live where nothing is.
  const present = readPointer(releases);
  const { versions, built } = await publish(releases, apps, say);
  const changed = versions.filter(({ app, version }) => present[app]?.version !== version).map(({ app }) => app);
  const notes = await changeNotes(changed, present);
  const next = await changeLive(releases, (pointer) => withSources(pointer, versions, notes, say));
  const live = versions.filter(({ app, version }) => changed.includes(app) && next[app]?.version === version);
  return { built, live: live.map(({ app }) => app), apps: apps.length };
}
