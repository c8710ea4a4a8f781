import { rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkFolder, NoFolderError } from './check-folder.ts';
import { formatProblem } from './problem.ts';
import {
  changed,
  FIXTURE,
  PICTURE_ORIGINS,
  problemsOf,
  temporaryFolder,
  writeFixture,
  type Changes,
} from '../testing/fixture.ts';

test('a right folder has no problems', async () => {
  expect(await problemsOf({})).toEqual([]);
});

test('columns may be in any order, with CRLF line ends and a byte order mark', async () => {
  const windows = Object.fromEntries(
    Object.entries(FIXTURE).map(([name, text]) => [name, `\ufeff${text.replaceAll('\n', '\r\n')}`]),
  );
  const countries = 'flag_name,code\nEurope,eu\n\nGermany,de\nScotland,gb-sct\n';
  expect(await problemsOf({ ...windows, 'countries.csv': countries })).toEqual([]);
});

test('a folder that is not there is named', async () => {
  const folder = await temporaryFolder();
  await rm(folder, { recursive: true });
  await expect(checkFolder(folder)).rejects.toThrow(NoFolderError);
});

describe('the files', () => {
  test.each<[string, Changes, string]>([
    [
      'one that is missing',
      { 'cabinets.csv': null },
      'cabinets.csv: is missing; add it, with at least its header line: player_id,cabinet_path',
    ],
    [
      'one under a slightly wrong name',
      { 'cabinets.csv': null, 'cabinet.csv': FIXTURE['cabinets.csv'] ?? '' },
      'cabinets.csv: is missing; rename cabinet.csv to cabinets.csv?',
    ],
    [
      'one without a line',
      { 'cabinets.csv': '' },
      'cabinets.csv: is empty; write at least its header line: player_id,cabinet_path',
    ],
    [
      'one that is not UTF-8',
      { 'countries.csv': Buffer.from('code,flag_name\neu,Europe\nde,Germany\ngb-sct,\xc9cosse\n', 'latin1') },
      'countries.csv:4: is not UTF-8; save the file as UTF-8',
    ],
    [
      'one with semicolons',
      { 'cabinets.csv': 'player_id;cabinet_path\n' },
      'cabinets.csv:1: the columns are not separated by commas; save the file comma-separated',
    ],
    [
      'a quote that is never closed',
      changed('countries.csv', 'de,Germany', 'de,"Germany'),
      'countries.csv:3: a quote that opens in this row is never closed; close it with "',
    ],
    [
      'a quote inside a cell',
      changed('countries.csv', 'Germany', 'Ger"many'),
      'countries.csv:3: there is a quote inside a cell that does not start with one; put the whole cell in quotes and write "" for each quote in it',
    ],
    [
      'text after a closing quote',
      changed('countries.csv', 'Germany', '"Ger"many'),
      'countries.csv:3: there is text after a closing quote; write "" for a quote inside a quoted cell',
    ],
    [
      'a row with a comma too many',
      changed('countries.csv', 'Germany', 'Germany, Federal Republic'),
      'countries.csv:3: has 3 cells where the header has 2; put cells with a comma in quotes',
    ],
  ])('%s', async (_what, changes, problem) => {
    expect(await problemsOf(changes)).toContain(problem);
  });

  test('a line is counted from where its row starts, after a cell of several lines', async () => {
    const changes = changed('items.csv', 'Lost,https://shop.example/ball', '"Lost\nin the\nburn",http://shop.example');
    expect(await problemsOf(changes)).toEqual([
      'items.csv:2 column link: "http://shop.example" is not a link; write an absolute link that starts with https://',
    ]);
    const later = await problemsOf({ 'items.csv': `${changes['items.csv']?.replace('http:', 'https:')}4,9,X,x,,\n` });
    expect(later).toContainEqual(expect.stringMatching(/^items\.csv:7 column path: "x" is not a picture;/));
  });
});

