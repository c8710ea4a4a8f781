import { sql, type Kysely } from 'kysely';

/**
 * Room for the handicap of 30 days ago. The next import fills it, also one of the very same files: what the
 * database holds is no longer all that those files give.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('players').addColumn('handicap_30_days_ago', 'integer').execute();
  await sql`update meta set content_hash = ''`.execute(db);
}
