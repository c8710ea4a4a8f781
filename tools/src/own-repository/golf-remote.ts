#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeRelease } from '../build/make-release.ts';
import { removeUnfinished, unfinishedIn } from '../build/unfinished.ts';
import { parseMessage } from '../changes/message.ts';
import { namesOf } from '../new-remote/names.ts';
import { readRemote, RemoteProblem } from './remote.ts';
import { releaseRemote } from './release-remote.ts';
import { writeRemote } from './new-folder.ts';

/*
 * golf-remote: creates, builds and releases a remote in a separate repository. Part of the package of tools/src/pack.
 */

const USAGE = `golf-remote new mfe-scorecards    a remote in this folder, for the page that the site has for it
  --owner @golf/team              who is asked about it; @golf/scorecards unless said otherwise
golf-remote dev                   alone on a page, with hot reload, and with the data of a site that runs
  --site http://localhost:3000    that site
  --port 5304
golf-remote build                 the release as a folder, to be sent to the site
golf-remote release -m "…"        builds it into the folder RELEASES_DIR of the site and makes it live; -m says what it changes
  --canary                        for 1 % of the visitors, then 10, 50 and all: judged and taken further, or back, by the server`;

const folder = process.cwd();

/** Builds the release into dist, atomically. */
async function build(): Promise<void> {
  const source = readRemote(folder);
  const dist = join(folder, 'dist');
  const target = join(dist, source.version);
  const unfinished = join(unfinishedIn(dist), `${source.version}-${process.pid}`);
  await removeUnfinished(dist);
  try {
    await makeRelease(source, unfinished);
    await rm(target, { recursive: true, force: true });
    await rename(unfinished, target);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  console.log(`${relative(folder, target)} is ${source.app} ${source.version}, with all of its files.
On the site's machine: copy it to <RELEASES_DIR>/${source.app}/${source.version}, then
  npm run release -- ${source.app}@${source.version}    tries it in a browser and makes it live`);
}

/** Runs Vite's development server, and exits with its exit code. */
function dev(site: string, port: string): void {
  readRemote(folder);
  const origin = `http://localhost:${port}`;
  const plan = { origin, backend: site, remotePorts: {}, page: {}, importMap: {} };
  const vite = join(createRequire(import.meta.url).resolve('vite/package.json'), '../bin/vite.js');
  const args = [vite, '--strictPort', '--host', 'localhost', '--port', port, '--mode', 'alone'];
  const env = { ...process.env, GOLF_DEV: JSON.stringify(plan) };
  const child = spawn(process.execPath, args, { cwd: folder, env, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal));
  child.once('exit', (code) => (process.exitCode = code ?? 1));
}

/** RELEASES_DIR, resolved against the present folder. */
function storeOf({ RELEASES_DIR: releases = '' }: NodeJS.ProcessEnv): string {
  if (releases === '') {
    throw new RemoteProblem(
      'RELEASES_DIR is not set: it is the folder of releases that the site serves. "golf-remote build" needs none.',
    );
  }
  if (!existsSync(releases)) throw new RemoteProblem(`There is no folder ${releases}, which RELEASES_DIR names.`);
  return resolve(releases);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      owner: { type: 'string' },
      site: { type: 'string', default: 'http://localhost:3000' },
      port: { type: 'string', default: '5304' },
      message: { type: 'string', short: 'm' },
      canary: { type: 'boolean', default: false },
    },
  });
  const [command, app, more] = positionals;
  if (command === 'new' && app !== undefined && more === undefined) {
    const names = namesOf(app, values.owner ?? null);
    const files = writeRemote(folder, names);
    console.log(`${app} is here, in ${files.length} files; begin in src/${names.module}.tsx.
  npm install                  what its tests need
  npm test                     its contract with the site
  npm run types
  npm run dev                  alone on a page
  npm run release -- -m "…"    live`);
  } else if (app !== undefined) throw new RemoteProblem(USAGE);
  else if (command === 'build') await build();
  else if (command === 'dev') dev(values.site, values.port);
  else if (command === 'release') {
    if (values.message === undefined) throw new RemoteProblem('Say what it changes, for visitors: -m "…".');
    const options = { message: parseMessage(values.message), canary: values.canary, say: console.log };
    await releaseRemote(readRemote(folder), { releases: storeOf(process.env), ...options });
  } else throw new RemoteProblem(USAGE);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
