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
   * SQLite: how long a write waits for another process, in milliseconds. `node:sqlite` blocks the thread, so a server
   * uses a short time and retries later; a tool may wait longer.
   */
  busyTimeout?: number;
  /**
   * SQLite: whether commits survive a power failure, at the cost of a disk flush. Otherwise the last commits may be
   * lost, but never their order: sufficient for a server's clicks, not for an import.
   */
  durable?: boolean;
  /** PostgreSQL: time limit of a statement, in milliseconds. 0: none. */
  statementTimeout?: number;
}

const SERVER_BUSY_TIMEOUT = 50;
const SERVER_STATEMENT_TIMEOUT = 10_000;
/** Maximum PostgreSQL connections per process. */
const CONNECTIONS = 10;
/** Time to wait for another process that migrates, in milliseconds. */
const MIGRATION_BUSY_TIMEOUT = 10_000;
/** Size to which the write-ahead log is truncated after a large import, in bytes. */
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

/** Pause before another attempt to open a locked file, in milliseconds. */
const PAUSE = 20;

/** SQLite's code for "the database is locked". */
const BUSY = 5;
const isBusy = (cause: unknown) => cause instanceof Error && 'errcode' in cause && cause.errcode === BUSY;

/**
 * Retries: when two programs switch a new file to a write-ahead log, SQLite rejects one at once, whatever the timeout.
 */
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
  // `pg` is only loaded when needed.
  const { connect } = await import('./postgres/connect.ts');
  return connect(address, { connections: CONNECTIONS, statementTimeout });
}

/** Wraps errors into a one-sentence DatabaseError. */
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
 * @param place a SQLite file, ":memory:", or a PostgreSQL URL. A SQLite file is created with its folder if needed, and
 * its tables are migrated. Those of PostgreSQL are migrated by `migrateDatabase` only, as other servers use them.
 * @throws DatabaseError when the folder is not writable, the file is not a database, the server is unreachable, or the
 * tables are of another version
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
 * Creates or migrates the tables of a database. One process at a time; others wait.
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
