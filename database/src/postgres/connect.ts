import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types as postgresTypes, type CustomTypesConfig, type PoolClient } from 'pg';
import type { Database, Tables } from '../schema.ts';

/* Nobody loads `pg` but this file and its neighbours: they are imported when an address of PostgreSQL is opened, and not before. */

const types: CustomTypesConfig = {
  // count(*), max(id) and ids of clicks have eight bytes, which `pg` gives as text. All are below what a number holds exactly.
  getTypeParser: (oid, format) =>
    oid === postgresTypes.builtins.INT8 ? Number : postgresTypes.getTypeParser(oid, format),
};

export interface ConnectOptions {
  /** Connections that are open at most. */
  connections: number;
  /** How long one statement may take, in milliseconds; 0: as long as it takes. */
  statementTimeout: number;
}

/** How long a connection may take, in milliseconds. */
export const CONNECT_TIMEOUT = 3000;
/** How much longer than the database itself this program waits for the end of a statement, in milliseconds. */
const GRACE = 2000;
/** A transaction of a program that hangs is ended after this, in milliseconds: it holds what others wait for. */
const IDLE_IN_TRANSACTION = 60_000;

const pools = new WeakMap<object, Pool>();

/** Connects to a PostgreSQL database; the first query opens the first connection. Close it with `destroy()`. */
export function connect(address: string, { connections, statementTimeout }: ConnectOptions): Database {
  const pool = new Pool({
    connectionString: address,
    types,
    max: connections,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    statement_timeout: statementTimeout,
    // A connection that has gone silent answers no statement, nor its own time limit.
    ...(statementTimeout > 0 && { query_timeout: statementTimeout + GRACE }),
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION,
    keepAlive: true,
    application_name: 'golf-handicaps',
  });
  // Whoever uses a connection that is lost learns of it from the query; one that nobody uses is replaced by the next.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  pools.set(database, pool);
  return database;
}

/**
 * Works on one connection, both directly and through Kysely.
 * @param database one that `connect` has opened
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
    // PostgresDialect asks for these two methods of a pool, and for these two of its clients.
    return await work(client, new Kysely<Tables>({ dialect: new PostgresDialect({ pool: pool as unknown as Pool }) }));
  } finally {
    client.release();
  }
}
