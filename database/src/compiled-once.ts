import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import type { Tables } from './schema.ts';

/**
 * A query that is composed and compiled by its first call, and only run by the others: that takes Kysely up to half as long
 * as SQLite needs to find the rounds of a player.
 * @param compose the query about the player or course of an id, its only parameter
 */
export function compiledOnce<Row>(compose: (database: Kysely<Tables>, id: number) => Compilable<Row>) {
  // Each engine has its own SQL; a transaction has the adapter of its database.
  const compiled = new WeakMap<object, CompiledQuery<Row>>();
  return async (database: Kysely<Tables>, id = 0): Promise<Row[]> => {
    const { adapter } = database.getExecutor();
    const query = compiled.get(adapter) ?? compose(database, id).compile();
    compiled.set(adapter, query);
    const { rows } = await database.executeQuery<Row>({ ...query, parameters: query.parameters.map(() => id) });
    return rows;
  };
}
