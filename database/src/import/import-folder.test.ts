import { chmod, mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { emptyDatabase, fillDisk, fixtureDatabase, type TestDatabase } from '../testing/test-database.ts';
import { importFolder, type ImportProgress } from './import-folder.ts';
import { smallerFile } from '../picture-path.ts';
import { changed, FIXTURE, pictureText, roundLine, writeFixture } from '../testing/fixture.ts';

const names = async ({ database }: Awaited<ReturnType<typeof emptyDatabase>>) =>
  (await database.selectFrom('players').select('name').orderBy('id').execute()).map((player) => player.name);

const fileOf = async ({ database }: TestDatabase, path: string) =>
  (await database.selectFrom('pictures').select('file').where('path', '=', path).executeTakeFirstOrThrow()).file;

describe('an import', () => {
  test('stores every file and says how far it is', async () => {
    const opened = await emptyDatabase();
    const seen: ImportProgress[] = [];
    const result = await importFolder(await writeFixture(), opened.database, {
      ...opened,
      onProgress: (progress) => seen.push(progress),
    });
    expect(result).toMatchObject({ status: 'imported', players: 5, rounds: 37, courses: 3, copiedPictures: 9 });
    const steps = [...new Set(seen.map(({ step }) => step))];
    expect(steps).toEqual(['read', 'derive', 'pictures', 'store', 'pack']);
    for (const step of steps) {
      const last = seen.findLast((progress) => progress.step === step);
      expect(last?.done, step).toBe(last?.total);
    }
  });

  test('of a folder with a problem changes nothing and reports the problem', async () => {
    const opened = await fixtureDatabase();
    const folder = await writeFixture({
      ...changed('players.csv', 'Ann Ash', 'Somebody else'),
      ...changed('tees.csv', '73.5,130', '73.5,13'),
    });
    const result = await importFolder(folder, opened.database, opened);
    expect(result).toMatchObject({
      status: 'refused',
      problems: [{ file: 'tees.csv', line: 3, column: 'slope_rating' }],
    });
    expect(await names(opened)).toContain('Ann Ash');
  });

  /** @promise Data: An import refuses impossible data */
  test('of a file that was cut off, or of rounds that nobody can have played, is refused unless it is said to be right', async () => {
    const opened = await fixtureDatabase();
    const cut = FIXTURE['rounds.csv']?.split('\n').slice(0, 10).join('\n') ?? '';
    const folder = await writeFixture({ 'rounds.csv': cut });
    expect(await importFolder(folder, opened.database, opened)).toEqual({
      status: 'refused',
      problems: [
        {
          file: 'rounds.csv',
          line: null,
          column: null,
          message: 'has 9 rows where the site shows 37; if that is right, import with --allow-shrink',
        },
      ],
    });
    const early = await importFolder(await writeFixture(), opened.database, {
      ...opened,
      now: () => Date.parse('2020-01-01'),
    });
    expect(early).toMatchObject({ status: 'refused' });
    expect(early.status === 'refused' && early.problems[0]?.message).toMatch(/^\d{4}-\d\d-\d\d is in the future/);
    expect(await importFolder(folder, opened.database, { ...opened, allowShrink: true })).toMatchObject({
      status: 'imported',
      rounds: 9,
    });
  });

  test('of the same folder again changes nothing, whatever the order of its lines', async () => {
    const opened = await fixtureDatabase();
    const before = await opened.database.selectFrom('meta').selectAll().executeTakeFirstOrThrow();
    const [header, ...lines] = FIXTURE['rounds.csv']?.trimEnd().split('\n') ?? [];
    const turned = { 'rounds.csv': [header, ...lines.toReversed()].join('\n') };
    const result = await importFolder(await writeFixture(turned), opened.database, opened);
    expect(result).toMatchObject({ status: 'unchanged', dataVersion: before.data_version, copiedPictures: 0 });
    expect(await opened.database.selectFrom('meta').selectAll().executeTakeFirstOrThrow()).toEqual(before);
  });

  test('of other data replaces everything, and back again has the first version', async () => {
    const opened = await fixtureDatabase();
    const { data_version: first } = await opened.database
      .selectFrom('meta')
      .select('data_version')
      .executeTakeFirstOrThrow();
    const other = await importFolder(
      await writeFixture(changed('players.csv', 'Ed Elm', 'Eve Elm')),
      opened.database,
      opened,
    );
    expect(other).toMatchObject({ status: 'imported' });
    expect(await names(opened)).toEqual(['Ann Ash', 'Bo Birch', 'Cy Cedar', 'Di Dogwood', 'Eve Elm']);
    const back = await importFolder(await writeFixture(), opened.database, opened);
    expect(back).toMatchObject({ status: 'imported', dataVersion: first });
    expect(other).not.toMatchObject({ dataVersion: first });
  });

  test('keeps the click log and the subscriber counts', async () => {
    const opened = await fixtureDatabase();
    const { database } = opened;
    const at = '2026-01-01T00:00:00Z';
    await database.insertInto('click_log').values({ track_id: 'visit', timestamp: at, received_at: at }).execute();
    await database.insertInto('subscribers').values({ channel_link: 'x', count: 5, fetched_at: at }).execute();
    await importFolder(await writeFixture(changed('players.csv', 'Ed Elm', 'Eve Elm')), database, opened);
    expect(await database.selectFrom('click_log').select('track_id').execute()).toHaveLength(1);
    expect(await database.selectFrom('subscribers').select('count').execute()).toHaveLength(1);
  });

  test('takes as many rounds as one player may have', async () => {
    const lines = Array.from({ length: 3000 }, (_, index) =>
      roundLine({ id: 1000 + index, player: 5, date: '2025-05-05', gross: 80 }),
    );
    const { database } = await fixtureDatabase({ 'rounds.csv': `${FIXTURE['rounds.csv']}${lines.join('\n')}\n` });
    const counted = await database
      .selectFrom('rounds')
      .select(({ fn }) => fn.countAll().as('rounds'))
      .executeTakeFirst();
    expect(counted?.rounds).toBe(3037);
  });
});

describe('its pictures', () => {
  test('are copied with those that no row names, and only where they differ', async () => {
    const opened = await fixtureDatabase();
    // Without the data file, which has its own tests.
    const pictures = async () => (await readdir(opened.imagesFolder)).filter((name) => !name.startsWith('golf-'));
    const stored = new Set(await pictures());
    const before = await fileOf(opened, 'cabinets/oak.svg');
    expect(await fileOf(opened, 'cabinets/oak-left.svg')).not.toBe(before);
    const folder = await writeFixture({
      'images/cabinets/oak.svg': pictureText('new oak'),
      'images/notes.txt': 'no picture',
    });
    expect(await importFolder(folder, opened.database, opened)).toMatchObject({
      status: 'imported',
      copiedPictures: 1,
    });
    const after = await fileOf(opened, 'cabinets/oak.svg');
    expect(await readFile(join(opened.imagesFolder, after), 'utf8')).toBe(pictureText('new oak'));
    // The previous picture stays, for open pages and for backups.
    expect(await pictures()).toEqual([...stored, after].toSorted());
  });

  test('that no import has named for a month are removed, and no other file', async () => {
    const opened = await fixtureDatabase();
    const before = await fileOf(opened, 'players/ann.svg');
    const other = 'holiday.jpg';
    await writeFile(join(opened.imagesFolder, other), 'not ours');
    const longAgo = new Date('2020-01-01');
    for (const file of await readdir(opened.imagesFolder))
      await utimes(join(opened.imagesFolder, file), longAgo, longAgo);
    const folder = await writeFixture({ 'images/players/ann.svg': pictureText('new Ann') });
    await importFolder(folder, opened.database, opened);
    const files = await readdir(opened.imagesFolder);
    expect(files).toContain(other);
    for (const file of [before, smallerFile(before, 48)]) expect(files).not.toContain(file);
    expect(files).toContain(smallerFile(await fileOf(opened, 'players/ann.svg'), 48));
    expect(files).toContain(smallerFile(await fileOf(opened, 'channels/ann.svg'), 48));
    for (const { file } of await opened.database.selectFrom('pictures').select('file').execute()) {
      expect(files).toContain(file);
    }
  });

  test('that cannot be copied leave the old data showing', async () => {
    const opened = await fixtureDatabase();
    const folder = await writeFixture(changed('players.csv', 'Ann Ash', 'Somebody else'));
    // A file in place of a folder: fails for root too, who ignores permissions.
    const blocked = join(opened.imagesFolder, await fileOf(opened, 'cabinets/oak.svg'));
    await expect(importFolder(folder, opened.database, { ...opened, imagesFolder: blocked })).rejects.toThrow(
      /^The pictures cannot be copied to .*: part of the path is a file, not a folder; the site keeps the data it has\.$/,
    );
    expect(await names(opened)).toContain('Ann Ash');
  });
});

describe('what stops it', () => {
  /** @promise Data: An import is all or … */
  test('a full disk is one clear sentence, and the old data stays', async () => {
    const opened = await fixtureDatabase();
    await fillDisk(opened.database);
    const lines = Array.from({ length: 5000 }, (_, index) =>
      roundLine({ id: 1000 + index, player: 5, date: '2025-05-05', gross: 80 }),
    );
    const folder = await writeFixture({
      ...changed('players.csv', 'Ann Ash', 'Somebody else'),
      'rounds.csv': `${FIXTURE['rounds.csv']}${lines.join('\n')}\n`,
    });
    await expect(importFolder(folder, opened.database, opened)).rejects.toThrow(
      'The data cannot be stored: the disk is full; make room and try again; the site keeps the data it has.',
    );
    expect(await names(opened)).toContain('Ann Ash');
    expect(await opened.database.selectFrom('rounds').select('id').execute()).toHaveLength(37);
  });

  test('a file that cannot be read is named', async () => {
    const folder = await writeFixture({ 'items.csv': null });
    await mkdir(join(folder, 'items.csv'));
    await writeFile(join(folder, 'items.csv/x'), '');
    await chmod(folder, 0o755);
    const opened = await emptyDatabase();
    expect(await importFolder(folder, opened.database, opened)).toMatchObject({
      status: 'refused',
      problems: [{ file: 'items.csv', line: null, message: expect.stringContaining('cannot be read') }],
    });
  });
});
