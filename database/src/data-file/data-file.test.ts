import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { buffer, text } from 'node:stream/consumers';
import { csvLine, toCsv } from '@golf/shared/format';
import { parse } from 'csv-parse/sync';
import fastify from 'fastify';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { LISTS, RECORDS } from '../answers/index.ts';
import { importFolder } from '../import/import-folder.ts';
import { changed, writeFixture } from '../testing/fixture.ts';
import { emptyDatabase, fixtureDatabase, type TestDatabase } from '../testing/test-database.ts';
import { licenceOf } from './licence.ts';
import { createDataFile } from './routes.ts';
import { SQLITE_FILE } from './sqlite-file.ts';
import { DATA_TABLES } from './tables.ts';
import { writeDataFile } from './write.ts';

type Row = Record<string, unknown>;

const without = (row: Row, column: string): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => name !== column));

/** The site's routes over a folder. */
function routesOver(folder: string | null) {
  const app = fastify();
  const dataFile = createDataFile(folder);
  dataFile.register(app);
  onTestFinished(() => app.close());
  return { app, dataFile };
}

const download = ({ imagesFolder }: TestDatabase) =>
  routesOver(imagesFolder).app.inject({ url: '/data/golf-handicaps.zip' });

/** Content of a ZIP by name. */
async function unpacked(zip: Buffer): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const opened = await fromBufferPromise(zip);
  for await (const entry of opened.eachEntry()) {
    files.set(entry.fileName, await text(await opened.openReadStreamPromise(entry)));
  }
  return files;
}

/** The SQLite file of a ZIP. */
async function sqliteOf(zip: Buffer): Promise<DatabaseSync> {
  const opened = await fromBufferPromise(zip);
  const path = join(await mkdtemp(join(tmpdir(), 'golf-data-')), SQLITE_FILE);
  for await (const entry of opened.eachEntry()) {
    if (entry.fileName === SQLITE_FILE) await writeFile(path, await buffer(await opened.openReadStreamPromise(entry)));
  }
  const database = new DatabaseSync(path, { readOnly: true });
  onTestFinished(async () => {
    database.close();
    await rm(dirname(path), { recursive: true });
  });
  return database;
}

const tablesOf = async (opened: TestDatabase) => {
  const files = await unpacked((await download(opened)).rawPayload);
  return (name: string) => JSON.parse(files.get(`${name}.json`) ?? '') as Row[];
};

const filesIn = async ({ imagesFolder }: TestDatabase) =>
  (await readdir(imagesFolder)).filter((name) => name.startsWith('golf-') || name.startsWith('.')).toSorted();

/** The API's answers for each player or course, with the id in front. */
async function answers({ database }: TestDatabase, path: string, key: string): Promise<Row[]> {
  const of = key === 'player_id' ? 'players' : 'courses';
  const ids = await database.selectFrom(of).select('id').orderBy('id').execute();
  const all: Row[] = [];
  for (const { id } of ids) {
    const answer = (await RECORDS.get(path)?.(database, id)) as Row[] | Row | null;
    for (const row of answer === null ? [] : [answer].flat()) all.push({ [key]: id, ...row });
  }
  return all;
}

