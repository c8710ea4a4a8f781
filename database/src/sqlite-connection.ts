import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import { LRUCache } from 'lru-cache';

const KEPT_STATEMENTS = 200;

interface Prepared {
  statement: StatementSync;
  /** Column names of the result. Empty for a statement without a result. */
  names: string[];
}

const namesOf = (statement: StatementSync) => statement.columns().map(({ name }) => name);

function toSqlite(parameter: unknown): SQLInputValue {
  if (typeof parameter === 'boolean') return parameter ? 1 : 0;
  if (parameter === undefined) return null;
  // Kysely passes parameters as unknown. node:sqlite itself rejects unsupported ones.
  return parameter as SQLInputValue;
}

/**
 * All rows of a statement that returns arrays. Row objects of `node:sqlite` have no shape known to V8: creating and
 * reading them takes 50 % longer.
 */
function rowsOf(prepared: Prepared, values: SQLInputValue[]): Record<string, SQLOutputValue>[] {
  // The types only cover objects, the default result of a statement.
  const rows = prepared.statement.all(...values) as unknown as SQLOutputValue[][];
  // SQLite recompiles a statement that runs after a migration: "select *" may have more columns then.
  if (rows[0] && rows[0].length !== prepared.names.length) prepared.names = namesOf(prepared.statement);
  const { names } = prepared;
  return rows.map((cells) => {
    const row: Record<string, SQLOutputValue> = {};
    // A callback per cell would take a third longer.
    for (let index = 0; index < names.length; index += 1) row[names[index] ?? ''] = cells[index] ?? null;
    return row;
  });
}

/** An open SQLite file as a Kysely connection. Kysely's own mutex serialises access to it. */
export class SqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync;
  readonly #prepared = new LRUCache<string, Prepared>({ max: KEPT_STATEMENTS });

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const prepared = this.#prepare(sql);
    const values = parameters.map(toSqlite);
    // The row type is the caller's: Kysely infers it from the query that was compiled to this SQL.
    if (prepared.names.length > 0) return { rows: rowsOf(prepared, values) as Row[] };
    const { changes, lastInsertRowid } = prepared.statement.run(...values);
    return { numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid), rows: [] };
  }

  async *streamQuery<Row>({ sql, parameters }: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    // A new statement: a cached one could be run again while this iteration is still open.
    const statement = this.#database.prepare(sql);
    for (const row of statement.iterate(...parameters.map(toSqlite))) yield { rows: [row as Row] };
  }

  #prepare(sql: string): Prepared {
    const kept = this.#prepared.get(sql);
    if (kept) return kept;
    const statement = this.#database.prepare(sql);
    const prepared = { statement, names: namesOf(statement) };
    if (prepared.names.length > 0) statement.setReturnArrays(true);
    this.#prepared.set(sql, prepared);
    return prepared;
  }
}
