import type { Kysely } from 'kysely';

/** Removing a row asks who refers to it; PostgreSQL would read the whole table for each one. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.createIndex('players_by_code').on('players').column('code').execute();
  await schema.createIndex('courses_by_code').on('courses').column('code').execute();
  await schema.createIndex('unlocked_items_by_item').on('unlocked_items').column('item_id').execute();
}
