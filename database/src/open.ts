import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations/index.ts';
import type { Database, Tables } from './schema.ts';
import { NodeSqliteDialect } from './sqlite-dialect.ts';
import { storageProblem } from './storage-problem.ts';

export type { Database } from './schema.ts';

/** The database cannot be used; the message is one sentence for the person who started the program. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}

export interface OpenOptions {
  /**
   * How long a write waits while another process writes, in milliseconds. `node:sqlite` waits on the
   * thread, so a server keeps it short and tries again later; a tool may be patient.
   */
  busyTimeout?: number;
  /**
   * Whether what was committed outlasts a loss of power, at the price of a wait for the disk. Without, SQLite may
   * forget the last commits then, never the order of them: right for a server's clicks, not for an import.
   */
  durable?: boolean;
}

const SERVER_BUSY_TIMEOUT = 50;
/** Two processes that start together migrate one after the other. */
const MIGRATION_BUSY_TIMEOUT = 10_000;
/** The write-ahead log is cut back to this after a large import, in bytes. */
const KEPT_LOG = 8 * 1024 * 1024;

function openFile(path: string): DatabaseSync {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  const file = new DatabaseSync(path, { enableForeignKeyConstraints: true, timeout: MIGRATION_BUSY_TIMEOUT });
  try {
    file.exec(`pragma journal_mode = wal; pragma synchronous = normal; pragma journal_size_limit = ${KEPT_LOG};`);
    return file;
  } catch (cause) {
    file.close();
    throw cause;
  }
}

async function migrate(database: Database, path: string): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error instanceof Error && error.message.startsWith('corrupted migrations')) {
    throw new DatabaseError(`The database ${path} was made by a newer version of this program; update the program.`, {
      cause: error,
    });
  }
  if (error) throw error;
}

/**
 * Opens the database file, creating it and its folder where needed, and brings its tables up to date.
 * Close it with `destroy()`.
 * @param path a file, or ":memory:"
 * @throws DatabaseError when the folder cannot be written, the file is no database, or it is newer than this program
 */
export async function openDatabase(path: string, options: OpenOptions = {}): Promise<Database> {
  let database: Database | undefined;
  try {
    const file = openFile(path);
    database = new Kysely<Tables>({ dialect: new NodeSqliteDialect(file) });
    await migrate(database, path);
    file.exec(`pragma busy_timeout = ${options.busyTimeout ?? SERVER_BUSY_TIMEOUT}`);
    if (options.durable) file.exec('pragma synchronous = full');
    return database;
  } catch (cause) {
    await database?.destroy();
    if (cause instanceof DatabaseError) throw cause;
    throw new DatabaseError(`The database ${path} cannot be opened: ${storageProblem(cause)}.`, { cause });
  }
}
