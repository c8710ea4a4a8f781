import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Database, ReleaseCountRow, Tables } from './schema.ts';

export interface SharedCounts {
  /** Key for signatures that all servers accept. */
  key: Buffer;
  /** Adds to the counts of all servers, and returns the sums. */
  exchange(added: readonly ReleaseCountRow[]): Promise<ReleaseCountRow[]>;
}

const PAGE_TOKENS = 'page tokens';

/** The key of all servers, created by the first one. */
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

/** Days after which the counts of a day's visits are removed. Releases keep fewer. */
const KEPT_DAYS = 30;
const DAY = 24 * 3600_000;

/** Removes the visits of old days: each exchange reads all rows. Names begin as "visits 2026-11-29". */
async function removeOldVisits(database: Database, now: number): Promise<void> {
  const day = new Date(now - KEPT_DAYS * DAY).toISOString().slice(0, 10);
  await database
    .deleteFrom('release_counts')
    .where('what', 'like', 'visits %')
    .where('what', '<', `visits ${day}`)
    .execute();
}

const orderOf = ({ release, since, what }: ReleaseCountRow) => `${release} ${since} ${what}`;

/** @param now milliseconds since 1970 */
export async function shareCounts(database: Database, now: () => number = Date.now): Promise<SharedCounts> {
  let cleanedAt = 0;
  return {
    key: await sharedKey(database),
    async exchange(added) {
      if (now() - cleanedAt > DAY) {
        await removeOldVisits(database, now());
        cleanedAt = now();
      }
      // Same lock order on all servers, which prevents deadlocks.
      const rows = added.toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
      const read = (from: Kysely<Tables>) => from.selectFrom('release_counts').selectAll().execute();
      if (rows.length === 0) return read(database);
      // One transaction: a server that does not receive the sums sends the same counts again.
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
