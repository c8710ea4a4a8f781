import { join } from 'node:path';
import {
  achievementSchema,
  cabinetPlayerSchema,
  cabinetSchema,
  channelSchema,
  countrySchema,
  courseImageSchema,
  courseLineSchema,
  coursePlayerSchema,
  courseSchema,
  courseScoreSchema,
  courseStatsSchema,
  courseSummarySchema,
  courseUpdateSchema,
  headToHeadSchema,
  historyEntrySchema,
  itemSchema,
  playerSchema,
  playerSummarySchema,
  recordsSchema,
  roundSchema,
  scoreUpdateSchema,
  searchSchema,
  teeSchema,
  totalShotsSchema,
  trophySchema,
  unlockedItemSchema,
} from '@golf/shared/api';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { importFolder } from '@golf/database/import';
import { openDatabase, type Database } from '@golf/database/open';
import { createAnswers, type Answers } from './answers.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';

/* Every answer over the demo data, decoded by the client's schemas: no dropped rows, no missing or extra fields. */

type RowSchema = v.ObjectSchema<v.ObjectEntries, undefined>;

const LISTS: [path: string, schema: RowSchema][] = [
  ['/api/players', playerSchema],
  ['/api/countries', countrySchema],
  ['/api/cabinet/players', cabinetPlayerSchema],
  ['/api/score-updates', scoreUpdateSchema],
  ['/api/course-updates', courseUpdateSchema],
  ['/api/courses', courseSchema],
  ['/api/course-summaries', courseLineSchema],
];
const OF_PLAYER: [path: string, schema: RowSchema, single?: 'single'][] = [
  ['/api/player-history/', historyEntrySchema],
  ['/api/player-channels/', channelSchema],
  ['/api/player-rounds/', roundSchema],
  ['/api/cabinet/', cabinetSchema, 'single'],
  ['/api/trophies/', trophySchema],
  ['/api/achievements/', achievementSchema],
  ['/api/items/', itemSchema],
  ['/api/locked/', unlockedItemSchema],
];
const OF_COURSE: [path: string, schema: RowSchema, single?: 'single'][] = [
  ['/api/course-images/', courseImageSchema],
  ['/api/course-players/', coursePlayerSchema],
  ['/api/course-tees/', teeSchema],
  ['/api/course-scores/', courseScoreSchema],
  ['/api/course-stats/', courseStatsSchema, 'single'],
];

let database: Database;
let answers: Answers;

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'golf-test-'));
  database = await openDatabase(join(folder, 'golf.sqlite'));
  const demo = join(import.meta.dirname, '../../../demo/data');
  const result = await importFolder(demo, database, { imagesFolder: join(folder, 'images') });
  expect(result).toMatchObject({ status: 'imported' });
  answers = await createAnswers(database);
  return async () => {
    await database.destroy();
    await rm(folder, { recursive: true });
  };
});

async function ask(path: string): Promise<unknown> {
  const answer = await answers.get(path);
  expect(answer?.status, path).toBe(200);
  return JSON.parse(answer?.identity.toString() ?? '');
}

function expectRow(schema: RowSchema, row: unknown, path: string): void {
  expect(row, path).toBeTypeOf('object');
  expect(Object.keys(row ?? {}).toSorted(), path).toEqual(Object.keys(schema.entries).toSorted());
  const decoded = v.safeParse(schema, row);
  expect(decoded.issues, path).toBeUndefined();
  // Decoding converts nothing: the server sends the right types.
  expect(decoded.output, path).toEqual(row);
}

/** Rows of an answer, each checked. */
async function checked(path: string, schema: RowSchema, single?: 'single'): Promise<unknown[]> {
  const answer = await ask(path);
  const rows = single ? [answer] : answer;
  if (!Array.isArray(rows)) throw new TypeError(`${path} is no list`);
  for (const row of rows) expectRow(schema, row, path);
  return rows;
}

