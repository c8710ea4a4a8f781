import { rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkFolder, NoFolderError } from './check-folder.ts';
import { formatProblem } from './problem.ts';
import { changed, FIXTURE, temporaryFolder, writeFixture } from './testing/fixture.ts';

type Changes = Parameters<typeof writeFixture>[0];

async function problemsOf(changes: Changes): Promise<string[]> {
  const { problems } = await checkFolder(await writeFixture(changes));
  return problems.map(formatProblem);
}

test('a right folder has no problems', async () => {
  expect(await problemsOf({})).toEqual([]);
});

test('the columns may stand in any order, lines may end as on Windows, and a byte order mark is read over', async () => {
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
  test('a column that is missing, one that is unknown and one that stands twice are named, with what was meant', async () => {
    expect(await problemsOf({ 'cabinets.csv': 'player_id,cabinet-paht,player_id,note\n' })).toEqual([
      'cabinets.csv:1 column cabinet-paht: "cabinet-paht" is not a column of cabinets.csv; did you mean cabinet_path?',
      'cabinets.csv:1 column player_id: stands twice in the header; remove one',
      'cabinets.csv:1 column note: "note" is not a column of cabinets.csv; remove it',
      'cabinets.csv:1 column cabinet_path: is missing; add it to the header and to each row',
    ]);
  });

  test('what a file with a wrong header would have held is not reported missing elsewhere', async () => {
    const problems = await problemsOf(changed('players.csv', 'id,name,code', 'id,name,country'));
    expect(problems.every((problem) => problem.startsWith('players.csv:1 '))).toBe(true);
  });
});

describe('a cell', () => {
  const LAST =
    '9,1,2025-01-09,2025-01-09T12:00:00Z,Round 9,https://www.youtube.com/watch?v=demo-000009,,,1,,18,,,,100,,false';
  const round = (from: string, to: string) => changed('rounds.csv', LAST, LAST.replace(from, to));

  test.each<[string, Changes, string]>([
    ['an id', round('9,1,', '0,1,'), 'rounds.csv:10 column id: "0" is not an id; write a whole number from 1 up'],
    [
      'a day that does not exist',
      round('2025-01-09,', '2025-02-29,'),
      'rounds.csv:10 column date: "2025-02-29" is not a day; write it as 2026-11-15',
    ],
    [
      'an instant',
      round('2025-01-09T12:00:00Z', '2025-01-09 12:00'),
      'rounds.csv:10 column tracked_at: "2025-01-09 12:00" is not an instant; write it as 2026-11-15T18:30:00Z',
    ],
    [
      'a link without https',
      round('https://www', 'http://www'),
      'rounds.csv:10 column link: "http://www.youtube.com/watch?v=demo-000009" is not a link; write an absolute link that starts with https://',
    ],
    [
      'a script as a link',
      round('https://www.youtube.com/watch?v=demo-000009', 'javascript:alert(1)'),
      'rounds.csv:10 column link: "javascript:alert(1)" is not a link; write an absolute link that starts with https://',
    ],
    [
      'a number out of range',
      round(',18,,,,100', ',8,33,,,100'),
      'rounds.csv:10 column holes: "8" is not a number of holes; write a whole number from 9 to 18',
    ],
    [
      'a number of another form',
      round(',100,', ',1e2,'),
      'rounds.csv:10 column gross: "1e2" is not a number of strokes; write a whole number from 9 to 400',
    ],
    ['a flag', round(',false', ',no'), 'rounds.csv:10 column pro: "no" is not a flag; write true or false'],
    [
      'one that must be filled',
      round('Round 9', ''),
      'rounds.csv:10 column video: is empty; it must be filled: write at most 20000 characters, without control characters',
    ],
    [
      'a slope rating',
      changed('tees.csv', '73.5,130', '73.5,1x3'),
      'tees.csv:3 column slope_rating: "1x3" is not a slope rating; write a whole number from 55 to 155',
    ],
    [
      'a course rating',
      changed('tees.csv', '73.5,130', '73.55,130'),
      'tees.csv:3 column course_rating: "73.55" is not a course rating; write a number from 40.0 to 99.9 with at most one decimal',
    ],
    [
      'a colour',
      changed('tees.csv', '#cc0000', 'red'),
      'tees.csv:4 column background: "red" is not a colour; write it as #1a2b3c',
    ],
    ['a gender', changed('tees.csv', ',F,', ',W,'), 'tees.csv:4 column gender: "W" is not a gender; write M or F'],
    [
      'a flag code',
      changed('countries.csv', '\nde,', '\nDE,'),
      'countries.csv:3 column code: "DE" is not a flag code; write it in lower case, as de, gb-sct or eu',
    ],
    [
      'control characters',
      changed('items.csv', 'A ball', 'A\u0007ball'),
      'items.csv:2 column name: "A\u0007ball" is not readable text; write at most 20000 characters, without control characters',
    ],
  ])('%s', async (_what, changes, problem) => {
    expect(await problemsOf(changes)).toContain(problem);
  });
});

