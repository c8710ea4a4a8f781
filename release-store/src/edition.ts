import type { Pointer } from './pointer.ts';
import { SHELL } from './apps.ts';
import { readWholeRelease } from './digests.ts';
import type { Release } from './release.ts';

/** The releases that a page is made of. */
export interface Edition {
  /** Changes whenever one of them does. */
  id: string;
  shell: Release | null;
  /** By app. */
  remotes: ReadonlyMap<string, Release>;
}

/** Which version of each app a page is made of. */
export type Versions = Readonly<Record<string, string>>;

/** The versions that are live for everyone who is in no trial. */
export function liveVersions(pointer: Pointer): Versions {
  return Object.fromEntries(Object.entries(pointer).map(([app, { version }]) => [app, version]));
}

/** A release that cannot be taken up. */
export interface Refusal {
  app: string;
  version: string;
  /** Why, and what to do. */
  problem: string;
  /** What says so: a DamagedRelease, or what reading the description threw. */
  cause: unknown;
  /** The version that stays instead; null: none. */
  stays: string | null;
}

/**
 * Reads the releases of some versions and checks their files. One that is not as it was published is named through
 * `refuse`, and the release that was there before stays.
 * @param before what was live until now
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

/** The releases, as what a page is made of. */
export function editionOf(found: ReadonlyMap<string, Release>): Edition {
  const remotes = new Map(found);
  remotes.delete(SHELL);
  const id = [...found.values()].map(({ app, version }) => `${app}@${version}`).toSorted();
  return { id: id.join(' '), shell: found.get(SHELL) ?? null, remotes };
}
