import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, sep } from 'node:path';
import { renameForGood, sync } from '@golf/node-kit/durable';
import { PLATFORM_VERSION } from '@golf/shared/platform/contract';
import {
  digestsOf,
  FEDERATION_MANIFEST,
  type Release,
  RELEASE_FILE,
  releaseFolder,
  SHARED_FILES,
  SHELL,
  withLock,
} from '@golf/release-store';
import { CONTRACT_FILE } from '../contract/built-with.ts';
import { signFolder, signingKeyFor } from './signing.ts';
import { remoteFiles, shellFiles } from './client-graph.ts';
import { precompress } from './precompress.ts';
import { shareFiles, storedNames } from './stored-files.ts';
import { unfinishedIn } from './unfinished.ts';

const require = createRequire(import.meta.url);

export interface Source {
  app: string;
  version: string;
  /** The app's folder, with package.json and vite.config.ts. */
  folder: string;
  /** Owner: "@golf/courses". */
  owner: string | undefined;
  /** File with the platform contract of the build. */
  contract: string;
}

/** Runs Vite in a separate process, as the federation plugin keeps state per process. */
function vite({ app, folder }: Source, args: string[]): Promise<void> {
  const bin = join(require.resolve('vite/package.json'), '../bin/vite.js');
  const child = spawn(process.execPath, [bin, 'build', '--logLevel', 'warn', '--emptyOutDir', ...args], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${app} cannot be built; Vite says:\n${output.trim()}`)),
    );
  });
}

/** Modules that a remote's vite.config.ts exposes: name → source. */
async function exposesOf(client: string): Promise<Record<string, string>> {
  const manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8')) as Record<string, unknown>;
  const federation = JSON.parse(await readFile(join(client, FEDERATION_MANIFEST), 'utf8')) as {
    exposes: { name: string }[];
  };
  return Object.fromEntries(
    federation.exposes.map(({ name }) => [
      name,
      Object.keys(manifest).find((key) => key.endsWith(`exposed/${name}.ts`)) ?? `src/exposed/${name}.ts`,
    ]),
  );
}

/** Digests of scripts and style sheets, which browsers check: path below the client folder → digest. */
async function integrityOf(client: string): Promise<Record<string, string>> {
  const files = (await readdir(client, { recursive: true })).filter((file) => /\.(js|css)$/.test(file));
  const digests = files.map(async (file) => {
    const digest = createHash('sha256').update(await readFile(join(client, file)));
    return [file.replaceAll(sep, '/'), `sha256-${digest.digest('base64')}`] as const;
  });
  return Object.fromEntries((await Promise.all(digests)).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

async function describe({ app, version, folder, owner }: Source, client: string): Promise<Omit<Release, 'files'>> {
  const files = app === SHELL ? shellFiles(client) : remoteFiles(client, await exposesOf(client));
  const react = (require('react/package.json') as { version: string }).version;
  const publicFolder = join(folder, 'public');
  const rootFiles = existsSync(publicFolder) ? (await readdir(publicFolder)).toSorted() : [];
  return {
    app,
    version,
    owner,
    platform: PLATFORM_VERSION,
    react,
    ...files,
    integrity: await integrityOf(client),
    stored: storedNames(client, [...rootFiles, files.entry.file, FEDERATION_MANIFEST]),
    rootFiles,
  };
}

/** Flushes everything below a folder to disk. */
async function syncAll(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true })) await sync(join(folder, entry));
  await sync(folder);
}

/**
 * Builds an app for browser and server: a release with all its files in one folder, signed if there is a key.
 * @param target folder to create
 * @throws Error with Vite's output, or when the key for signing is missing
 */
export async function makeRelease(source: Source, target: string): Promise<void> {
  const key = signingKeyFor(source.app);
  const client = join(target, 'client');
  await mkdir(target, { recursive: true });
  await vite(source, ['--outDir', client]);
  await vite(source, ['--ssr', '--outDir', join(target, 'server')]);
  const release = await describe(source, client);
  const files = join(target, SHARED_FILES);
  await mkdir(files);
  for (const [file, name] of Object.entries(release.stored ?? {})) await rename(join(client, file), join(files, name));
  await rm(client, { recursive: true });
  await precompress(files);
  await copyFile(source.contract, join(target, CONTRACT_FILE));
  const whole = { ...release, files: digestsOf(target) };
  await writeFile(join(target, RELEASE_FILE), `${JSON.stringify(whole, null, 2)}\n`);
  if (key) await signFolder(target, key);
  await syncAll(target);
}

/**
 * Builds an app and publishes the release to the store: first its files, then the release folder by one rename, so that
 * it appears atomically.
 * @throws Error with Vite's output
 */
export async function buildInto(releases: string, source: Source): Promise<void> {
  const { app, version } = source;
  const unfinished = join(unfinishedIn(releases), `${app}-${version}-${process.pid}`);
  try {
    await makeRelease(source, unfinished);
    await withLock(releases, async () => {
      await shareFiles(releases, app, unfinished);
      await rm(releaseFolder(releases, app, version), { recursive: true, force: true });
      await renameForGood(unfinished, releaseFolder(releases, app, version));
    });
  } finally {
    // Reports the original error. The next build removes the files of writes that are still running.
    await rm(unfinished, { recursive: true, force: true }).catch(() => {});
  }
}
