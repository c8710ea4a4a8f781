import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types as postgresTypes, type CustomTypesConfig, type PoolClient } from 'pg';
import type { Database, Tables } from '../schema.ts';

/* Only the files of this folder import `pg`. They are imported lazily, when a PostgreSQL URL is opened. */

const types: CustomTypesConfig = {
  // `pg` returns 8-byte integers (count(*), max(id), click ids) as text. All of them are safe integers.
  getTypeParser: (oid, format) =>
    oid === postgresTypes.builtins.INT8 ? Number : postgresTypes.getTypeParser(oid, format),
};

export interface ConnectOptions {
  /** Maximum number of open connections. */
  connections: number;
  /** Time limit of a statement, in milliseconds. 0: none. */
  statementTimeout: number;
}

/** Time limit for connecting, in milliseconds. */
export const CONNECT_TIMEOUT = 3000;
/** Extra time that the client waits beyond the server's statement limit, in milliseconds. */
const GRACE = 2000;
/** An idle transaction is aborted after this, in milliseconds: a program that hangs must not keep its locks. */
const IDLE_IN_TRANSACTION = 60_000;

const pools = new WeakMap<object, Pool>();

/** Connects to a PostgreSQL database. The first query opens the first connection. Close it with `destroy()`. */
export function connect(address: string, { connections, statementTimeout }: ConnectOptions): Database {
  const pool = new Pool({
    connectionString: address,
    types,
    max: connections,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    statement_timeout: statementTimeout,
    // A dead connection never answers, so the server's statement limit has no effect.
    ...(statementTimeout > 0 && { query_timeout: statementTimeout + GRACE }),
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION,
    keepAlive: true,
    application_name: 'golf-handicaps',
  });
  // A query on a lost connection reports the error. An idle lost connection is replaced on the next query.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  pools.set(database, pool);
  return database;
}

/**
 * Runs `work` on one connection, with direct access and through Kysely.
 * @param database a database opened by `connect`
 */
export async function onOneConnection<T>(
  database: Database,
  work: (client: PoolClient, onIt: Database) => Promise<T>,
): Promise<T> {
  const client = await pools.get(database)?.connect();
  if (!client) throw new Error('the database was not opened by connect()');
  const pool = {
    connect: async () => ({ query: client.query.bind(client), release: () => {} }),
    end: async () => {},
  };
  try {
    // PostgresDialect only uses these two methods of a pool, and these two of its clients.
    return await work(client, new Kysely<Tables>({ dialect: new PostgresDialect({ pool: pool as unknown as Pool }) }));
  } finally {
    client.release();
  }
}
