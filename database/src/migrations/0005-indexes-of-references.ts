import type { Kysely } from 'kysely';

/** Deleting a row checks the references to it. Without an index PostgreSQL would scan the whole table for each row. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.createIndex('players_by_code').on('players').column('code').execute();
  await schema.createIndex('courses_by_code').on('courses').column('code').execute();
  await schema.createIndex('unlocked_items_by_item').on('unlocked_items').column('item_id').execute();
}
