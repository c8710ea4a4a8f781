import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  contractProblems,
  isPublished,
  liveVersions,
  readEdition,
  releaseFolder,
  SHELL,
  type Edition,
  type Pointer,
} from '@golf/release-store';
import type { AppVersion } from '../build/publish.ts';
import type { SmokeResult } from './smoke.ts';

/** Number of releases before the live one that are tested. */
const BEFORE = 3;

/** File next to the release with its combinations. Pages do not need it, so release.json does not list it. */
const COMBINATIONS_FILE = 'combinations.json';

/** A pair of releases of two apps, with its problems. Empty: compatible. */
export interface Combination {
  app: string;
  version: string;
  with: AppVersion & { isLive: boolean };
  problems: string[];
}

/** Partners to test: shells for a remote, all remotes for the shell; the live release and earlier ones. */
function partnersOf(app: string, pointer: Pointer, releases: string): Combination['with'][] {
  const partners = app === SHELL ? Object.keys(pointer).filter((other) => other !== SHELL) : [SHELL];
  return partners.flatMap((partner) => {
    const { version: live = '', earlier = [] } = pointer[partner] ?? {};
    return [live, ...earlier.slice(0, BEFORE)]
      .filter((version) => isPublished(releases, partner, version))
      .map((version) => ({ app: partner, version, isLive: version === live }));
  });
}

/** Contract problems between one remote and the shell of an edition. */
function problemsOf(name: string, edition: Edition): string[] {
  const remotes = new Map([...edition.remotes].filter(([other]) => other === name));
  return contractProblems([name], { ...edition, remotes });
}

/**
 * Tests a release with its possible partners: the live releases, and those that a rollback would restore. First by
 * contract, then in a browser.
 * @returns all pairs, including incompatible ones; also written next to the release
 */
export async function tryCombinations(
  { app, version }: AppVersion,
  pointer: Pointer,
  releases: string,
  smoke: (next: Edition, apps: readonly string[]) => Promise<SmokeResult>,
): Promise<Combination[]> {
  const tried: Combination[] = [];
  for (const partner of partnersOf(app, pointer, releases)) {
    const remote = app === SHELL ? partner.app : app;
    const versions = { ...liveVersions(pointer), [partner.app]: partner.version, [app]: version };
    const problems: string[] = [];
    const edition = readEdition(releases, versions, ({ problem }) => problems.push(problem));
    problems.push(...problemsOf(remote, edition));
    if (problems.length === 0) {
      // Other remotes may be incompatible with an older shell, but are not under test.
      const fitting = [...edition.remotes].filter(([name]) => problemsOf(name, edition).length === 0);
      const alone = { ...edition, remotes: new Map(fitting) };
      problems.push(...(await smoke(alone, [remote])).problems);
    }
    tried.push({ app, version, with: partner, problems });
  }
  await writeFile(
    join(releaseFolder(releases, app, version), COMBINATIONS_FILE),
    `${JSON.stringify(tried, null, 2)}\n`,
  );
  return tried;
}

/** Prints a table with one line per pair. */
export function sayCombinations(tried: readonly Combination[], say: (line: string) => void): void {
  for (const { with: partner, problems } of tried) {
    const mark = problems.length === 0 ? 'works with' : 'does not work with';
    say(`  ${mark} ${partner.app} ${partner.version}${partner.isLive ? ', which is live' : ''}`);
    for (const problem of problems) say(`    ${problem}`);
  }
}

/** Combinations tested when the release was built. Empty: not tested. */
export function readCombinations(releases: string, app: string, version: string): Combination[] {
  const file = join(releaseFolder(releases, app, version), COMBINATIONS_FILE);
  // Written by `tryCombinations`.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Combination[]) : [];
}
