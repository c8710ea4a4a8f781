import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import type { Tables } from './schema.ts';

/**
 * A query that is compiled on its first call and only executed afterwards. Kysely needs up to half as long to compile
 * it as SQLite needs to find the rounds of a player.
 * @param compose builds the query; the id of a player or course is its only parameter
 */
export function compiledOnce<Row>(compose: (database: Kysely<Tables>, id: number) => Compilable<Row>) {
  // Each engine has its own SQL. A transaction shares the adapter of its database.
  const compiled = new WeakMap<object, CompiledQuery<Row>>();
  return async (database: Kysely<Tables>, id = 0): Promise<Row[]> => {
    const { adapter } = database.getExecutor();
    const query = compiled.get(adapter) ?? compose(database, id).compile();
    compiled.set(adapter, query);
    const { rows } = await database.executeQuery<Row>({ ...query, parameters: query.parameters.map(() => id) });
    return rows;
  };
}
