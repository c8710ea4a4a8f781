import { sql, type Kysely, type RawBuilder } from 'kysely';
import { isPostgres } from '../engine.ts';

/** Kinds of columns: a 4-byte integer, a larger integer, or a text. */
export type Column = 'integer' | 'large' | 'text';

export function columnTypes(db: Kysely<unknown>): Record<Column, 'integer' | 'bigint' | 'text' | RawBuilder<unknown>> {
  // Texts are days, instants, codes and paths: compared bytewise as in SQLite, whatever the locale of the database.
  if (isPostgres(db)) return { integer: 'integer', large: 'bigint', text: sql`text collate "C"` };
  return { integer: 'integer', large: 'integer', text: 'text' };
}
