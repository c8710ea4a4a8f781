import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { PROJECT_ROOT } from '@golf/node-kit/project-root';

/** Folders and files that do not affect a build. */
const IGNORED = /(^|\/)(node_modules|dist|\.vite|\.__mf__temp)(\/|$)|\.(?:test|stories)\.tsx?$|\/testing\//;

/** Inputs of every app's build, in addition to its own folder. */
export const COMMON: readonly string[] = [
  'shared/src',
  'shared/package.json',
  'shared/contract/platform.txt', // Part of each release: it is compared with that of the live shell.
  'owners.json',
  'vite.base.ts',
  'vite.only-shared.ts',
  'package-lock.json',
];

function filesBelow(root: string, path: string): string[] {
  if (IGNORED.test(relative(root, path))) return [];
  try {
    return readdirSync(path).flatMap((name) => filesBelow(root, join(path, name)));
  } catch (error) {
    // A file, not a folder.
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return [path];
    throw error;
  }
}

/**
 * Hash of the files below some paths of a folder.
 * @returns 10 hexadecimal digits
 */
export function hashOf(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256');
  const files = paths.flatMap((path) => filesBelow(root, join(root, path)));
  for (const file of files.toSorted()) {
    hash.update(`${relative(root, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 10);
}

/** Hash of all inputs of an app's build. Equal sources have equal versions, so unchanged apps are not built again. */
export const sourceHash = (app: string): string => hashOf(PROJECT_ROOT, [app, ...COMMON]);
