import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify, stripVTControlCharacters } from 'node:util';
import { freePort } from '@golf/tools/ports';
import { runSite, type RunningSite } from '@golf/tools/run-site';
import { checkOut } from './checkout.ts';
import { copyStore, runCli, type Said, type StoreCopy } from './release-store.ts';

const ROOT = join(import.meta.dirname, '../..');

/** A team with an empty folder and the package, and a site with a page for its remote. */
export interface Team {
  site: RunningSite;
  store: StoreCopy;
  /** Folder of the remote mfe-scorecards, created by the package. */
  folder: string;
  /** Runs a program in the folder, or in another. */
  run(program: string, args: readonly string[], options?: { cwd?: string; releases?: string }): Promise<Said>;
  /** `npm run release -- …` at the site. */
  releaseAtSite(...args: string[]): Promise<Said>;
  /** `npm run dev`: the remote alone, on a free port. */
  develop(): Promise<{ address: string; stop(): Promise<void> }>;
  reword(file: string, word: string, other: string): Promise<void>;
  remove(): Promise<void>;
}

/** Environment without this project: no programs of its packages, no variables of npm. */
function environment(releases?: string): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) =>
      !/^(?:npm_(?:lifecycle|package|command|config_local_prefix)|INIT_CWD|NODE_ENV|VITEST|RELEASES_DIR)/.test(name),
  );
  const paths = (process.env.PATH ?? '').split(delimiter).filter((path) => !path.startsWith(ROOT));
  return {
    ...Object.fromEntries(kept),
    PATH: [dirname(process.execPath), ...paths].join(delimiter),
    ...(releases !== undefined && { RELEASES_DIR: releases }),
  };
}

async function run(program: string, args: readonly string[], cwd: string, releases?: string): Promise<Said> {
  try {
    const { stdout, stderr } = await promisify(execFile)(program, args, { cwd, env: environment(releases) });
    return { ok: true, text: stdout + stderr };
  } catch (error) {
    // Shape of execFile's rejection.
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    return { ok: false, text: stdout + stderr };
  }
}

/** Starts a remote's development page and waits for its address. */
async function develop(folder: string, site: string): Promise<Awaited<ReturnType<Team['develop']>>> {
  const args = ['dev', '--site', site, '--port', String(await freePort())];
  const child = spawn(join(folder, 'node_modules/.bin/golf-remote'), args, { cwd: folder, env: environment() });
  const ended = once(child, 'exit');
  const address = Promise.withResolvers<string>();
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      said += `${stripVTControlCharacters(line)}\n`;
      const [found] = /http:\/\/localhost:\d+\//.exec(said) ?? [];
      if (found !== undefined) address.resolve(found);
    });
  }
  child.once('exit', () => address.reject(new Error(`It ended before it was up:\n${said}`)));
  const stop = async () => {
    child.kill();
    await ended;
  };
  return { address: await address.promise, stop };
}

/** The same, for commands that must succeed. */
async function done(what: Promise<Said>): Promise<string> {
  const { ok, text } = await what;
  if (!ok) throw new Error(text);
  return text;
}

/** Output of a program that finds none of this project's packages. @throws Error when it fails */
export const outside = (program: string, args: readonly string[], cwd: string) => done(run(program, args, cwd));

/** Arguments of npm. Packages come from its cache, or from the registry. */
export const INSTALL = ['install', '--prefer-offline', '--no-audit', '--no-fund'];

/**
 * `npm run pack`, in a checkout.
 * @returns the path of the package for remotes
 */
export async function packInto(folder: string, checkout?: string): Promise<string> {
  const said = await done(runCli('pack', [folder], {}, checkout));
  const [name = ''] = /golf-shared-[\d.]+\.tgz/.exec(said) ?? [];
  return join(folder, name);
}

/** Adds a remote's page to a site. */
async function addPage(site: string, store: string): Promise<void> {
  const tool = (name: string, ...args: string[]) => done(runCli(name, args, { RELEASES_DIR: store }, site));
  await tool('new', 'mfe-scorecards', '--elsewhere');
  await tool('release', 'shell', '--skip-smoke');
}

/** Creates a site and, from its package, a remote in an empty folder. */
export async function foundTeam(): Promise<Team> {
  const ends: (() => Promise<unknown>)[] = [];
  const remove = async () => {
    for (const end of ends.toReversed()) await end();
  };
  const emptyFolder = async (name: string) => {
    const folder = await mkdtemp(join(tmpdir(), `golf-${name}-`));
    ends.push(() => rm(folder, { recursive: true, force: true }));
    return folder;
  };
  try {
    const checkout = await checkOut('shell', ['.oxfmtrc.json', 'vitest.base.ts', 'docs/own-repository.md']);
    ends.push(checkout.remove);
    const store = await copyStore();
    ends.push(store.remove);
    const data = await emptyFolder('data');
    await cp(process.env.SITE_DATA ?? '', data, { recursive: true });
    await addPage(checkout.folder, store.folder);
    const packed = await packInto(await emptyFolder('package'), checkout.folder);
    const paths = { RELEASES_DIR: store.folder, DATABASE_PATH: join(data, 'golf.sqlite') };
    const site = await runSite(paths, 'serve', checkout.folder);
    ends.push(() => site.stop());

    const folder = await emptyFolder('team');
    await outside('npm', ['init', '-y'], folder);
    await outside('npm', [...INSTALL, packed], folder);
    await outside('npx', ['golf-remote', 'new', 'mfe-scorecards'], folder);
    await outside('npm', INSTALL, folder);
    return {
      site,
      store,
      folder,
      run: (program, args, { cwd = folder, releases } = {}) => run(program, args, cwd, releases),
      develop: () => develop(folder, site.address),
      releaseAtSite: (...args) => runCli('release', args, { RELEASES_DIR: store.folder }, checkout.folder),
      async reword(file, word, other) {
        const source = await readFile(join(folder, file), 'utf8');
        if (!source.includes(word)) throw new Error(`${file} does not say "${word}"`);
        await writeFile(join(folder, file), source.replace(word, other));
      },
      remove,
    };
  } catch (error) {
    await remove();
    throw error;
  }
}
