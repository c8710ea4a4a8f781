import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { PROJECT_ROOT } from '@golf/node-kit/project-root';

/** Folders and files that leave a build as it is. */
const IGNORED = /(^|\/)(node_modules|dist|\.vite|\.__mf__temp)(\/|$)|\.(?:test|stories)\.tsx?$|\/testing\//;

/** What every app is built from, beside its own folder. */
export const COMMON: readonly string[] = [
  'shared/src',
  'shared/package.json',
  'shared/contract/platform.txt', // A part of each release: what is built with it is compared with the live shell's.
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
    // A file, not a folder: listed as itself.
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return [path];
    throw error;
  }
}

/**
 * Fingerprint of the files below some paths of a folder.
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

/**
 * Fingerprint of everything that an app is built from. The same sources give the same version, so that a build
 * that would change nothing is not made.
 */
export const sourceHash = (app: string): string => hashOf(PROJECT_ROOT, [app, ...COMMON]);
