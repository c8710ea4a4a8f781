import { sql, type Kysely } from 'kysely';
import { isPostgres } from '../engine.ts';

/**
 * Drops foreign keys of rounds. PostgreSQL checks each reference of each row, which is half of an import's time. Rounds
 * are 90 % of the rows and only come from imports, which check every reference before the first write.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (!isPostgres(db)) return;
  const drop = (name: string) => sql`alter table rounds drop constraint if exists ${sql.ref(name)}`.execute(db);
  await drop('rounds_player');
  await drop('rounds_tee');
}
