import type { Pointer } from './pointer.ts';
import { SHELL } from './apps.ts';
import { readWholeRelease } from './digests.ts';
import type { Release } from './release.ts';

export interface Edition {
  /** Changes whenever one of the releases changes. */
  id: string;
  shell: Release | null;
  remotes: ReadonlyMap<string, Release>;
}

export type Versions = Readonly<Record<string, string>>;

/** Versions for visitors outside all trials. */
export function liveVersions(pointer: Pointer): Versions {
  return Object.fromEntries(Object.entries(pointer).map(([app, { version }]) => [app, version]));
}

/** A release that could not be loaded. */
export interface Refusal {
  app: string;
  version: string;
  /** Reason and remedy. */
  problem: string;
  /** A DamagedRelease, or the error from reading the description. */
  cause: unknown;
  /** Version that remains in use. Null: none. */
  stays: string | null;
}

/**
 * Loads the releases of some versions and checks their files. A damaged or unreadable release is reported through
 * `refuse`, and the previous release of its app is kept.
 * @param before the edition in use until now
 */
export function readEdition(
  releases: string,
  versions: Versions,
  refuse: (refusal: Refusal) => void,
  before?: Edition,
): Edition {
  const found = new Map<string, Release>();
  for (const [app, version] of Object.entries(versions)) {
    const last = app === SHELL ? before?.shell : before?.remotes.get(app);
    try {
      found.set(app, last?.version === version ? last : readWholeRelease(releases, app, version));
    } catch (cause) {
      const problem = cause instanceof Error ? cause.message : String(cause);
      refuse({ app, version, problem, cause, stays: last?.version ?? null });
      if (last) found.set(app, last);
    }
  }
  return editionOf(found);
}

export function editionOf(found: ReadonlyMap<string, Release>): Edition {
  const remotes = new Map(found);
  remotes.delete(SHELL);
  const id = [...found.values()].map(({ app, version }) => `${app}@${version}`).toSorted();
  return { id: id.join(' '), shell: found.get(SHELL) ?? null, remotes };
}
