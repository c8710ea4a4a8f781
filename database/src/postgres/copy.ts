import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Transaction } from 'kysely';
import { from as copyFrom } from 'pg-copy-streams';
import { batchesOf } from '../batches.ts';
import type { ContentTables, Database, Tables } from '../schema.ts';
import { onOneConnection } from './connect.ts';

/** Rows per chunk and progress report. */
const BATCH = 2000;

const ESCAPES: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

type Cell = string | number | null;

function cell(value: Cell): string {
  if (value === null) return '\\N';
  if (typeof value === 'number') return String(value);
  return value.replace(/[\\\n\r\t]/g, (character) => ESCAPES[character] ?? character);
}

/** Inserts rows into a table and reports progress. */
export type InsertRows = (
  table: keyof ContentTables,
  columns: readonly string[],
  rows: Iterable<object>,
  onStored: (rows: number) => void,
) => Promise<void>;

/** Runs a transaction with inserts by COPY, PostgreSQL's fastest method. */
export function transactionWithCopy<T>(
  database: Database,
  work: (transaction: Transaction<Tables>, insert: InsertRows) => Promise<T>,
): Promise<T> {
  return onOneConnection(database, (client, onIt) => {
    const insert: InsertRows = async (table, columns, rows, onStored) => {
      function* lines() {
        // Rows of content contain cells only.
        for (const batch of batchesOf(rows as Iterable<Record<string, Cell>>, BATCH)) {
          yield batch.map((row) => `${columns.map((name) => cell(row[name] ?? null)).join('\t')}\n`).join('');
          onStored(batch.length);
        }
      }
      const names = columns.map((name) => `"${name}"`).join();
      await pipeline(Readable.from(lines()), client.query(copyFrom(`copy ${table} (${names}) from stdin`)));
    };
    return onIt.transaction().execute((transaction) => work(transaction, insert));
  });
}
