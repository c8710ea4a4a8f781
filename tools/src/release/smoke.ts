import { constants, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@golf/server/config';
import { openLog } from '@golf/server/log';
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
import { serve } from '@golf/server/serve';
import { DEMO_DATA } from '../demo-data.ts';
import { problemsOf } from './problems-of.ts';
import { measureRenders, type Renders } from './renders.ts';

/** Opens pages in a real browser; prints a line for each thing that is wrong. */
const SMOKE = join(import.meta.dirname, '../browser/smoke.ts');
/** The same in Firefox and WebKit. */
const SMOKE_ENGINES = join(import.meta.dirname, '../browser/smoke-engines.ts');

/** What a try has shown. */
export interface SmokeResult {
  /** What is wrong; empty when every module shows itself and the console stays silent. */
  problems: string[];
  /** How long the server takes for each module. */
  renders: Renders;
}

/** How long the browser may take altogether, in milliseconds: of a module that does not come it waits half a minute. */
const LIMIT = 180_000;

/** Copies a release, and of the files that it shares with others those that it needs. */
async function copyRelease({ app, version, files }: Release, from: string, to: string): Promise<void> {
  // Copied, not linked: the server's modules find the shell's platform by where they lie.
  const copy = (file: (releases: string) => string) =>
    cp(file(from), file(to), { recursive: true, mode: constants.COPYFILE_FICLONE });
  await copy((releases) => releaseFolder(releases, app, version));
  for (const path of Object.keys(files).filter(isShared))
    await copy((releases) => releaseFile(releases, app, version, path));
}

/** A site of its own for releases that are not live. */
interface TrySite {
  address: string;
  /** Folder of its store, with all of the edition. */
  releases: string;
}

/** Runs an edition as a site of its own, with the demo data, for as long as something looks at it. */
async function withTrySite<T>(releases: string, next: Edition, look: (site: TrySite) => Promise<T>): Promise<T> {
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
      return await look({ address, releases: join(folder, 'releases') });
    } finally {
      await close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The exposed modules of some apps; of every one where the shell is among them. */
function modulesOf(next: Edition, apps: readonly string[]): string[] {
  const looked = [...next.remotes.values()].filter(({ app }) => apps.includes(app) || apps.includes(SHELL));
  return looked.flatMap(({ app, modules }) => Object.keys(modules).map((module) => `${app}/${module}`));
}

/**
 * Mounts releases in a real browser, among everything as it would be live, and measures how long the server takes for them.
 * @param next everything as it would be live
 * @param apps those that are released
 * @param engines in Firefox and WebKit, too
 */
export function smokeTest(
  releases: string,
  next: Edition,
  apps: readonly string[],
  engines: boolean,
): Promise<SmokeResult> {
  const modules = modulesOf(next, apps);
  const programs = engines ? [SMOKE, SMOKE_ENGINES] : [SMOKE];
  return withTrySite(releases, next, async (site) => ({
    problems: (
      await Promise.all(programs.map((program) => problemsOf(program, [site.address, ...modules], LIMIT)))
    ).flat(),
    renders: await measureRenders(site.releases, next, site.address, modules),
  }));
}

/** How long the server takes for every exposed module of an edition. */
export function measureEdition(releases: string, edition: Edition): Promise<Renders> {
  return withTrySite(releases, edition, (site) =>
    measureRenders(site.releases, edition, site.address, modulesOf(edition, [SHELL])),
  );
}
