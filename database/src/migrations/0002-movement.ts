import { sql, type Kysely } from 'kysely';

/**
 * Adds the handicap of 30 days ago. The next import fills it, even with identical files: the database lacks content
 * that those files now give.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('players').addColumn('handicap_30_days_ago', 'integer').execute();
  await sql`update meta set content_hash = ''`.execute(db);
}
