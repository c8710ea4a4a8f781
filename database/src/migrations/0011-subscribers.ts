import type { Kysely } from 'kysely';
import { columnTypes } from './column-types.ts';

/** Room for the subscribers of a channel that a data folder names. Empty until the next import. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer } = columnTypes(db);
  await db.schema.alterTable('channels').addColumn('subscribers', integer).execute();
}
