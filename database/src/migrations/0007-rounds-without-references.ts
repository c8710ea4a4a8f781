import { sql, type Kysely } from 'kysely';
import { isPostgres } from '../engine.ts';

/**
 * PostgreSQL looks up each reference of each row: half of the time in which it takes an import. Rounds are nine tenths of
 * the rows, and come from an import alone, which has looked at every reference before it writes the first row.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (!isPostgres(db)) return;
  const drop = (name: string) => sql`alter table rounds drop constraint if exists ${sql.ref(name)}`.execute(db);
  await drop('rounds_player');
  await drop('rounds_tee');
}
