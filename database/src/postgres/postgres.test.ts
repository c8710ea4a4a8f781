import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { importFolder } from '../import/import-folder.ts';
import { openDatabase } from '../open.ts';
import { isUnreachable } from '@golf/node-kit/storage-problem';
import { changed, PICTURE_ORIGINS, temporaryFolder, writeFixture } from '../testing/fixture.ts';
import { emptyDatabase, fixtureDatabase, ON_POSTGRES, placeOfDatabase } from '../testing/test-database.ts';

const CLI = join(import.meta.dirname, '../cli/data.ts');

test('who uses SQLite does not load pg', async () => {
  const program = `import { registerHooks } from 'node:module';
    registerHooks({ resolve: (name, context, next) => {
      if (name === 'pg') throw new Error('pg was loaded');
      return next(name, context);
    } });
    const { openDatabase } = await import(${JSON.stringify(join(import.meta.dirname, '../open.ts'))});
    await (await openDatabase(process.argv[1])).destroy();
    await openDatabase('postgres://127.0.0.1:1/golf').catch((error) => console.log(error.message));`;
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '--eval',
    program,
    join(await temporaryFolder(), 'golf.sqlite'),
  ]);
  expect(stdout).toBe('The database golf at 127.0.0.1:1 cannot be opened: pg was loaded.\n');
});

test('a server that is not there is one sentence, without the password', async () => {
  await expect(openDatabase('postgres://golf:secret@127.0.0.1:1/golf')).rejects.toThrow(
    'The database golf at 127.0.0.1:1 cannot be opened: the database server cannot be reached; check that it runs, and the host and port of DATABASE_URL.',
  );
});

