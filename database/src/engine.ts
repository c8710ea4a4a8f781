import { PostgresAdapter, type Kysely } from 'kysely';

/** Whether a text is a PostgreSQL URL. Otherwise it is the path of a SQLite file. */
export const isPostgresAddress = (place: string): boolean => /^postgres(?:ql)?:\/\//.test(place);

/** Whether a database is PostgreSQL. Otherwise it is SQLite. */
export const isPostgres = <Tables>(database: Kysely<Tables>): boolean =>
  database.getExecutor().adapter instanceof PostgresAdapter;

/** Name of a database in messages and logs: its URL without the password. */
export function nameOf(place: string): string {
  const url = isPostgresAddress(place) ? URL.parse(place) : null;
  return url ? `${url.pathname.slice(1)} at ${url.host}` : place;
}

/** PostgreSQL channel (LISTEN, NOTIFY) on which an import announces new data. */
export const NEWS_CHANNEL = 'golf_data';
