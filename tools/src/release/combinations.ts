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

/** Releases before the live one that are tried. */
const BEFORE = 3;

/** Beside the release: what it works with. No page needs it, so it is none of the files that release.json lists. */
const COMBINATIONS_FILE = 'combinations.json';

/** A release beside one of another app, and what is wrong with the two; nothing: they work together. */
export interface Combination {
  app: string;
  version: string;
  with: AppVersion & { isLive: boolean };
  problems: string[];
}

/** What a release is tried with: a remote with shells, the shell with every remote; the live one, and those before. */
function partnersOf(app: string, pointer: Pointer, releases: string): Combination['with'][] {
  const partners = app === SHELL ? Object.keys(pointer).filter((other) => other !== SHELL) : [SHELL];
  return partners.flatMap((partner) => {
    const { version: live = '', earlier = [] } = pointer[partner] ?? {};
    return [live, ...earlier.slice(0, BEFORE)]
      .filter((version) => isPublished(releases, partner, version))
      .map((version) => ({ app: partner, version, isLive: version === live }));
  });
}

/** What stands between one remote and the shell of an edition. */
function problemsOf(name: string, edition: Edition): string[] {
  const remotes = new Map([...edition.remotes].filter(([other]) => other === name));
  return contractProblems([name], { ...edition, remotes });
}

/**
 * Tries a release with what it may meet: what is live, and what a rollback would bring back. By the contract first, and
 * what that lets pass in a browser.
 * @returns every pair, also those that do not work; it is written beside the release
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
      // Other remotes may not go with an older shell: that is not what is tried.
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

/** A table, a line for each pair. */
export function sayCombinations(tried: readonly Combination[], say: (line: string) => void): void {
  for (const { with: partner, problems } of tried) {
    const mark = problems.length === 0 ? 'works with' : 'does not work with';
    say(`  ${mark} ${partner.app} ${partner.version}${partner.isLive ? ', which is live' : ''}`);
    for (const problem of problems) say(`    ${problem}`);
  }
}

/** What was tried with a release when it was built; nothing where it was not. */
export function readCombinations(releases: string, app: string, version: string): Combination[] {
  const file = join(releaseFolder(releases, app, version), COMBINATIONS_FILE);
  // Written by `tryCombinations`.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Combination[]) : [];
}
