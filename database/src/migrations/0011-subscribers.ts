import type { Kysely } from 'kysely';
import { columnTypes } from './column-types.ts';

/** Adds the subscriber count of a channel from the data folder. Empty until the next import. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer } = columnTypes(db);
  await db.schema.alterTable('channels').addColumn('subscribers', integer).execute();
}