describe('the header', () => {
  test('missing, unknown and repeated columns are named, with a suggestion', async () => {
    expect(await problemsOf({ 'cabinets.csv': 'player_id,cabinet-paht,player_id,note\n' })).toEqual([
      'cabinets.csv:1 column cabinet-paht: "cabinet-paht" is not a column of cabinets.csv; did you mean cabinet_path?',
      'cabinets.csv:1 column player_id: is twice in the header; remove one',
      'cabinets.csv:1 column note: "note" is not a column of cabinets.csv; remove it',
      'cabinets.csv:1 column cabinet_path: is missing; add it to the header and to each row',
    ]);
  });

  test('what a file with a wrong header would have held is not reported missing elsewhere', async () => {
    const problems = await problemsOf(changed('players.csv', 'id,name,code', 'id,name,country'));
    expect(problems.every((problem) => problem.startsWith('players.csv:1 '))).toBe(true);
  });
});

describe('pictures', () => {
  test('one that is not there is named, with the one that was meant', async () => {
    expect(await problemsOf(changed('cabinets.csv', 'oak.svg', 'aok.svg'))).toEqual([
      'cabinets.csv:2 column cabinet_path: "/images/cabinets/aok.svg": images/cabinets/aok.svg is not in the folder; did you mean /images/cabinets/oak.svg?',
    ]);
    expect(await problemsOf(changed('courses.csv', 'old.svg', 'bunker.svg'))).toEqual([
      'courses.csv:2 column feature_image: "bunker.svg": images/courses/bunker.svg is not in the folder; add the file',
    ]);
  });

  test.each([
    '/images/../rounds.csv',
    '/images/.hidden.svg',
    '/images//x.svg',
    '/images/a b.svg',
    '/images/%2e%2e/x.svg',
    'x.svg',
    'http://x.example/x.svg',
  ])('the path %s is refused', async (path) => {
    const [problem] = await problemsOf(changed('cabinets.csv', '/images/cabinets/oak.svg', path));
    expect(problem).toMatch(/^cabinets\.csv:2 column cabinet_path: .* is not a picture; write a path as/);
  });

  test('suggestions are computed for reported problems only', async () => {
    const { problems } = await checkFolder(await writeFixture(changed('cabinets.csv', 'oak.svg', 'aok.svg')), {
      pictureOrigins: PICTURE_ORIGINS,
    });
    expect(problems.map(({ message }) => message)).toEqual([expect.not.stringContaining('did you mean')]);
    expect(problems.map(formatProblem)).toEqual([expect.stringContaining('did you mean')]);
  });

  /** @promise Data: An import refuses impossible … */
  test('one of another origin is refused, unless pages of the site may show pictures from there', async () => {
    const folder = await writeFixture(
      changed('cabinets.csv', '/images/cabinets/oak.svg', 'https://cdn.golf.example/oak.svg'),
    );
    const { problems } = await checkFolder(folder, { pictureOrigins: PICTURE_ORIGINS });
    expect(problems.map(formatProblem)).toEqual([
      'cabinets.csv:2 column cabinet_path: "https://cdn.golf.example/oak.svg" is at https://cdn.golf.example, which no page of this site may show pictures from; put the file into images/, or name that origin in PICTURE_ORIGINS',
    ]);
    const allowed = await checkFolder(folder, {
      pictureOrigins: [...PICTURE_ORIGINS, 'https://cdn.golf.example'],
    });
    expect(allowed.problems).toEqual([]);
  });

  test('a symbolic link is no picture: it could publish any file of the machine', async () => {
    const folder = await writeFixture();
    await rm(join(folder, 'images/cabinets/oak.svg'));
    await symlink('/etc/hostname', join(folder, 'images/cabinets/oak.svg'));
    const { problems } = await checkFolder(folder, { pictureOrigins: PICTURE_ORIGINS });
    expect(problems.map((problem) => problem.line)).toEqual([2]);
  });

  test('a file that is no picture is not taken for one', async () => {
    const files = { ...changed('cabinets.csv', 'oak.svg', 'oak.html'), 'images/cabinets/oak.html': '<script>' };
    expect(await problemsOf(files)).toEqual([expect.stringContaining('name a svg, png, jpg, webp, avif or gif file')]);
  });
});
