import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { importFolder } from './import/import-folder.ts';
import { temporaryFolder } from './testing/fixture.ts';
import { DatabaseError, migrateDatabase, openDatabase } from './open.ts';
import { emptyDatabase, ON_POSTGRES, placeOfDatabase } from './testing/test-database.ts';

const DEMO = join(import.meta.dirname, '../../demo/data');

describe('opening', () => {
  test('creates the folder and the tables, and finds them the next time', async () => {
    const path = join(await temporaryFolder(), 'some/where/golf.sqlite');
    for (const version of ['0', 'changed']) {
      const database = await openDatabase(path);
      const meta = await database.selectFrom('meta').selectAll().executeTakeFirstOrThrow();
      expect(meta.data_version).toBe(version);
      await database.updateTable('meta').set({ data_version: 'changed' }).execute();
      await database.destroy();
    }
  });

  test('by several programs at once migrates once', async () => {
    const place = await placeOfDatabase({ migrated: false });
    const program = `import { migrateDatabase, openDatabase } from '${join(import.meta.dirname, 'open.ts')}';
      await migrateDatabase(process.argv[1]);
      await (await openDatabase(process.argv[1])).destroy();`;
    const run = () => promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program, place]);
    await Promise.all([run(), run(), run()]);
    const database = await openDatabase(place);
    expect(await database.selectFrom('meta').select('id').execute()).toHaveLength(1);
    await database.destroy();
  });

  test('of a new file that another program has begun to write to waits for that', async () => {
    const place = join(await temporaryFolder(), 'golf.sqlite');
    const other = new DatabaseSync(place);
    other.exec('create table unfinished (id integer); begin immediate');
    const opening = openDatabase(place);
    other.exec('commit; drop table unfinished');
    other.close();
    const database = await opening;
    expect(await database.selectFrom('players').selectAll().execute()).toEqual([]);
    await database.destroy();
  });

  test('of an older program keeps its rounds, and works out what that one did not store', async () => {
    const { database, place } = await emptyDatabase();
    await importFolder(DEMO, database, { imagesFolder: await temporaryFolder() });
    const handicaps = () =>
      database.selectFrom('players').select(['id', 'handicap_30_days_ago']).orderBy('id').execute();
    const rounds = () => database.selectFrom('rounds').selectAll().orderBy('id').execute();
    const imported = await handicaps();
    const played = await rounds();
    expect(played.length).toBeGreaterThan(1000);
    expect(imported.some(({ handicap_30_days_ago: handicap }) => handicap !== null)).toBe(true);
    await sql`update players set handicap_30_days_ago = null`.execute(database);
    await sql`delete from kysely_migration where name >= '0003-movement-of-old-data'`.execute(database);
    for (const table of [
      'pictures',
      'release_counts',
      'shared_keys',
      'player_summaries',
      'records',
      'past_boards',
      'course_summaries',
      'corrections',
    ])
      await database.schema.dropTable(table).execute();
    for (const [table, column] of [
      ['players', 'form'],
      ['players', 'latest_score'],
      ['meta', 'newest_day'],
      ['meta', 'rounds_this_week'],
      ['channels', 'subscribers'],
    ] as const)
      await database.schema.alterTable(table).dropColumn(column).execute();
    for (const index of ['players_by_code', 'courses_by_code', 'unlocked_items_by_item'])
      await database.schema.dropIndex(index).execute();
    await migrateDatabase(place);
    const again = await openDatabase(place);
    expect(await handicaps()).toEqual(imported);
    expect(await rounds()).toEqual(played);
    await again.destroy();
    await database.destroy();
  });

  test('for an import waits until the commit has reached the disk', async () => {
    const path = join(await temporaryFolder(), 'golf.sqlite');
    const database = await openDatabase(path, { durable: true });
    const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(database);
    const FULL = 2;
    expect(rows).toEqual([{ synchronous: FULL }]);
    await database.destroy();
  });

  test('a file that is no database is reported', async () => {
    const path = join(await temporaryFolder(), 'golf.sqlite');
    await writeFile(path, 'This is a text, and not a short one. '.repeat(100));
    const opening = openDatabase(path);
    await expect(opening).rejects.toThrow(DatabaseError);
    await expect(opening).rejects.toThrow(
      `The database ${path} cannot be opened: the file is not a SQLite database; name another file in DATABASE_PATH.`,
    );
  });

  test('below a file says that the path is wrong', async () => {
    const file = join(await temporaryFolder(), 'file');
    await writeFile(file, '');
    await expect(openDatabase(join(file, 'golf.sqlite'))).rejects.toThrow(
      /part of the path is a file, not a folder\.$/,
    );
  });

  /** @promise Data: A server changes no … */
  test('a database of a newer program says to update', async () => {
    const { database, place } = await emptyDatabase();
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2030-01-01')`.execute(database);
    await database.destroy();
    const newer = /was made by a newer version of this program; update the program\.$/;
    await expect(openDatabase(place)).rejects.toThrow(newer);
    await expect(migrateDatabase(place)).rejects.toThrow(newer);
  });
});

describe('the dialect', () => {
  test('rolls a failed transaction back and goes on', async () => {
    const { database } = await emptyDatabase();
    const country = { code: 'de', flag_name: 'Germany' };
    const failing = database.transaction().execute(async (transaction) => {
      await transaction.insertInto('countries').values(country).execute();
      await transaction.insertInto('countries').values(country).execute();
    });
    await expect(failing).rejects.toThrow(/unique/i);
    expect(await database.selectFrom('countries').selectAll().execute()).toEqual([]);
  });

  test('shows a transaction as a whole to queries from outside', async () => {
    const { database } = await emptyDatabase();
    const writing = database.transaction().execute(async (transaction) => {
      await transaction.insertInto('countries').values({ code: 'de', flag_name: 'Germany' }).execute();
      await new Promise(setImmediate);
      await transaction.insertInto('countries').values({ code: 'eu', flag_name: 'Europe' }).execute();
    });
    const reading = database.selectFrom('countries').select('code').execute();
    await writing;
    // SQLite makes them wait; PostgreSQL may show the previous rows.
    expect(ON_POSTGRES ? [0, 2] : [2]).toContain((await reading).length);
  });

  test('keeps foreign keys', async () => {
    const { database } = await emptyDatabase();
    const orphan = { player_id: 5, position: 1, name: 'x', link: null, logo: null };
    await expect(database.insertInto('channels').values(orphan).execute()).rejects.toThrow(/foreign key/i);
  });

  test('tells what changed', async () => {
    const { database } = await emptyDatabase();
    const codes = ['de', 'eu', 'se'].map((code) => ({ code, flag_name: code.toUpperCase() }));
    const [inserted] = await database.insertInto('countries').values(codes).execute();
    expect(inserted?.numInsertedOrUpdatedRows).toBe(3n);
    const deleted = await database.deleteFrom('countries').where('code', '=', 'se').returning('flag_name').execute();
    expect(deleted).toMatchObject([{ flag_name: 'SE' }]);
  });

  // Streams from PostgreSQL need another package and are unused.
  test.skipIf(ON_POSTGRES)('streams rows', async () => {
    const { database } = await emptyDatabase();
    const codes = ['de', 'eu', 'se'].map((code) => ({ code, flag_name: code.toUpperCase() }));
    await database.insertInto('countries').values(codes).execute();
    const streamed: string[] = [];
    for await (const row of database.selectFrom('countries').select('code').orderBy('code').stream())
      streamed.push(row.code);
    expect(streamed).toEqual(['de', 'eu', 'se']);
  });
});
