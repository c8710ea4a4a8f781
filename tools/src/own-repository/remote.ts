import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { REMOTES } from '@golf/shared/platform/contract';
import * as v from 'valibot';
import type { Source } from '../build/make-release.ts';
import { hashOf } from '../build/source-hash.ts';

/** What is asked for cannot be done; the message says why and what to do. */
export class RemoteProblem extends Error {
  override readonly name = 'RemoteProblem';
}

/** The folder of the package that this program is part of. */
const PACKAGE = dirname(createRequire(import.meta.url).resolve('@golf/shared/package.json'));

/** File of the package: the platform's contract. */
const CONTRACT = join(PACKAGE, 'contract.txt');

/** What no release is made of: what git, npm and builds leave behind, words, and the package, which the lock file names. */
const NO_SOURCE = /^(?:\.|node_modules$|dist$)|\.(?:md|tgz)$/;

const manifestSchema = v.object({
  name: v.string(),
  version: v.string(),
  /** Who is asked about the remote, as `new` has written it. */
  author: v.fallback(v.optional(v.string()), undefined),
});

/** @throws RemoteProblem when package.json is not what npm takes */
function readManifest(folder: string): v.InferOutput<typeof manifestSchema> {
  try {
    return v.parse(manifestSchema, JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  } catch (cause) {
    throw new RemoteProblem(
      `package.json cannot be read (${cause instanceof Error ? cause.message : String(cause)}): it needs a name and a version.`,
      { cause },
    );
  }
}

/** Why a folder is no remote; null where it is one. */
function problemOf(folder: string): string | null {
  if (!existsSync(join(folder, 'package.json'))) return 'it has no package.json';
  return existsSync(join(folder, 'vite.config.ts')) ? null : 'it has no vite.config.ts';
}

/**
 * Reads the remote in a folder.
 * @throws RemoteProblem when there is none, or none that the site knows
 */
export function readRemote(folder: string): Source {
  const problem = problemOf(folder);
  if (problem !== null) {
    throw new RemoteProblem(
      `${folder} is not the folder of a remote: ${problem}. "npx golf-remote new mfe-scorecards" makes one.`,
    );
  }
  const { name: app, version, author: owner } = readManifest(folder);
  if (!(app in REMOTES)) {
    throw new RemoteProblem(
      `The name in package.json is "${app}", and the site has no such remote; it has ${Object.keys(REMOTES).join(', ')}.`,
    );
  }
  const sources = readdirSync(folder).filter((name) => !NO_SOURCE.test(name));
  return { app, version: `${version}-${hashOf(folder, sources)}`, folder, owner, contract: CONTRACT };
}
