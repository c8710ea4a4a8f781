import type { Kysely } from 'kysely';
import { compiledOnce } from './compiled-once.ts';
import type { Database, Tables } from './schema.ts';
import { isUnreachable } from '@golf/node-kit/storage-problem';

const versions = compiledOnce((database) => database.selectFrom('meta').select('data_version'));

/** The version of the data that a database holds. */
export async function versionOf(database: Kysely<Tables>): Promise<string> {
  const [meta] = await versions(database);
  return meta?.data_version ?? '0';
}

/**
 * Reads the data as of one moment, so that an import that ends meanwhile does not mix old rows with new ones.
 * @param query is told the version of the data that it reads
 * @returns what `query` found, and the version of the data that it found it in
 */
export async function readAtOneMoment<T>(
  database: Database,
  query: (transaction: Kysely<Tables>, version: string) => Promise<T>,
): Promise<{ version: string; value: T }> {
  const read = () =>
    database
      .transaction()
      .setAccessMode('read only')
      .setIsolationLevel('repeatable read')
      .execute(async (transaction) => {
        const version = await versionOf(transaction);
        return { version, value: await query(transaction, version) };
      });
  return read().catch((error: unknown) => {
    // A connection that was lost, when the database server was started again say: the second time is on another.
    if (isUnreachable(error)) return read();
    throw error;
  });
}
