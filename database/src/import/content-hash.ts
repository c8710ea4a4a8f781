import { createHash } from 'node:crypto';
import type { Content } from './derive.ts';
import { DerivedRows } from '../summaries/derived-rows.ts';
import { PlayerSummaries } from '../summaries/summaries.ts';
import { DerivedRounds } from './derived-rounds.ts';
import { batchesOf } from '../batches.ts';
import type { Rows } from './rows.ts';

const BATCH = 1000;

function* textsOf(rows: Rows<unknown>): Generator<string> {
  const isTold = rows instanceof DerivedRounds || rows instanceof PlayerSummaries || rows instanceof DerivedRows;
  if (isTold) yield* rows.texts();
  else for (const row of rows) yield JSON.stringify(row);
}

/** Hash of all rows with their derived values. It does not depend on the order of lines and columns in the files. */
export function contentHash(content: Content): string {
  const hash = createHash('sha256');
  for (const [table, rows] of Object.entries(content)) {
    hash.update(`${table}\n`);
    for (const texts of batchesOf(textsOf(rows), BATCH)) hash.update(`${texts.join('\n')}\n`);
  }
  return hash.digest('hex');
}
