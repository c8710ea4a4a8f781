import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { importFolder } from './import/import-folder.ts';
import { changed, temporaryFolder, writeFixture } from './testing/fixture.ts';
import { emptyDatabase, fixtureDatabase, ON_POSTGRES } from './testing/test-database.ts';
import { backUp, restore } from './backup.ts';
import type { Database } from './schema.ts';

const TABLES = ['players', 'rounds', 'tees', 'courses', 'trophies', 'meta', 'click_log'] as const;

const contentOf = async (database: Database) =>
  Object.fromEntries(
    await Promise.all(
      TABLES.map(async (table) => [table, await database.selectFrom(table).selectAll().execute()] as const),
    ),
  );

const click = (database: Database, trackId: string) =>
  database
    .insertInto('click_log')
    .values({
      track_id: trackId,
      timestamp: '2026-01-01T00:00:00Z',
      received_at: '2026-01-01T00:00:00Z',
      player_id: null,
      score_id: null,
      trophy_id: null,
      badge_id: null,
      item_id: null,
    })
    .execute();

// PostgreSQL has pg_dump and pg_restore instead.
describe.skipIf(ON_POSTGRES)('of a SQLite file', () => {
  /** @promise Data: A backup during a write restores to a consistent state */
  test('a backup that is made while somebody writes is restored as it was, on a site that runs', async () => {
    const opened = await fixtureDatabase();
    await click(opened.database, 'before');
    const before = await contentOf(opened.database);
    const file = join(await temporaryFolder(), 'deep/backup.sqlite');
    const writer = new DatabaseSync(opened.place);
    writer.exec("begin immediate; insert into click_log (track_id, timestamp, received_at) values ('during', '', '')");
    await backUp(opened.place, file);
    writer.exec('commit');
    writer.close();

    await importFolder(await writeFixture(changed('players.csv', 'Ed Elm', 'Eve Elm')), opened.database, opened);
    expect(await contentOf(opened.database)).not.toEqual(before);
    await restore(opened.place, file);
    expect(await contentOf(opened.database)).toEqual(before);
  });

  test('a backup makes a database where there is none', async () => {
    const opened = await fixtureDatabase();
    const file = join(await temporaryFolder(), 'backup.sqlite');
    await backUp(opened.place, file);
    const empty = await emptyDatabase();
    await restore(empty.place, file);
    expect(await contentOf(empty.database)).toEqual(await contentOf(opened.database));
  });

  test.each<[string, (folder: string) => Promise<string>, RegExp]>([
    [
      'that is not there',
      async (folder) => join(folder, 'none.sqlite'),
      /There is no file .*none\.sqlite: nothing was restored\./,
    ],
    [
      'that is none',
      async (folder) => {
        await writeFile(join(folder, 'text.sqlite'), 'hello');
        return join(folder, 'text.sqlite');
      },
      /text\.sqlite is no backup of this site; nothing was restored\./,
    ],
    [
      'of a newer program',
      async (folder) => {
        const file = new DatabaseSync(join(folder, 'newer.sqlite'));
        file.exec("create table kysely_migration (name text); insert into kysely_migration values ('9999-later')");
        file.close();
        return join(folder, 'newer.sqlite');
      },
      /a newer version of this program made it; update the program\. Nothing was changed\./,
    ],
  ])('a backup %s changes nothing', async (_what, make, message) => {
    const opened = await fixtureDatabase();
    const before = await contentOf(opened.database);
    await expect(make(await temporaryFolder()).then((file) => restore(opened.place, file))).rejects.toThrow(message);
    expect(await contentOf(opened.database)).toEqual(before);
  });

  test('a backup overwrites nothing, and says where it cannot be written', async () => {
    const opened = await fixtureDatabase();
    const folder = await temporaryFolder();
    await mkdir(join(folder, 'taken.sqlite'));
    await expect(backUp(opened.place, join(folder, 'taken.sqlite'))).rejects.toThrow(
      /is there already: name a file that is not\./,
    );
    await expect(backUp(join(folder, 'none.sqlite'), join(folder, 'b.sqlite'))).rejects.toThrow(
      /There is no database at/,
    );
  });
});
