import type { Kysely } from 'kysely';
import { compiledOnce } from './compiled-once.ts';
import type { Database, Tables } from './schema.ts';
import { isUnreachable } from '@golf/node-kit/storage-problem';

const versions = compiledOnce((database) => database.selectFrom('meta').select('data_version'));

export async function versionOf(database: Kysely<Tables>): Promise<string> {
  const [meta] = await versions(database);
  return meta?.data_version ?? '0';
}

/**
 * Reads the data in one snapshot, so that an import in the meantime does not mix old and new rows.
 * @param query receives the data version of the snapshot
 * @returns the result of `query` and the data version of the snapshot
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
    // Retries on another connection: this one may have been lost, for example by a restart of the database server.
    if (isUnreachable(error)) return read();
    throw error;
  });
}
