import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { PROJECT_ROOT } from '@golf/database/project-root';

/** Folders and files that leave a build as it is. */
const IGNORED = /(^|\/)(node_modules|dist|\.vite|\.__mf__temp)(\/|$)|\.(?:test|stories)\.tsx?$|\/testing\//;

/** What every app is built from, beside its own folder. */
const COMMON = ['shared/src', 'shared/package.json', 'owners.json', 'vite.base.ts', 'package-lock.json'];

function filesBelow(path: string): string[] {
  if (IGNORED.test(relative(PROJECT_ROOT, path))) return [];
  try {
    return readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? filesBelow(join(path, entry.name)) : filesBelow(join(path, entry.name)),
    );
  } catch (error) {
    // A file, not a folder: listed as itself.
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return [path];
    throw error;
  }
}

/**
 * Fingerprint of everything that an app is built from. The same sources give the same version, so that a build
 * that would change nothing is not made.
 * @returns 10 hexadecimal digits
 */
export function sourceHash(app: string): string {
  const hash = createHash('sha256');
  const files = [app, ...COMMON].flatMap((path) => filesBelow(join(PROJECT_ROOT, path)));
  for (const file of files.toSorted()) {
    hash.update(`${relative(PROJECT_ROOT, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 10);
}