describe('what rows name', () => {
  test.each<[string, Changes, string]>([
    [
      'an id twice',
      changed('items.csv', '3,2,A glove', '1,2,A glove'),
      'items.csv:4 column id: "1" already stands in line 2; each id may stand once',
    ],
    [
      'a channel position twice',
      changed('channels.csv', '1,2,Ann', '1,1,Ann'),
      'channels.csv:3 column position: "1 1" already stands in line 2; each player_id and position may stand once',
    ],
    [
      'a country',
      changed('players.csv', 'Ed Elm,de', 'Ed Elm,fr'),
      'players.csv:6 column code: "fr" is no code of countries.csv; add it there or name one that is there',
    ],
    [
      'a player',
      changed('items.csv', '3,2,A glove', '3,77,A glove'),
      'items.csv:4 column player_id: "77" is no id of players.csv; add it there or name one that is there',
    ],
    [
      'a badge',
      changed('players.csv', 'true,1,', 'true,9,'),
      'players.csv:2 column badge_id: "9" is no badge_id of achievements.csv; add the badge there or leave this empty',
    ],
    [
      'a tee',
      changed('rounds.csv', ',,,2,,18', ',,,9,,18'),
      'rounds.csv:8 column tee_id: "9" is no id of tees.csv; add it there or name one that is there',
    ],
    [
      'a round, of a trophy',
      changed('trophies.csv', '-1,72,8,', '-1,72,88,'),
      'trophies.csv:2 column score_id: "88" is no id of rounds.csv; add it there or name one that is there',
    ],
    [
      "somebody else's item",
      changed('unlocked-items.csv', '1,2', '1,3'),
      'unlocked-items.csv:2 column item_id: "3" is an item of player 2; name an item of player 1',
    ],
  ])('%s', async (_what, changes, problem) => {
    expect(await problemsOf(changes)).toEqual([problem]);
  });
});

describe('cells that go together', () => {
  const ELSEWHERE = ',,Thornhollow Park,18,71,70.4,124,85';

  test.each<[string, Changes, string[]]>([
    [
      'a round below 18 holes needs its par',
      changed('rounds.csv', ',9,36,,,40', ',9,,,,40'),
      ['rounds.csv:7 column par: is empty; with 9 holes write the par of the holes played'],
    ],
    [
      'a round elsewhere needs course, ratings and par',
      changed('rounds.csv', ELSEWHERE, ',,,18,,70.4,,85'),
      [
        'rounds.csv:17 column course: is empty; without a tee_id it must be filled',
        'rounds.csv:17 column slope_rating: is empty; without a tee_id it must be filled',
        'rounds.csv:17 column par: is empty; without a tee_id it must be filled',
      ],
    ],
    [
      'a round from a tee leaves them to the tee',
      changed('rounds.csv', ELSEWHERE, ',1,Thornhollow Park,18,,70.4,,85'),
      [
        'rounds.csv:17 column course: is filled; with a tee_id the tee says it, leave this empty',
        'rounds.csv:17 column course_rating: is filled; with a tee_id the tee says it, leave this empty',
      ],
    ],
    [
      'the par of 18 holes is the one of the tee',
      changed('rounds.csv', ',18,,,,100', ',18,70,,,100'),
      ['rounds.csv:10 column par: is 70, but the tee has a par of 72; leave it empty'],
    ],
    [
      'the par of nine holes is no par of eighteen',
      changed('rounds.csv', ',9,36,,,40', ',9,72,,,40'),
      ['rounds.csv:7 column par: is 72, which 9 holes cannot have; write the par of the holes played, 27 to 54'],
    ],
    [
      'nobody plays more holes than strokes',
      changed('rounds.csv', ',18,,,,100', ',18,,,,17'),
      ['rounds.csv:10 column gross: is 17, less than one stroke a hole; write the strokes of 18 holes'],
    ],
    [
      'a player with channels has a main one',
      changed('channels.csv', '1,1,Ann Plays', '1,3,Ann Plays'),
      ['channels.csv:2 column position: is 3, but player 1 has no channel at position 1; the main channel is 1'],
    ],
    [
      'a row is a badge or an achievement, not both',
      changed('achievements.csv', 'is one,,,,', 'is one,3,Three,,'),
      [
        'achievements.csv:2 column achievement_id: is filled, and so is badge_id; a row is a badge or an achievement: write two rows',
      ],
    ],
    [
      'nor neither',
      changed('achievements.csv', ',7,Under par', ',,Under par'),
      [
        'achievements.csv:3 column badge_id: is empty, and so is achievement_id; a row is a badge or an achievement: fill one of the two',
      ],
    ],
    [
      'and has its own name only',
      changed('achievements.csv', ',,,7,Under par', ',Legend,,7,'),
      [
        'achievements.csv:3 column achievement_name: is empty; with achievement_id filled it must be filled too',
        'achievements.csv:3 column badge_name: is filled, but the row is of the kind achievement; leave it empty',
      ],
    ],
  ])('%s', async (_what, changes, problems) => {
    expect(await problemsOf(changes)).toEqual(problems);
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

  test('a symbolic link is no picture: it could publish any file of the machine', async () => {
    const folder = await writeFixture();
    await rm(join(folder, 'images/cabinets/oak.svg'));
    await symlink('/etc/hostname', join(folder, 'images/cabinets/oak.svg'));
    const { problems } = await checkFolder(folder);
    expect(problems.map((problem) => problem.line)).toEqual([2]);
  });

  test('a file that is no picture is not taken for one', async () => {
    const files = { ...changed('cabinets.csv', 'oak.svg', 'oak.html'), 'images/cabinets/oak.html': '<script>' };
    expect(await problemsOf(files)).toEqual([expect.stringContaining('name a svg, png, jpg, webp, avif or gif file')]);
  });
});
