import type { Kysely } from 'kysely';
import { columnTypes } from './column-types.ts';

/** Counts that several servers of a site share, and their common keys. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, large } = columnTypes(db);
  await db.schema
    .createTable('release_counts')
    .addColumn('release', text, (column) => column.notNull())
    .addColumn('since', text, (column) => column.notNull())
    .addColumn('what', text, (column) => column.notNull())
    .addColumn('count', large, (column) => column.notNull())
    .addPrimaryKeyConstraint('release_counts_pk', ['release', 'since', 'what'])
    .execute();
  await db.schema
    .createTable('shared_keys')
    .addColumn('name', text, (column) => column.primaryKey())
    .addColumn('value', text, (column) => column.notNull())
    .execute();
}
