import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { onTestFinished } from 'vitest';
import { importFolder } from '../import/import-folder.ts';
import { openDatabase, type Database } from '../open.ts';
import { PICTURE_ORIGINS, temporaryFolder, writeFixture, type Changes } from './fixture.ts';
import { DEMO } from './plain-site.ts';

/** PostgreSQL server on which tests create and remove databases (npm run test:postgres). Unset: tests use SQLite. */
const SERVER = process.env['TEST_POSTGRES'];

/** PostgreSQL database without rows (tools/src/cli/test-postgres.ts). */
const MIGRATED = 'golf_template';

/** Whether the tests run on PostgreSQL, without the tests of the SQLite file. */
export const ON_POSTGRES = SERVER !== undefined;

export interface TestDatabase {
  database: Database;
  /** The SQLite file, or the address of the PostgreSQL database. */
  place: string;
  imagesFolder: string;
  /** Origins of the fixture's pictures. */
  pictureOrigins: readonly string[];
}

/** Runs a statement on the server that holds the test databases. */
async function onServer(address: string, statement: string): Promise<void> {
  const { Client } = await import('pg');
  const client = new Client({ connectionString: address });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** Creates a database as a copy of another. @returns its address */
async function createOn(server: string, name: string, template?: string): Promise<string> {
  await onServer(server, `create database ${name}${template === undefined ? '' : ` template ${template}`}`);
  return new URL(name, server).href;
}

const newName = () => `golf_${randomUUID().replaceAll('-', '')}`;

/** Location of a new database, removed after the test. */
export async function placeOfDatabase({ migrated = true, template = MIGRATED } = {}): Promise<string> {
  if (SERVER === undefined) return join(await temporaryFolder(), 'golf.sqlite');
  const name = newName();
  const place = await createOn(SERVER, name, migrated ? template : undefined);
  onTestFinished(() => onServer(SERVER, `drop database ${name} with (force)`));
  return place;
}

/** Environment variables that name a database. */
export const environmentOf = (place: string): Record<string, string> =>
  ON_POSTGRES ? { DATABASE_URL: place } : { DATABASE_PATH: place };

/** An empty database, closed and removed after the test. */
export async function emptyDatabase(): Promise<TestDatabase> {
  return openTestDatabase(await placeOfDatabase(), join(await temporaryFolder(), 'images'));
}

async function openTestDatabase(place: string, imagesFolder: string): Promise<TestDatabase> {
  const database = await openDatabase(place, { busyTimeout: 5000 });
  onTestFinished(() => database.destroy());
  return { database, place, imagesFolder, pictureOrigins: PICTURE_ORIGINS };
}

/** An imported database and its pictures by name. A copy takes a tenth of an import's time. */
interface Imported {
  /** @returns the place of a new copy, removed after the test */
  copy: () => Promise<string>;
  pictures: Map<string, Buffer>;
}

/** Keeps a closed SQLite file in memory. */
async function keepFile(place: string): Promise<Imported['copy']> {
  const content = await readFile(place);
  return async () => {
    const copy = await placeOfDatabase();
    await writeFile(copy, content);
    return copy;
  };
}

/** Keeps a PostgreSQL database as a template, which is removed with its server. */
async function keepTemplate(server: string, place: string): Promise<Imported['copy']> {
  const template = newName();
  await createOn(server, template, new URL(place).pathname.slice(1));
  return () => placeOfDatabase({ template });
}

async function readImported({ database, place, imagesFolder }: TestDatabase): Promise<Imported> {
  // A closed database is a single file.
  await database.destroy();
  const names = await readdir(imagesFolder);
  const pictures = await Promise.all(
    names.map(async (name) => [name, await readFile(join(imagesFolder, name))] as const),
  );
  const copy = await (SERVER === undefined ? keepFile(place) : keepTemplate(SERVER, place));
  return { copy, pictures: new Map(pictures) };
}

async function copyOf({ copy, pictures }: Imported): Promise<TestDatabase> {
  const place = await copy();
  const imagesFolder = join(await temporaryFolder(), 'images');
  await mkdir(imagesFolder);
  for (const [name, content] of pictures) await writeFile(join(imagesFolder, name), content);
  return openTestDatabase(place, imagesFolder);
}

/** Imports once per worker. A failed import is repeated by the next test. */
function importedOnce(folder: () => string | Promise<string>): () => Promise<Imported> {
  let imported: Promise<Imported> | undefined;
  const start = async () => readImported(await importedInto(await emptyDatabase(), await folder()));
  return () =>
    (imported ??= start().catch((error: unknown) => {
      imported = undefined;
      throw error;
    }));
}

const fixture = importedOnce(() => writeFixture());
const demo = importedOnce(() => DEMO);

/** A database with the demo data, closed and removed after the test. */
export const demoDatabase = async (): Promise<TestDatabase> => copyOf(await demo());

/** A database with the changed fixture. */
export async function fixtureDatabase(changes?: Changes): Promise<TestDatabase> {
  if (changes !== undefined) return importedInto(await emptyDatabase(), await writeFixture(changes));
  return copyOf(await fixture());
}

async function importedInto(opened: TestDatabase, folder: string): Promise<TestDatabase> {
  const result = await importFolder(folder, opened.database, opened);
  if (result.status !== 'imported') throw new Error(`${folder} was not imported: ${JSON.stringify(result)}`);
  return opened;
}

/** Fills the disk below a database. @returns a function that frees the space */
export async function fillDisk(database: Database): Promise<() => Promise<void>> {
  if (!ON_POSTGRES) {
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database);
    await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count ?? 0)}`.execute(database);
    return async () => void (await sql`pragma max_page_count = 100000`.execute(database));
  }
  // Simulates PostgreSQL's error: a test cannot fill the server's disk.
  await sql`create function fail_on_full_disk() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`.execute(database);
  for (const table of ['rounds', 'click_log']) {
    await sql`create trigger full_disk before insert on ${sql.table(table)} execute function fail_on_full_disk()`.execute(
      database,
    );
  }
  return async () => void (await sql`drop function fail_on_full_disk cascade`.execute(database));
}
