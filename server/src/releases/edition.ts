import type { Pointer } from './pointer.ts';
import { SHELL } from './apps.ts';
import { readRelease, type Release } from './release.ts';

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

/**
 * Reads the releases of some versions. One that cannot be read is named through `report`, and the release that was
 * there before stays.
 * @param before what was live until now
 */
export function readEdition(
  releases: string,
  versions: Versions,
  report: (problem: string) => void,
  before?: Edition,
): Edition {
  const found = new Map<string, Release>();
  for (const [app, version] of Object.entries(versions)) {
    const last = app === SHELL ? before?.shell : before?.remotes.get(app);
    try {
      found.set(app, last?.version === version ? last : readRelease(releases, app, version));
    } catch (error) {
      report(error instanceof Error ? error.message : String(error));
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
