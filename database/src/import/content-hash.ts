import { createHash } from 'node:crypto';
import type { Content } from './derive.ts';

/**
 * A hash over every row with its derived values: the same for the same content, whatever the order of
 * lines and columns in the files.
 */
export function contentHash(content: Content): string {
  const hash = createHash('sha256');
  for (const [table, rows] of Object.entries(content)) {
    hash.update(`${table}\n`);
    for (const row of rows) hash.update(`${JSON.stringify(row)}\n`);
  }
  return hash.digest('hex');
}
