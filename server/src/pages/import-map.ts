import { RETRY_URLS } from '@golf/shared/platform/contract';
import type { Release } from '@golf/release-store';
import { clientUrl } from './live-remotes.ts';

/**
 * Query strings for retries of entries and lazy chunks: some browsers cache a failed import by URL (shared/src/late).
 */
const RETRIES = Array.from({ length: RETRY_URLS }, (_, place) => `?retry=${place + 1}`);

interface ImportMap {
  /** Import specifier (name in the build) → URL with content hash. */
  imports: Record<string, string>;
  /**
   * URL → digest, for every script that the page may load. The browser rejects a changed byte. Style sheets that
   * scripts load later use the same digests (shared/src/late/style-sheets.ts).
   */
  integrity: Record<string, string>;
  /** Imports of a script under a retry URL that must use the same query string. */
  scopes: Record<string, Record<string, string>>;
}

/** Scripts with retry URLs, each with the imports that share its query string. */
function retriedScripts({ entry, modules, parts }: Release): [script: string, takesAlong: string[]][] {
  // The chunk of an exposed module is the last one, after its imports.
  const exposed = Object.values(modules).flatMap(({ scripts }) => scripts.at(-1) ?? []);
  const own = Object.entries(parts).flatMap(([part, needed]): [string, string[]][] => [
    [part, needed],
    ...needed.map((script): [string, string[]] => [script, needed.filter((other) => other !== script)]),
  ]);
  return [[entry.file, exposed], ...exposed.map((script): [string, string[]] => [script, []]), ...own];
}

const addressesOf = (release: Release, origin: string) => ({
  url: (file: string) => clientUrl(origin, release, file),
  /** Scripts import each other by their names in the build. */
  imported: (file: string) => clientUrl(origin, { ...release, stored: release.stored && {} }, file),
});

/** Adds the retry URLs of a release's scripts. */
function addRetry(map: ImportMap, release: Release, origin: string, retry: string): void {
  const { url, imported } = addressesOf(release, origin);
  for (const [script, takesAlong] of retriedScripts(release)) {
    const digest = release.integrity[script];
    if (digest === undefined) continue;
    const address = url(script) + retry;
    map.integrity[address] = digest;
    for (const taken of takesAlong) (map.scopes[address] ??= {})[imported(taken)] = url(taken) + retry;
  }
}

/**
 * Import map of a page: URL and digest of each script and style sheet of its releases.
 * @param origin origin of the releases; "" for that of the site
 */
export function importMapOf(releases: readonly Release[], origin: string): ImportMap {
  const map: ImportMap = { imports: {}, integrity: {}, scopes: {} };
  for (const release of releases) {
    const { url, imported } = addressesOf(release, origin);
    for (const [file, digest] of Object.entries(release.integrity)) {
      map.integrity[url(file)] = digest;
      if (imported(file) !== url(file)) map.imports[imported(file)] = url(file);
    }
  }
  // Grouped by retry after all other entries: a compressed page is 200 bytes smaller than with a grouping by script.
  for (const retry of RETRIES) for (const release of releases) addRetry(map, release, origin, retry);
  return map;
}
