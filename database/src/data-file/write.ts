import { once } from 'node:events';
import { mkdtemp, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { toCsv, type CsvCell } from '@golf/shared/format';
import type { Kysely } from 'kysely';
import { sync } from '@golf/node-kit/durable';
import { readAtOneMoment } from '../read.ts';
import type { Database, Tables } from '../schema.ts';
import { fieldsText } from './fields.ts';
import type { Licence } from './licence.ts';
import { DATA_FILE, fileNames, type DataFileContent } from './names.ts';
import { openSqliteFile, SQLITE_FILE } from './sqlite-file.ts';
import type { DataTable } from './table.ts';
import { DATA_TABLES } from './tables.ts';

type SqliteFile = ReturnType<typeof openSqliteFile>;

/** Opens all forms of a table, so that its rows are read once. */
async function openTable(table: DataTable, folder: string, sqlite: SqliteFile) {
  const { name, fields, rowsIn } = table;
  const insert = sqlite.addTable(table);
  const csv = await open(join(folder, `${name}.csv`), 'wx');
  const json = await open(join(folder, `${name}.json`), 'wx').catch(async (error: unknown) => {
    await csv.close();
    throw error;
  });
  const columns = Object.keys(fields);
  let count = 0;
  await csv.write(toCsv([columns]));
  await json.write('[');
  return {
    name,
    async write(part: unknown) {
      const rows = rowsIn(part).map((row) => {
        const values = row as Record<string, CsvCell>; // Cast: all columns are cells.
        return Object.fromEntries(columns.map((column) => [column, values[column] ?? null]));
      });
      if (rows.length === 0) return;
      const cells = rows.map((row) => Object.values(row));
      await csv.write(toCsv(cells).slice(1));
      for (const row of cells) insert(row);
      await json.write(`${count === 0 ? '\n' : ',\n'}${rows.map((row) => JSON.stringify(row)).join(',\n')}`);
      count += rows.length;
    },
    /** @returns the number of rows */
    async end() {
      await json.write('\n]\n');
      return count;
    },
    async close() {
      await csv.close();
      await json.close();
    },
  };
}

/**
 * Writes tables that are read together.
 * @returns the number of rows of each
 */
async function writeTables(tables: readonly DataTable[], source: Kysely<Tables>, folder: string, sqlite: SqliteFile) {
  const counts = new Map<string, number>();
  const opened: Awaited<ReturnType<typeof openTable>>[] = [];
  try {
    for (const table of tables) opened.push(await openTable(table, folder, sqlite));
    for await (const part of tables[0]?.read(source) ?? []) for (const table of opened) await table.write(part);
    for (const table of opened) counts.set(table.name, await table.end());
  } finally {
    for (const table of opened) await table.close();
  }
  return counts;
}

export interface PackOptions {
  /** Folder of the files and of data.zip. */
  folder: string;
  /** Modification time of all files in the ZIP. */
  madeAt: string;
}

/**
 * Packs the tables into a ZIP in a separate folder.
 * @returns the description of its content
 */
async function pack(source: Kysely<Tables>, folder: string, licence: Licence, onProgress: Progress) {
  const meta = await source.selectFrom('meta').select('imported_at').executeTakeFirst();
  const madeAt = meta?.imported_at ?? new Date(0).toISOString();
  const workerData: PackOptions = { folder, madeAt };
  // Before the thread, which a failure here would leave running.
  const sqlite = openSqliteFile(join(folder, SQLITE_FILE));
  const packer = new Worker(new URL('pack-files.ts', import.meta.url), { workerData });
  // An error of the thread is thrown at the end, where this is awaited.
  const packed = once(packer, 'exit');
  packed.catch(() => {});
  const counts = new Map<string, number>();
  try {
    for (const [name, content] of [
      ['LICENCE.txt', licence.text],
      ['FIELDS.md', fieldsText(DATA_TABLES)],
    ] as const) {
      await writeFile(join(folder, name), content);
      packer.postMessage(name);
    }
    for (const tables of Map.groupBy(DATA_TABLES, ({ read }) => read).values()) {
      for (const [name, rows] of await writeTables(tables, source, folder, sqlite)) {
        counts.set(name, rows);
        for (const form of ['csv', 'json']) packer.postMessage(`${name}.${form}`);
      }
      onProgress(counts.size, DATA_TABLES.length);
    }
    sqlite.finish();
    packer.postMessage(SQLITE_FILE);
    packer.postMessage(null);
    await packed;
  } finally {
    sqlite.close();
    await packer.terminate();
  }
  const tables = DATA_TABLES.map(({ name, about }) => ({ name, about, rows: counts.get(name) ?? 0 }));
  return { made_at: madeAt, licence: licence.name, tables } satisfies DataFileContent;
}

type Progress = (done: number, total: number) => void;

/**
 * Writes the data file of a database, and replaces that of older data. The file gets its final name once it is complete
 * and flushed to disk. Until then it is in a hidden folder; if the import is killed, a later import removes that
 * folder.
 * @param folder folder that it is served from
 * @throws Error of the disk or the database; the previous file is kept
 */
export async function writeDataFile(
  database: Database,
  folder: string,
  licence: Licence,
  onProgress: Progress = () => {},
): Promise<void> {
  const incoming = await mkdtemp(join(folder, '.incoming-'));
  try {
    const { version, value } = await readAtOneMoment(database, async (source) => {
      // A folder per attempt: after a lost connection there is a second attempt.
      const attempt = await mkdtemp(join(incoming, 'attempt-'));
      return { attempt, content: await pack(source, attempt, licence, onProgress) };
    });
    const { attempt, content } = value;
    const names = fileNames(version);
    await sync(join(attempt, 'data.zip'));
    await writeFile(join(attempt, 'content.json'), JSON.stringify(content));
    await rename(join(attempt, 'content.json'), join(folder, names.content));
    await rename(join(attempt, 'data.zip'), join(folder, names.zip));
    await sync(folder);
    for (const name of await readdir(folder)) {
      if (DATA_FILE.test(name) && !Object.values(names).includes(name)) await rm(join(folder, name), { force: true });
    }
  } finally {
    await rm(incoming, { recursive: true, force: true });
  }
}