// Needs a server: npm run test:postgres starts one.
describe.skipIf(!ON_POSTGRES)('PostgreSQL', () => {
  const data = (args: string[], env: Record<string, string>) =>
    promisify(execFile)(process.execPath, [CLI, ...args], {
      env: { ...process.env, PICTURE_ORIGINS: PICTURE_ORIGINS.join(), ...env },
    });

  /** @promise Data: A server changes no table that others use, and starts on no other schema version */
  test('is not changed unasked: a database without tables names the command that creates them', async () => {
    const place = await placeOfDatabase({ migrated: false });
    const unprepared = /does not have the tables of this version: make them with "npm run data -- migrate"\.$/;
    await expect(openDatabase(place)).rejects.toThrow(unprepared);
    const { stdout } = await data(['migrate'], { DATABASE_URL: place });
    expect(stdout).toMatch(/^The database golf_\w+ at 127\.0\.0\.1:\d+ has the tables of this version\.\n$/);
    await (await openDatabase(place)).destroy();
  });

  /** @promise Data: A server changes no … */
  test('an older database stops a newer server', async () => {
    const { database, place } = await emptyDatabase();
    await sql`delete from kysely_migration where name >= '0005'`.execute(database);
    await expect(openDatabase(place)).rejects.toThrow(/does not have the tables of this version/);
  });

  test('looks up no reference of a round: an import has done so before it writes', async () => {
    const { database } = await emptyDatabase();
    const { rows } = await sql`select conname from pg_constraint
      where conrelid = 'rounds'::regclass and contype = 'f'`.execute(database);
    expect(rows).toEqual([]);
  });

  test("a backup is refused with the name of PostgreSQL's tools", async () => {
    const { place } = await emptyDatabase();
    await expect(data(['backup', 'golf.sqlite'], { DATABASE_URL: place })).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/ is PostgreSQL: back it up with pg_dump, and restore it with pg_restore /),
    });
  });

  test('a wrong password and a database that is not there are one sentence each', async () => {
    const { place } = await emptyDatabase();
    const wrong = new URL(place);
    wrong.password = 'wrong';
    await expect(openDatabase(wrong.href)).rejects.toThrow(/: the password of DATABASE_URL is not right\.$/);
    await expect(openDatabase(`${place}_gone`)).rejects.toThrow(/: there is no such database; create it, or name/);
  });

  test('texts are in the order of their bytes, whatever language the server speaks', async () => {
    const { database } = await emptyDatabase();
    const { rows } = await sql<{ column_name: string }>`select table_name || '.' || column_name as column_name
      from information_schema.columns
      where table_schema = 'public' and data_type = 'text' and collation_name is distinct from 'C'`.execute(database);
    expect(rows).toEqual([]);
  });

  test('counts, sums and ids of clicks are numbers, and what a browser calls an id may be large', async () => {
    const { database } = await emptyDatabase();
    const at = '2026-01-01T00:00:00Z';
    const click = { track_id: 'visit', timestamp: at, received_at: at, player_id: Number.MAX_SAFE_INTEGER };
    await database.insertInto('click_log').values([click, click]).execute();
    const row = await database
      .selectFrom('click_log')
      .select(({ fn }) => [fn.countAll().as('clicks'), fn.max('id').as('newest'), fn.max('player_id').as('player')])
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ clicks: 2, newest: 2, player: Number.MAX_SAFE_INTEGER });
  });

  test('COPY stores every character as it is', async () => {
    const bio = String.raw`"Tab	and \ backslash, \N, \n, \., quotes "" and émoji ⛳"`;
    const { database } = await fixtureDatabase(
      changed('players.csv', 'Plays once a year', `${bio.slice(0, -1)}\nnext"`),
    );
    const row = await database.selectFrom('players').select('bio').where('id', '=', 3).executeTakeFirstOrThrow();
    expect(row.bio).toBe(String.raw`Tab	and \ backslash, \N, \n, \., quotes " and émoji ⛳` + '\nnext');
  });

  /** @promise Data: PostgreSQL keeps the same promises as SQLite: the same tests run on both */
  test('readers see the old data until the one commit, and nobody waits for them', async () => {
    const opened = await fixtureDatabase();
    const reader = await openDatabase(opened.place);
    const names = (from: typeof reader) =>
      from
        .selectFrom('players')
        .select('name')
        .where('id', '=', 5)
        .execute()
        .then((rows) => rows.map((row) => row.name));
    const seen: string[] = [];
    await reader
      .transaction()
      .setAccessMode('read only')
      .setIsolationLevel('repeatable read')
      .execute(async (transaction) => {
        seen.push(...(await names(transaction)));
        const folder = await writeFixture(changed('players.csv', 'Ed Elm', 'Eve Elm'));
        await importFolder(folder, opened.database, opened);
        seen.push(...(await names(transaction)));
      });
    seen.push(...(await names(reader)));
    expect(seen).toEqual(['Ed Elm', 'Ed Elm', 'Eve Elm']);
    await reader.destroy();
  });

  /** @promise Data: PostgreSQL keeps the same … */
  test('of two imports at once one comes after the other, and both are whole', async () => {
    const opened = await fixtureDatabase();
    const others = await Promise.all(
      ['Eve Elm', 'Eva Elm'].map(async (name) => ({
        name,
        database: await openDatabase(opened.place, { statementTimeout: 0 }),
        folder: await writeFixture(changed('players.csv', 'Ed Elm', name)),
      })),
    );
    const results = await Promise.all(others.map(({ folder, database }) => importFolder(folder, database, opened)));
    expect(results).toMatchObject([{ status: 'imported' }, { status: 'imported' }]);
    const meta = await opened.database.selectFrom('meta').select('data_version').executeTakeFirstOrThrow();
    const last = results.findIndex(
      (result) => result.status === 'imported' && result.dataVersion === meta.data_version,
    );
    const player = await opened.database.selectFrom('players').select('name').where('id', '=', 5).execute();
    expect(player).toEqual([{ name: others[last]?.name }]);
    for (const { database } of others) await database.destroy();
  });

  test('a connection that is cut is one that the next query does without', async () => {
    const { database, place } = await fixtureDatabase();
    const other = await openDatabase(place);
    const cut = () =>
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
        other,
      );
    const transaction = database.transaction().execute(async (inside) => {
      await inside.selectFrom('meta').select('id').execute();
      await cut();
      await inside.selectFrom('meta').select('id').execute();
    });
    const error: unknown = await transaction.catch((cause: unknown) => cause);
    expect(isUnreachable(error), String(error)).toBe(true);
    await vi.waitFor(async () => expect(await database.selectFrom('players').select('id').execute()).toHaveLength(5));
    await other.destroy();
  });
});
