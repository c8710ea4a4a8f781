import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Database, ReleaseCountRow, Tables } from './schema.ts';

/** What the servers of one site have in common. */
export interface SharedCounts {
  /** Signs what one server gives out and another takes. */
  key: Buffer;
  /** Adds to the counts of all servers; returns them as they are then. */
  exchange(added: readonly ReleaseCountRow[]): Promise<ReleaseCountRow[]>;
}

const PAGE_TOKENS = 'page tokens';

/** The key of all servers; the first of them makes it. */
async function sharedKey(database: Database): Promise<Buffer> {
  await database
    .insertInto('shared_keys')
    .values({ name: PAGE_TOKENS, value: randomBytes(32).toString('base64') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await database
    .selectFrom('shared_keys')
    .select('value')
    .where('name', '=', PAGE_TOKENS)
    .executeTakeFirstOrThrow();
  return Buffer.from(value, 'base64');
}

const orderOf = ({ release, since, what }: ReleaseCountRow) => `${release} ${since} ${what}`;

/** What servers that use one database count together. */
export async function shareCounts(database: Database): Promise<SharedCounts> {
  return {
    key: await sharedKey(database),
    async exchange(added) {
      // All servers lock rows in the same order, so that none waits for one that waits for it.
      const rows = added.toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
      const read = (from: Kysely<Tables>) => from.selectFrom('release_counts').selectAll().execute();
      if (rows.length === 0) return read(database);
      // In one transaction: who does not hear the sums tells the same counts again.
      return database.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('release_counts')
          .values(rows)
          .onConflict((conflict) =>
            conflict
              .columns(['release', 'since', 'what'])
              .doUpdateSet({ count: sql<number>`release_counts.count + excluded.count` }),
          )
          .execute();
        return read(transaction);
      });
    },
  };
}
