import { RETRY_URLS } from '@golf/shared/platform/contract';
import type { Release } from '@golf/release-store';
import { clientUrl } from './live-remotes.ts';

/** The further URLs of an entry and of a late chunk: for browsers that remember what failed (shared/src/late). */
const RETRIES = Array.from({ length: RETRY_URLS }, (_, place) => `?retry=${place + 1}`);

interface ImportMap {
  /** What scripts import, by the name that the build gives it → where it is, by its content. */
  imports: Record<string, string>;
  /**
   * URL → digest, of every script that the page may come to load: a changed byte is refused by the browser. Style sheets
   * that come later are loaded by scripts, which find their digests here (shared/src/late/style-sheets.ts).
   */
  integrity: Record<string, string>;
  /** By script under a further URL: which of its imports it takes under the same. */
  scopes: Record<string, Record<string, string>>;
}

/** Scripts that can be asked for under further URLs, each with those that it then takes along. */
function retriedScripts({ entry, modules, parts }: Release): [script: string, takesAlong: string[]][] {
  // The chunk of an exposed module comes last, after what it imports.
  const exposed = Object.values(modules).flatMap(({ scripts }) => scripts.at(-1) ?? []);
  const own = Object.entries(parts).flatMap(([part, needed]): [string, string[]][] => [
    [part, needed],
    ...needed.map((script): [string, string[]] => [script, needed.filter((other) => other !== script)]),
  ]);
  return [[entry.file, exposed], ...exposed.map((script): [string, string[]] => [script, []]), ...own];
}

const addressesOf = (release: Release, origin: string) => ({
  url: (file: string) => clientUrl(origin, release, file),
  /** Scripts know each other by the names that the build gives them. */
  imported: (file: string) => clientUrl(origin, { ...release, stored: release.stored && {} }, file),
});

/** Adds the scripts of a release that can be asked for under a further URL. */
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
 * The import map of a page: where each script and style sheet of some releases is, and its digest.
 * @param origin that releases are fetched from; "" for the site's own
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
  // After all others, and one round after another: a compressed page is 200 bytes less than with each beside its script.
  for (const retry of RETRIES) for (const release of releases) addRetry(map, release, origin, retry);
  return map;
}
