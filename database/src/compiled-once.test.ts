import { expect, test, vi } from 'vitest';
import { compiledOnce } from './compiled-once.ts';
import { fixtureDatabase } from './testing/test-database.ts';
import type { Database } from './schema.ts';

test('a query is composed once and answers for each id, in a transaction as well', async () => {
  const { database } = await fixtureDatabase();
  const compose = vi.fn((queries: Pick<Database, 'selectFrom'>, id: number) =>
    queries.selectFrom('players').select(['id', 'name']).where('id', '=', id),
  );
  const named = compiledOnce(compose);
  const [first] = await named(database, 1);
  expect(first?.id).toBe(1);
  const [second] = await database.transaction().execute((transaction) => named(transaction, 2));
  expect(second?.id).toBe(2);
  expect(await named(database, 1)).toEqual([first]);
  expect(await named(database, 99)).toEqual([]);
  expect(compose).toHaveBeenCalledTimes(1);
});