const ids = async (table: 'players' | 'courses') =>
  (await database.selectFrom(table).select('id').orderBy('id').execute()).map((row) => row.id);

test.each(LISTS)('%s', async (path, schema) => {
  expect(await checked(path, schema)).not.toEqual([]);
});

test('/api/players/{id}/summary', async () => {
  const all = await ids('players');
  for (const id of all) await checked(`/api/players/${id}/summary`, playerSummarySchema, 'single');
  expect(all).not.toEqual([]);
});

test('/api/head-to-head/{first}/{second}', async () => {
  const all = await ids('players');
  for (const [index, id] of all.slice(1).entries())
    await checked(`/api/head-to-head/${all[index]}/${id}`, headToHeadSchema, 'single');
  expect(all.length).toBeGreaterThan(1);
});

test('/api/records', async () => {
  const [records] = await checked('/api/records', recordsSchema, 'single');
  const { sections, courses, countries } = v.parse(recordsSchema, records);
  expect(sections.flatMap((section) => section.records).length).toBeGreaterThanOrEqual(25);
  expect(courses).not.toEqual([]);
  expect(countries).not.toEqual([]);
});

test('a player’s summary says which records the player holds', async () => {
  const { sections } = v.parse(recordsSchema, await ask('/api/records'));
  const held = sections.flatMap(({ records }) =>
    records.filter(({ holders }) => holders.some(({ player_id: id }) => id === 14)),
  );
  const summary = v.parse(playerSummarySchema, await ask('/api/players/14/summary'));
  expect(held).not.toEqual([]);
  expect(summary.records).toEqual(
    held.map(({ id, name, unit, count, holders }) => {
      const { value, date, since, course } = holders.find(({ player_id: holder }) => holder === 14)!; // found above
      const other = count === 2 ? (holders.find(({ player_id: holder }) => holder !== 14)?.name ?? null) : null;
      return { id, name, value, unit, date, since, course, others: count - 1, other, running: false };
    }),
  );
});

test('/api/search/{words}', async () => {
  const kinds = { vasselin: 'players', County: 'courses', apology: 'rounds', 'lowest handicap': 'records' } as const;
  for (const [words, kind] of Object.entries(kinds)) {
    const [answer] = await checked(`/api/search/${encodeURIComponent(words)}`, searchSchema, 'single');
    expect(v.parse(searchSchema, answer)[kind], words).not.toEqual([]);
  }
});

test('/api/total-shots', async () => {
  expect(await checked('/api/total-shots', totalShotsSchema, 'single')).toHaveLength(1);
});

describe('of each player', () => {
  test.each(OF_PLAYER)('%s{id}', async (path, schema, single) => {
    let rows = 0;
    for (const id of await ids('players')) rows += (await checked(path + id, schema, single)).length;
    expect(rows).toBeGreaterThan(0);
  });
});

describe('of each released course', () => {
  test.each(OF_COURSE)('%s{id}', async (path, schema, single) => {
    const released = v.parse(v.array(courseSchema), await ask('/api/courses')).map((course) => course.course_id);
    let rows = 0;
    for (const id of released) rows += (await checked(path + id, schema, single)).length;
    expect(rows).toBeGreaterThan(0);
  });

  test('/api/courses/{id}/summary', async () => {
    const released = v.parse(v.array(courseSchema), await ask('/api/courses')).map((course) => course.course_id);
    for (const id of released) await checked(`/api/courses/${id}/summary`, courseSummarySchema, 'single');
    expect(released).not.toEqual([]);
  });

  test('the others are not found', async () => {
    const courses = v.parse(v.array(courseSchema), await ask('/api/courses'));
    const released = new Set(courses.map((course) => course.course_id));
    const hidden = (await ids('courses')).filter((id) => !released.has(id));
    expect(hidden).not.toEqual([]);
    for (const path of hidden.flatMap((id) => [`/api/course-tees/${id}`, `/api/courses/${id}/summary`]))
      expect((await answers.get(path))?.status).toBe(404);
  });
});
