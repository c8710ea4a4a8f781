import { PostgresAdapter, type Kysely } from 'kysely';

/** Whether a text is the address of a PostgreSQL database; else it is the path of a SQLite file. */
export const isPostgresAddress = (place: string): boolean => /^postgres(?:ql)?:\/\//.test(place);

/** Whether a database is PostgreSQL; else it is SQLite. */
export const isPostgres = <Tables>(database: Kysely<Tables>): boolean =>
  database.getExecutor().adapter instanceof PostgresAdapter;

/** How messages and logs call a database: without the password of its address. */
export function nameOf(place: string): string {
  const url = isPostgresAddress(place) ? URL.parse(place) : null;
  return url ? `${url.pathname.slice(1)} at ${url.host}` : place;
}

/** Where an import says to those that listen (LISTEN, NOTIFY) that there is new data. */
export const NEWS_CHANNEL = 'golf_data';
