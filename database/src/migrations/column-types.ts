import { sql, type Kysely, type RawBuilder } from 'kysely';
import { isPostgres } from '../engine.ts';

/** A kind of column: a whole number of four bytes, one that may grow beyond, or a text. */
export type Column = 'integer' | 'large' | 'text';

/** The type that each kind has in a database. */
export function columnTypes(db: Kysely<unknown>): Record<Column, 'integer' | 'bigint' | 'text' | RawBuilder<unknown>> {
  // Texts are days, instants, codes and paths: compared byte by byte, as SQLite does, whatever language the database is in.
  if (isPostgres(db)) return { integer: 'integer', large: 'bigint', text: sql`text collate "C"` };
  return { integer: 'integer', large: 'integer', text: 'text' };
}
