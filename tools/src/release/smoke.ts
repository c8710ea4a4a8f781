import { constants, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@golf/server/config';
import { openLog, serve } from '@golf/server/run';
import {
  changeLive,
  type Edition,
  isShared,
  type Release,
  releaseFile,
  releaseFolder,
  SHELL,
  withLive,
  type Pointer,
} from '@golf/release-store';
import { DEMO_DATA } from '../demo-data.ts';
import { problemsOf } from './problems-of.ts';

/** Opens pages in Chromium; prints one line per problem. */
const SMOKE = join(import.meta.dirname, '../browser/smoke.ts');
/** The same in Firefox and WebKit. */
const SMOKE_ENGINES = join(import.meta.dirname, '../browser/smoke-engines.ts');

/** Time limit for the browser in total, in milliseconds. A missing module alone takes half a minute. */
const LIMIT = 180_000;

async function copyRelease({ app, version, files }: Release, from: string, to: string): Promise<void> {
  // Copied, not linked: the server's modules find the shell's platform relative to their real location.
  const copy = (file: (releases: string) => string) =>
    cp(file(from), file(to), { recursive: true, mode: constants.COPYFILE_FICLONE });
  await copy((releases) => releaseFolder(releases, app, version));
  for (const path of Object.keys(files).filter(isShared))
    await copy((releases) => releaseFile(releases, app, version, path));
}

/** Runs an edition as a separate site with the demo data while `look` uses it. */
async function withTrySite(
  releases: string,
  next: Edition,
  look: (address: string) => Promise<string[]>,
): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'golf-smoke-'));
  const all = [...(next.shell ? [next.shell] : []), ...next.remotes.values()];
  try {
    for (const release of all) await copyRelease(release, releases, join(folder, 'releases'));
    await changeLive(join(folder, 'releases'), () =>
      all.reduce<Pointer>((pointer, { app, version }) => withLive(pointer, app, version), {}),
    );
    const config = readConfig({
      PORT: '0',
      DATABASE_PATH: join(folder, 'golf.sqlite'),
      RELEASES_DIR: join(folder, 'releases'),
    });
    const { log } = openLog({ format: 'text', level: 'warn' });
    const { address, close } = await serve(config, { log, demoData: DEMO_DATA });
    try {
      return await look(address);
    } finally {
      await close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Exposed modules of some apps; of all apps if the shell is included. */
function modulesOf(next: Edition, apps: readonly string[]): string[] {
  const looked = [...next.remotes.values()].filter(({ app }) => apps.includes(app) || apps.includes(SHELL));
  return looked.flatMap(({ app, modules }) => Object.keys(modules).map((module) => `${app}/${module}`));
}

/**
 * Mounts releases in a real browser, in the next edition.
 * @param next edition after the release
 * @param apps released apps
 * @param engines also tests in Firefox and WebKit
 * @returns problems; empty: every module renders, and the console is silent
 */
export function smokeTest(
  releases: string,
  next: Edition,
  apps: readonly string[],
  engines: boolean,
): Promise<string[]> {
  const modules = modulesOf(next, apps);
  const programs = engines ? [SMOKE, SMOKE_ENGINES] : [SMOKE];
  return withTrySite(releases, next, async (address) => {
    const found = programs.map((program) => problemsOf(program, [address, ...modules], LIMIT));
    return (await Promise.all(found)).flat();
  });
}
