import {
  changeLive,
  type ChangeNote,
  type Pointer,
  readPointer,
  rollbackOf,
  formatRollback,
  withLive,
} from '@golf/release-store';
import { changeNotes } from '../changes/change-note.ts';
import { presentApps } from './present-apps.ts';
import { publish, type AppVersion } from './publish.ts';

export interface BuildReport {
  /** Built apps, apps that went live, and the number of apps; sorted by name. */
  built: string[];
  live: string[];
  apps: number;
}

/** The pointer with the versions of the sources live. Rolled-back versions and trials stay unchanged. */
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
    // For an app that was never live, the pointer falls back to the release just published.
    if (state?.version === version) return note ? withLive(next, app, version, { note }) : next;
    const rollback = rollbackOf(next, app, version);
    if (!rollback || !state) return withLive(next, app, version, { note });
    say(
      `${app} ${version} was ${formatRollback(rollback)}; ${state.version} stays live. "npm run release -- ${app}" brings it back.`,
    );
    return next;
  }, pointer);
}

/**
 * Builds every app with changed sources and makes the releases live together.
 * @param releases folder of the release store
 * @param say called with each step, in words
 * @param apps apps to check; by default every app with a folder
 * @throws Error of the first app that cannot be built; the live releases stay
 */
export async function buildChanged(
  releases: string,
  say: (line: string) => void,
  apps: readonly string[] = presentApps(),
): Promise<BuildReport> {
  // Read before publishing: without a pointer, published releases count as live.
  const present = readPointer(releases);
  const { versions, built } = await publish(releases, apps, say);
  const changed = versions.filter(({ app, version }) => present[app]?.version !== version).map(({ app }) => app);
  const notes = await changeNotes(changed, present);
  const next = await changeLive(releases, (pointer) => withSources(pointer, versions, notes, say));
  const live = versions.filter(({ app, version }) => changed.includes(app) && next[app]?.version === version);
  return { built, live: live.map(({ app }) => app), apps: apps.length };
}
