import type { DatabaseSync } from 'node:sqlite';
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseIntrospector,
  type Dialect,
  type Driver,
  type Kysely,
  type TransactionSettings,
} from 'kysely';
import { SqliteConnection } from './sqlite-connection.ts';

const BEGIN_READING = CompiledQuery.raw('begin deferred');
const BEGIN_WRITING = CompiledQuery.raw('begin immediate');
const COMMIT = CompiledQuery.raw('commit');
const ROLLBACK = CompiledQuery.raw('rollback');

class NodeSqliteDriver implements Driver {
  readonly #database: DatabaseSync;
  readonly #connection: SqliteConnection;

  constructor(database: DatabaseSync) {
    this.#database = database;
    this.#connection = new SqliteConnection(database);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteConnection> {
    return this.#connection;
  }

  async beginTransaction(connection: SqliteConnection, settings: TransactionSettings): Promise<void> {
    // A deferred transaction that upgrades from reading to writing fails at once if another process writes. An
    // immediate one waits for its turn.
    await connection.executeQuery(settings.accessMode === 'read only' ? BEGIN_READING : BEGIN_WRITING);
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    await connection.executeQuery(COMMIT);
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    // SQLite rolls back by itself after errors such as a full disk.
    if (this.#database.isTransaction) await connection.executeQuery(ROLLBACK);
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    if (this.#database.isOpen) this.#database.close();
  }
}

/** SQLite runs schema changes in transactions, so a killed migration leaves no traces. */
class NodeSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Kysely over `node:sqlite`, which needs no native build. The dialect owns the database and closes it. */
export class NodeSqliteDialect implements Dialect {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  createDriver(): Driver {
    return new NodeSqliteDriver(this.#database);
  }

  createQueryCompiler(): SqliteQueryCompiler {
    return new SqliteQueryCompiler();
  }

  createAdapter(): SqliteAdapter {
    return new NodeSqliteAdapter();
  }

  createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return new SqliteIntrospector(db);
  }
}