describe('the data file', () => {
  /**
   * @promise Data: A download at `/data` has the API's data or those of the previous import, complete, and explains
   * every column
   */
  test('holds what the API answers, row for row', async () => {
    // A title that is a spreadsheet formula, with characters that CSV and JSON escape.
    const opened = await fixtureDatabase(changed('rounds.csv', ',Round 11,', ',"=1+1, ""Ünï\nx",'));
    const table = await tablesOf(opened);
    for (const [name, path] of [
      ['players', '/api/players'],
      ['courses', '/api/courses'],
      ['countries', '/api/countries'],
      ['course-updates', '/api/course-updates'],
    ] as const) {
      expect(table(name), name).toEqual(await LISTS.get(path)?.(opened.database));
      expect(table(name), name).not.toEqual([]);
    }
    for (const [name, path, key] of [
      ['tees', '/api/course-tees/{id}', 'course_id'],
      ['course-stats', '/api/course-stats/{id}', 'course_id'],
      ['course-images', '/api/course-images/{id}', 'course_id'],
      ['trophies', '/api/trophies/{id}', 'player_id'],
      ['achievements', '/api/achievements/{id}', 'player_id'],
      ['items', '/api/items/{id}', 'player_id'],
    ] as const) {
      expect(table(name), name).toEqual(await answers(opened, path, key));
      expect(table(name), name).not.toEqual([]);
    }
    const scores = await answers(opened, '/api/course-scores/{id}', 'course_id');
    const references = ['course_id', 'tee_id', 'score_id', 'player_id', 'score_over_par'];
    expect(table('course-scores')).toEqual(
      scores.map((row) => Object.fromEntries(references.map((column) => [column, row[column]]))),
    );
    expect(table('course-scores')).not.toEqual([]);
    const rounds = table('rounds');
    const withoutHistory = rounds.map((row) => without(row, 'history_handicap'));
    expect(withoutHistory).toEqual(await answers(opened, '/api/player-rounds/{id}', 'player_id'));
    const history = new Map(
      (await answers(opened, '/api/player-history/{id}', 'player_id')).map((row) => [row['id'], row]),
    );
    for (const round of rounds) expect(round['history_handicap']).toBe(history.get(round['id'])?.['handicap']);
    const channels = table('channels').map((row) => without(row, 'position'));
    expect(channels).toEqual(await answers(opened, '/api/player-channels/{id}', 'player_id'));
    const unlocked = table('unlocked-items').map(({ item_id: id, ...row }) => ({ ...row, id }));
    expect(unlocked).toEqual(await answers(opened, '/api/locked/{id}', 'player_id'));
    const cabinets = (await answers(opened, '/api/cabinet/{id}', 'player_id')).filter(
      (row) => row['cabinet_path'] !== null,
    );
    expect(table('cabinets')).toEqual(cabinets);
  });

  test('holds every list within what the API answers about players, courses and records', async () => {
    const opened = await fixtureDatabase();
    const table = await tablesOf(opened);
    const players = await answers(opened, '/api/players/{id}/summary', 'player_id');
    const lists = (of: Row[], key: string, list: string) =>
      of.flatMap((row) => (row[list] as Row[]).map((inner) => ({ [key]: row[key], ...inner })));
    const courses = await answers(opened, '/api/courses/{id}/summary', 'course_id');
    const tees = lists(courses, 'course_id', 'tees');
    const steps = tees.flatMap(({ course_id, tee_id, steps: found }) =>
      (found as Row[][]).flatMap((holders, at) => holders.map((row) => ({ course_id, tee_id, step: at + 1, ...row }))),
    );
    const heldBy = (record: Row): Row[] =>
      [...(record['holders'] as Row[]), ...[record['before'] ?? []].flat()] as Row[];
    const answer = (await LISTS.get('/api/records')?.(opened.database)) as {
      sections: { records: Row[] }[];
      courses: Row[];
      countries: Row[];
    };
    const records = [...answer.sections.flatMap((section) => section.records), ...answer.courses, ...answer.countries];
    const updates = (await LISTS.get('/api/score-updates')?.(opened.database)) as Row[];
    const expected: Record<string, readonly object[]> = {
      'player-courses': lists(players, 'player_id', 'courses'),
      improvements: lists(players, 'player_id', 'improvements'),
      'course-net': lists(courses, 'course_id', 'net'),
      'course-records': steps,
      records: records.flatMap(heldBy),
      'score-updates': updates.map(({ result, ...update }) => ({ ...update, ...(result as Row) })),
      'total-shots': [(await LISTS.get('/api/total-shots')?.(opened.database)) as Row],
    };
    for (const [name, rows] of Object.entries(expected)) {
      expect(table(name), name).toMatchObject(rows);
      expect(table(name), name).not.toEqual([]);
    }
    expect(table('player-summaries')).toMatchObject(
      players.map(({ player_id, position, tied, moved, calculation, drops_next, form }) => ({
        player_id,
        position,
        tied,
        moved,
        sum: (calculation as Row | null)?.['sum'] ?? null,
        drops_next_score_id: (drops_next as Row | null)?.['score_id'] ?? null,
        low_handicap: ((form as Row | null)?.['low'] as Row | null)?.['handicap'] ?? null,
      })),
    );
    expect(table('tee-summaries')).toMatchObject(
      tees.map(({ course_id, tee_id, rounds, hardest, leader }) => ({
        course_id,
        tee_id,
        rounds,
        hardest,
        leader_player_id: (leader as Row | null)?.['player_id'] ?? null,
      })),
    );
    expect(table('course-summaries')).toMatchObject(
      courses.map(({ course_id, rounds, best, last_played }) => ({ course_id, rounds, best, last_played })),
    );
    const days = courses.flatMap((course) => [course['hardest_days'], course['easiest_days']].flat() as Row[]);
    expect(table('course-days')).toMatchObject(days.map(({ date, to_handicap }) => ({ date, to_handicap })));
  });

  /** @promise Data: A download at `/data` … */
  test('has each table in one SQLite file, too', async () => {
    const opened = await fixtureDatabase(changed('rounds.csv', ',Round 11,', ',"=1+1, ""Ünï\nx",'));
    const zip = (await download(opened)).rawPayload;
    const files = await unpacked(zip);
    const sqlite = await sqliteOf(zip);
    for (const { name } of DATA_TABLES) {
      const rows = JSON.parse(files.get(`${name}.json`) ?? '') as Row[];
      const stored = sqlite.prepare(`SELECT * FROM ${name.replaceAll('-', '_')}`).all();
      const asStored = (row: Row) =>
        Object.fromEntries(
          Object.entries(row).map(([column, cell]) => [column, typeof cell === 'boolean' ? Number(cell) : cell]),
        );
      expect(
        stored.map((row) => ({ ...row })),
        name,
      ).toEqual(rows.map(asStored));
    }
    expect(sqlite.prepare("SELECT type FROM pragma_table_info('rounds') WHERE name = 'net_score'").get()).toEqual({
      type: 'REAL',
    });
  });

  /** @promise Data: A download at `/data` … */
  test('has each table as CSV too, and tells of every field', async () => {
    const opened = await fixtureDatabase(changed('rounds.csv', ',Round 11,', ',"=1+1, ""Ünï\nx",'));
    const files = await unpacked((await download(opened)).rawPayload);
    const names = DATA_TABLES.flatMap(({ name }) => [`${name}.csv`, `${name}.json`]);
    expect([...files.keys()].toSorted()).toEqual(['FIELDS.md', 'LICENCE.txt', SQLITE_FILE, ...names].toSorted());
    for (const { name, fields } of DATA_TABLES) {
      const rows = JSON.parse(files.get(`${name}.json`) ?? '') as Row[];
      const columns = Object.keys(fields);
      for (const row of rows) expect(Object.keys(row), name).toEqual(columns);
      const [head, ...lines] = parse(files.get(`${name}.csv`) ?? '', { bom: true });
      expect(head, name).toEqual(columns);
      // As in the site's other CSV files: formulas are escaped.
      const expected = rows.map((row) => toCsv([Object.values(row) as string[]]).slice(1, -2));
      expect(
        lines.map((cells) => csvLine(cells)),
        name,
      ).toEqual(expected);
      const told = files.get('FIELDS.md')?.split(`## ${name}\n`)[1]?.split('\n## ')[0] ?? '';
      expect([...told.matchAll(/^\| (\w+) \| /gm)].map(([, column]) => column).slice(1), name).toEqual(columns);
    }
    expect(files.get('rounds.csv')).toContain(`"'=1+1, ""Ünï\nx"`);
  });

  test('has the licence that the folder brings along, and gives none where it brings none', async () => {
    const opened = await fixtureDatabase();
    const before = await unpacked((await download(opened)).rawPayload);
    expect(before.get('LICENCE.txt')).toMatch(/^No licence is given/);
    const folder = await writeFixture();
    await writeFile(join(folder, 'licence.txt'), 'Ours alone\nand nobody else’s.\n');
    await importFolder(folder, opened.database, opened);
    const { app } = routesOver(opened.imagesFolder);
    const { file } = (await app.inject({ url: '/data/golf-handicaps.json' })).json<{ file: Row }>();
    expect(file).toMatchObject({
      licence: 'Ours alone',
      tables: expect.arrayContaining([expect.objectContaining({ name: 'rounds', rows: 37 })]),
    });
    const after = await unpacked((await download(opened)).rawPayload);
    expect(after.get('LICENCE.txt')).toBe('Ours alone\nand nobody else’s.\n');
  });

  test('is sent whole with its size, and as 304 if cached', async () => {
    const opened = await fixtureDatabase();
    const { headers, rawPayload } = await download(opened);
    expect(headers).toMatchObject({
      'content-type': 'application/zip',
      'content-length': String(rawPayload.length),
      'content-disposition': 'attachment; filename="golf-handicaps.zip"',
    });
    const { app } = routesOver(opened.imagesFolder);
    const again = await app.inject({
      url: '/data/golf-handicaps.zip',
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    const head = await app.inject({ method: 'HEAD', url: '/data/golf-handicaps.zip' });
    expect(head.headers['content-length']).toBe(String(rawPayload.length));
  });

  test('of an import takes the place of the one before, and pages are told', async () => {
    const opened = await fixtureDatabase();
    const before = await filesIn(opened);
    expect(before).toHaveLength(2);
    const { dataFile } = routesOver(opened.imagesFolder);
    const source = dataFile.beside({
      fetchAnswer: async () => ({ status: 404, body: '' }),
      dataChanged: async () => false,
    });
    // Long after an import one scan of the folder is enough.
    await utimes(opened.imagesFolder, new Date('2026-01-01'), new Date('2026-01-01'));
    expect([await source.dataChanged(), await source.dataChanged()]).toEqual([false, false]);
    await importFolder(await writeFixture(changed('players.csv', 'Ann Ash', 'Ann Other')), opened.database, opened);
    const after = await filesIn(opened);
    expect(after).toHaveLength(2);
    expect(after.filter((name) => before.includes(name))).toEqual([]);
    expect([await source.dataChanged(), await source.dataChanged()]).toEqual([true, false]);
    expect((await tablesOf(opened))('players')[0]).toMatchObject({ name: 'Ann Other' });
  });

  /** @promise Data: A download at `/data` … */
  test('that cannot be written costs the import nothing but the file: the old one stays', async () => {
    const opened = await fixtureDatabase();
    const before = await filesIn(opened);
    const old = (await download(opened)).rawPayload;
    const folder = await writeFixture(changed('players.csv', 'Ann Ash', 'Ann Other'));
    // A directory has the file's name.
    const scratch = await emptyDatabase();
    const version = await importFolder(folder, scratch.database, scratch);
    const taken = join(
      opened.imagesFolder,
      `golf-handicaps-${'dataVersion' in version ? version.dataVersion : ''}.zip`,
    );
    await mkdir(join(taken, 'in the way'), { recursive: true });
    expect(await importFolder(folder, opened.database, opened)).toMatchObject({
      status: 'imported',
      dataFileProblem: expect.stringMatching(
        /^The data is imported, but its file for visitors cannot be written to .+; the next import tries again\.$/,
      ),
    });
    await rm(taken, { recursive: true });
    expect((await download(opened)).rawPayload.equals(old)).toBe(true);
    expect((await filesIn(opened)).filter((name) => name.startsWith('.'))).toEqual([]);
    expect(await filesIn(opened)).toEqual(expect.arrayContaining(before));
    expect(await importFolder(folder, opened.database, opened)).toMatchObject({
      status: 'unchanged',
      dataFileProblem: null,
    });
    expect((await tablesOf(opened))('players')[0]).toMatchObject({ name: 'Ann Other' });
  });

  test('is written by a second attempt where the connection to the database is lost', async () => {
    const opened = await fixtureDatabase();
    const { database, imagesFolder } = opened;
    for (const name of await filesIn(opened)) await rm(join(imagesFolder, name));
    const begin = database.transaction.bind(database);
    const losesConnection = {
      setAccessMode: () => losesConnection,
      setIsolationLevel: () => losesConnection,
      async execute(work: Parameters<ReturnType<typeof begin>['execute']>[0]) {
        await begin().execute(work);
        throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
      },
    };
    // Cast: the part of Kysely's builder that reads use.
    vi.spyOn(database, 'transaction').mockReturnValueOnce(losesConnection as never);
    await writeDataFile(database, imagesFolder, await licenceOf(imagesFolder));
    expect(await filesIn(opened)).toHaveLength(2);
    expect((await tablesOf(opened))('players')).not.toEqual([]);
  });

  test('a missing file is reported in words', async () => {
    const opened = await fixtureDatabase();
    for (const name of await filesIn(opened)) await rm(join(opened.imagesFolder, name));
    const none = await download(opened);
    expect([none.statusCode, none.body]).toEqual([404, expect.stringContaining('comes with the next import')]);
    // The same data again: the file is written anyway.
    expect(await importFolder(await writeFixture(), opened.database, opened)).toMatchObject({ status: 'unchanged' });
    expect((await download(opened)).statusCode).toBe(200);
    const { app } = routesOver(null);
    expect((await app.inject({ url: '/data/golf-handicaps.zip' })).body).toContain('another service');
    expect((await app.inject({ url: '/data/golf-handicaps.json' })).json()).toEqual({ elsewhere: true, file: null });
  });
});
