import { expect, test } from 'vitest';
import { demoDatabase } from '../testing/index.ts';
import { search } from './search.ts';

async function demo() {
  const { database } = await demoDatabase();
  const names = async (query: string) => (await search(database, query)).players.map(({ name }) => name);
  return { database, names };
}

test('players by name, in any order of its words, without accents; by channel behind them', async () => {
  const { database, names } = await demo();
  expect((await names('vasselin elodie'))[0]).toBe('Élodie Vasselin');
  expect((await names('ELODIE'))[0]).toBe('Élodie Vasselin');
  const [twin] = await database.selectFrom('channels').select('name').where('name', 'is not', null).execute();
  const found = await search(database, twin?.name ?? '');
  expect(found.players.map(({ channel_name: channel }) => channel)).toContain(twin?.name);
});

test('a round by player, course and video together, the newest first', async () => {
  const { database } = await demo();
  const { rounds } = await search(database, 'royal county');
  expect(rounds.length).toBeGreaterThan(1);
  expect(rounds.map(({ date }) => date)).toEqual(
    rounds
      .map(({ date }) => date)
      .toSorted()
      .toReversed(),
  );
  const [{ name, course, title, date } = { name: '', course: '', title: '', date: '' }] = rounds;
  const both = await search(database, `${name} ${course} ${title}`.slice(0, 100));
  expect(both.rounds).toContainEqual(expect.objectContaining({ name, course, date }));
});

test('the answer has the words that misspelt ones are corrected to', async () => {
  const { database } = await demo();
  const found = await search(database, 'royl cuonty');
  expect(found.corrected).toBe('royal county');
  expect(found.courses[0]?.club_name).toMatch(/Royal County/);
  expect((await search(database, 'royal county')).corrected).toBeNull();
});

test('nobody who is not announced is found, nor their rounds, nor a course without a leaderboard', async () => {
  const { database } = await demo();
  const hidden = await database.selectFrom('players').select('name').where('live', '=', 0).execute();
  expect(hidden).not.toEqual([]);
  for (const { name } of hidden) {
    const { players, rounds } = await search(database, name);
    expect([...players, ...rounds].map((found) => found.name)).not.toContain(name);
  }
  const unreleased = await database.selectFrom('courses').selectAll().where('released_at', 'is', null).execute();
  for (const { id, club_name: club } of unreleased)
    expect((await search(database, club)).courses.map((course) => course.course_id)).not.toContain(id);
});

test('an import is found at once', async () => {
  const { database, names } = await demo();
  await search(database, 'vasselin');
  await database.updateTable('players').set({ name: 'Zora Newname' }).where('id', '=', 1).execute();
  expect(await names('newname')).toEqual([]);
  await database.updateTable('meta').set({ data_version: 'ffffffffffffffff' }).execute();
  expect(await names('newname')).toEqual(['Zora Newname']);
});
