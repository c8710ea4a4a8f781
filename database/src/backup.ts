import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrations } from './migrations/index.ts';
import { DatabaseError } from './database-error.ts';
import { openDatabase } from './open.ts';
import { storageProblem } from '@golf/node-kit/storage-problem';

/** How long a backup or a restore waits for a writer, in milliseconds. */
const PATIENCE = 30_000;

const text = (value: string) => `'${value.replaceAll("'", "''")}'`;
const name = (value: string) => `"${value.replaceAll('"', '""')}"`;

/** Values of a statement with a single column `name`. */
function namesOf(file: DatabaseSync, sql: string): string[] {
  return file
    .prepare(sql)
    .all()
    .map((row) => String(row['name']));
}

const tablesOf = (schema: string) =>
  `select name from ${schema}.sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like 'kysely_%'`;

/**
 * Writes a consistent snapshot of the database to a new file. Readers and writers are not blocked.
 * @throws DatabaseError when there is no database, or the file cannot be written or exists
 */
export async function backUp(path: string, target: string): Promise<void> {
  if (!existsSync(path)) throw new DatabaseError(`There is no database at ${path}: nothing was backed up.`);
  if (existsSync(target)) throw new DatabaseError(`${target} is there already: name a file that is not.`);
  const file = new DatabaseSync(path, { timeout: PATIENCE });
  try {
    mkdirSync(dirname(target), { recursive: true });
    file.exec(`vacuum into ${text(target)}`);
  } catch (cause) {
    throw new DatabaseError(`The backup ${target} cannot be written: ${storageProblem(cause)}.`, { cause });
  } finally {
    file.close();
  }
}

/**
 * Checks that a file is a complete backup of this version or an older one.
 * @throws DatabaseError
 */
function checkBackup(source: string): void {
  if (!existsSync(source)) throw new DatabaseError(`There is no file ${source}: nothing was restored.`);
  let problem: string | null = null;
  try {
    const file = new DatabaseSync(source, { readOnly: true });
    const [state] = file.prepare('pragma integrity_check').all();
    if (state?.['integrity_check'] !== 'ok') problem = 'it is damaged';
    const known = new Set(Object.keys(migrations));
    const made = namesOf(file, 'select name from kysely_migration');
    if (made.some((migration) => !known.has(migration)))
      problem = 'a newer version of this program made it; update the program';
    file.close();
  } catch (cause) {
    throw new DatabaseError(`${source} is no backup of this site; nothing was restored.`, { cause });
  }
  if (problem) throw new DatabaseError(`${source} cannot be restored: ${problem}. Nothing was changed.`);
}

/**
 * Replaces the content of the database with that of a backup, in one transaction. A running site picks it up.
 * @throws DatabaseError when the file is not a complete backup, or the database cannot be written
 */
export async function restore(path: string, source: string): Promise<void> {
  checkBackup(source);
  // Creates a missing database and migrates an old one.
  await (await openDatabase(path, { busyTimeout: PATIENCE })).destroy();
  const file = new DatabaseSync(path, { timeout: PATIENCE });
  try {
    file.exec(`attach ${text(source)} as backup; begin immediate; pragma defer_foreign_keys = on;`);
    const present = new Set(namesOf(file, tablesOf('main')));
    for (const table of present) file.exec(`delete from main.${name(table)}`);
    for (const table of namesOf(file, tablesOf('backup')).filter((kept) => present.has(kept))) {
      const here = new Set(namesOf(file, `select name from pragma_table_info(${text(table)}, 'main')`));
      const there = namesOf(file, `select name from pragma_table_info(${text(table)}, 'backup')`);
      const columns = there
        .filter((column) => here.has(column))
        .map(name)
        .join();
      file.exec(`insert into main.${name(table)} (${columns}) select ${columns} from backup.${name(table)}`);
    }
    file.exec('commit');
  } catch (cause) {
    throw new DatabaseError(
      `The backup cannot be restored: ${storageProblem(cause)}; the site keeps the data it has.`,
      { cause },
    );
  } finally {
    // Closing rolls back an uncommitted transaction.
    file.close();
  }
}
