import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { environmentOf, placeOfDatabase } from '../testing/test-database.ts';
import { changed, FIXTURE, PICTURE_ORIGINS, temporaryFolder, writeFixture } from '../testing/fixture.ts';
import { createProgressBar } from './progress-bar.ts';

interface Ran {
  code: number;
  out: string;
  err: string;
}

/** Runs `data`, with its own database and picture folder by default. */
async function data(args: string[], env: Record<string, string> = {}): Promise<Ran> {
  const environment = {
    ...environmentOf(await placeOfDatabase()),
    IMAGES_DIR: await temporaryFolder(),
    PICTURE_ORIGINS: PICTURE_ORIGINS.join(),
    ...env,
  };
  const { promise, resolve } = Promise.withResolvers<Ran>();
  execFile(
    process.execPath,
    [join(import.meta.dirname, 'data.ts'), ...args],
    { env: { ...process.env, ...environment } },
    (error, out, err) => resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
  );
  return promise;
}

describe('data', () => {
  test('imports a folder, and reports an unchanged one', async () => {
    const folder = await writeFixture();
    const IMAGES_DIR = await temporaryFolder();
    const env = { ...environmentOf(await placeOfDatabase()), IMAGES_DIR };
    expect(await data(['import', folder], env)).toEqual({
      code: 0,
      out: 'Imported 5 players, 37 rounds and 3 courses; 9 pictures are new.\n',
      err: '',
    });
    expect(await data(['import', folder], env)).toEqual({
      code: 0,
      out: 'Nothing changed: the site shows this data already; 0 pictures are new.\n',
      err: '',
    });
    // A face, a logo and a first picture of a course in three widths, and the data file with its content.
    expect(await readdir(IMAGES_DIR)).toHaveLength(9 + 3 * 3 + 2);
  });

  test('names the faces and logos that are no pictures, and shows them as they are', async () => {
    const folder = await writeFixture({ 'images/players/ann.svg': 'Not found' });
    expect((await data(['import', folder])).out).toBe(
      'Imported 5 players, 37 rounds and 3 courses; 9 pictures are new.\n' +
        'images/players/ann.svg cannot be read as a picture, and is shown as it is: save it again as WebP, PNG or JPEG.\n',
    );
  });

  test('checks a folder and shows fifty problems, the others counted', async () => {
    const bad = Array.from({ length: 60 }, (_, index) => `${100 + index},1,,/images/items/ball.svg,,`);
    const folder = await writeFixture({ 'items.csv': `${FIXTURE['items.csv']}${bad.join('\n')}\n` });
    const { code, out, err } = await data(['check', folder]);
    expect(code).toBe(1);
    expect(out).toBe('');
    const lines = err.trimEnd().split('\n');
    expect(lines).toHaveLength(52);
    expect(lines[0]).toMatch(/^items\.csv:5 column name: is empty; it must be filled/);
    expect(lines.slice(-2)).toEqual(['… and 10 more', '60 problems; nothing was written.']);
  });

  test('says that nothing is wrong with a right folder', async () => {
    expect(await data(['check', await writeFixture()])).toEqual({
      code: 0,
      out: 'Nothing is wrong: 5 players, 37 rounds.\n',
      err: '',
    });
  });

  test('refuses a folder with problems', async () => {
    const { code, err } = await data(['import', await writeFixture(changed('tees.csv', '73.5,130', '73.5,1x3'))]);
    expect(code).toBe(1);
    expect(err).toBe(
      'tees.csv:3 column slope_rating: "1x3" is not a slope rating; write a whole number from 55 to 155\n1 problem; nothing was written.\n',
    );
  });

  test.each<[string[], RegExp]>([
    [[], /^Say what to do\.\n\nImport and maintenance/],
    [['frobnicate'], /^There is no command "frobnicate"\./],
    [['check'], /^Name the folder: npm run data -- check <folder>/],
    [['check', 'a', 'b'], /^Name one folder, not 2/],
    [['check', '/no/such/folder'], /^There is no folder \/no\/such\/folder; name one with the twelve CSV files\.\n$/],
    [['--frob'], /^Unknown option '--frob'/],
  ])('%j is told what is wrong, exit code 2', async (args, message) => {
    const { code, out, err } = await data(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(message);
  });

  test('explains itself', async () => {
    expect(await data(['--help'])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/npm run data -- import <folder>/),
      err: '',
    });
  });

  test('names a bad environment and a place that cannot be written', async () => {
    expect(await data(['clicks'], { PICTURE_ORIGINS: 'x' })).toMatchObject({
      code: 2,
      err: expect.stringMatching(/PICTURE_ORIGINS: "x" is not right/),
    });
    const file = join(await writeFixture(), 'items.csv');
    const { code, err } = await data(['clicks'], { DATABASE_URL: '', DATABASE_PATH: join(file, 'golf.sqlite') });
    expect(code).toBe(2);
    expect(err).toMatch(/^The database .* cannot be opened: part of the path is a file, not a folder\.\n$/);
  });
});

test('the progress bar is drawn on a terminal only, and taken off in the end', () => {
  const draw = (isTTY: boolean) => {
    const written: string[] = [];
    const bar = createProgressBar({ isTTY, write: (text: string | Uint8Array) => written.push(String(text)) > 0 });
    bar.show('Storing', 1, 2);
    bar.show('Storing', 1, 2);
    bar.end();
    return written;
  };
  expect(draw(false)).toEqual([]);
  expect(draw(true)).toEqual(['\r\u001b[2KStoring                ████████████░░░░░░░░░░░░  50 %', '\r\u001b[2K']);
});
