import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { REMOTES } from '@golf/shared/platform/contract';
import * as v from 'valibot';
import type { Source } from '../build/make-release.ts';
import { hashOf } from '../build/source-hash.ts';

/** The request cannot be fulfilled. The message gives the reason and the remedy. */
export class RemoteProblem extends Error {
  override readonly name = 'RemoteProblem';
}

/** Folder of the package that contains this program. */
export const PACKAGE = dirname(createRequire(import.meta.url).resolve('@golf/shared/package.json'));

/** Platform contract in the package. */
const CONTRACT = join(PACKAGE, 'contract.txt');

/** Files that are not sources: those of git, npm and builds, documents, and the package, which the lock file covers. */
const NO_SOURCE = /^(?:\.|node_modules$|dist$)|\.(?:md|tgz)$/;

const manifestSchema = v.object({
  name: v.string(),
  version: v.string(),
  /** Owner of the remote, as written by `new`. */
  author: v.fallback(v.optional(v.string()), undefined),
});

/** @throws RemoteProblem when package.json is invalid */
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

/** Why a folder is not a remote. Null: it is one. */
function problemOf(folder: string): string | null {
  if (!existsSync(join(folder, 'package.json'))) return 'it has no package.json';
  return existsSync(join(folder, 'vite.config.ts')) ? null : 'it has no vite.config.ts';
}

/**
 * Reads the remote in a folder.
 * @throws RemoteProblem when there is none, or the site does not know it
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
