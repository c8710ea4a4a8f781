import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { DatabaseError } from './database-error.ts';
import { migrations } from './migrations/index.ts';
import type { Database } from './schema.ts';

const isNewer = (name: string, cause?: unknown) =>
  new DatabaseError(`The database ${name} was made by a newer version of this program; update the program.`, { cause });

/**
 * Migrates the tables. Kysely allows one process at a time: SQLite locks the file, PostgreSQL takes an advisory lock.
 * @param name name of the database in messages
 */
export async function migrate(database: Database, name: string): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error instanceof Error && error.message.startsWith('corrupted migrations')) throw isNewer(name, error);
  if (error) throw error;
}

/** Migrations that a database has executed. Empty without tables. */
async function migrationsOf(database: Database): Promise<string[]> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(database);
  return rows.map((row) => row.name);
}

/** @throws DatabaseError when the tables are older or newer than this program */
export async function checkMigrated(database: Database, name: string): Promise<void> {
  const made = await migrationsOf(database);
  const known = Object.keys(migrations);
  if (made.some((migration) => !known.includes(migration))) throw isNewer(name);
  if (made.length < known.length) {
    throw new DatabaseError(
      `The database ${name} does not have the tables of this version: make them with "npm run data -- migrate".`,
    );
  }
}
