import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { Kysely } from 'kysely';
import { DatabaseError } from './database-error.ts';
import { isPostgresAddress, nameOf } from './engine.ts';
import { checkMigrated, migrate } from './migrate.ts';
import type { Database, Tables } from './schema.ts';
import { NodeSqliteDialect } from './sqlite-dialect.ts';
import { storageProblem } from '@golf/node-kit/storage-problem';

export { DatabaseError } from './database-error.ts';
export type { Database } from './schema.ts';

export interface OpenOptions {
  /**
   * SQLite: how long a write waits while another process writes, in milliseconds. `node:sqlite` waits on the
   * thread, so a server keeps it short and tries again later; a tool may be patient.
   */
  busyTimeout?: number;
  /**
   * SQLite: whether what was committed outlasts a loss of power, at the price of a wait for the disk. Without, it may
   * forget the last commits then, never the order of them: right for a server's clicks, not for an import.
   */
  durable?: boolean;
  /** PostgreSQL: how long a statement may take, in milliseconds; 0: as long as it takes. */
  statementTimeout?: number;
}

const SERVER_BUSY_TIMEOUT = 50;
const SERVER_STATEMENT_TIMEOUT = 10_000;
/** Connections of one process to PostgreSQL at most. */
const CONNECTIONS = 10;
/** Two processes that start together migrate one after the other. */
const MIGRATION_BUSY_TIMEOUT = 10_000;
/** The write-ahead log is cut back to this after a large import, in bytes. */
const KEPT_LOG = 8 * 1024 * 1024;

function openOnce(path: string): DatabaseSync {
  const file = new DatabaseSync(path, { enableForeignKeyConstraints: true, timeout: MIGRATION_BUSY_TIMEOUT });
  try {
    file.exec(`pragma journal_mode = wal; pragma synchronous = normal; pragma journal_size_limit = ${KEPT_LOG};`);
    return file;
  } catch (cause) {
    file.close();
    throw cause;
  }
}

/** Between two tries to open a file that somebody else has for themselves, in milliseconds. */
const PAUSE = 20;

/** SQLite's own number of "the database is locked". */
const BUSY = 5;
const isBusy = (cause: unknown) => cause instanceof Error && 'errcode' in cause && cause.errcode === BUSY;

/** Tried again: of two programs that change a new file to a write-ahead log, SQLite refuses one at once, whatever the timeout. */
async function openFile(path: string): Promise<DatabaseSync> {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  for (const end = Date.now() + MIGRATION_BUSY_TIMEOUT; ; await wait(PAUSE)) {
    try {
      return openOnce(path);
    } catch (cause) {
      if (!isBusy(cause) || Date.now() > end) throw cause;
    }
  }
}

async function openSqlite(
  path: string,
  { busyTimeout = SERVER_BUSY_TIMEOUT, durable }: OpenOptions,
): Promise<Database> {
  let database: Database | undefined;
  try {
    const file = await openFile(path);
    database = new Kysely<Tables>({ dialect: new NodeSqliteDialect(file) });
    await migrate(database, path);
    file.exec(`pragma busy_timeout = ${busyTimeout}`);
    if (durable) file.exec('pragma synchronous = full');
    return database;
  } catch (cause) {
    await database?.destroy();
    throw cause;
  }
}

async function connectTo(address: string, statementTimeout = SERVER_STATEMENT_TIMEOUT): Promise<Database> {
  // `pg` is loaded by those who use it.
  const { connect } = await import('./postgres/connect.ts');
  return connect(address, { connections: CONNECTIONS, statementTimeout });
}

/** Says in one sentence why a database cannot be used. */
async function orDatabaseError<T>(place: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof DatabaseError) throw cause;
    throw new DatabaseError(`The database ${nameOf(place)} cannot be opened: ${storageProblem(cause)}.`, { cause });
  }
}

/**
 * Opens a database. Close it with `destroy()`.
 * @param place a SQLite file, ":memory:", or the address of a PostgreSQL database. The file is created with its folder
 * where needed, and its tables are brought up to date; those of PostgreSQL are `migrateDatabase`'s business, because
 * other servers use them.
 * @throws DatabaseError when the folder cannot be written, the file is no database, it cannot be reached, or its tables
 * are not of this version
 */
export function openDatabase(place: string, options: OpenOptions = {}): Promise<Database> {
  return orDatabaseError(place, async () => {
    if (!isPostgresAddress(place)) return openSqlite(place, options);
    const database = await connectTo(place, options.statementTimeout);
    try {
      await checkMigrated(database, nameOf(place));
      return database;
    } catch (cause) {
      await database.destroy();
      throw cause;
    }
  });
}

/**
 * Makes the tables of a database, or brings them up to date; one process at a time, the others wait.
 * @throws DatabaseError as `openDatabase`
 */
export function migrateDatabase(place: string): Promise<void> {
  return orDatabaseError(place, async () => {
    const database = isPostgresAddress(place) ? await connectTo(place, 0) : await openSqlite(place, {});
    try {
      await migrate(database, nameOf(place));
    } finally {
      await database.destroy();
    }
  });
}
