import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { FIXTURE, roundLine } from '../testing/fixture.ts';
import { fixtureDatabase } from '../testing/test-database.ts';
import { coursePlayers, courseScores, scoresOf, toScore } from './course-scores.ts';

/** Many players; some have played the first course from two tees. */
function manyPlayers(count: number): Record<string, string> {
  const ids = Array.from({ length: count }, (_, index) => 10 + index);
  const players = ids.map((id) => `${id},Player ${id},de,true,,,`);
  const rounds = ids
    .filter((id) => id % 100 === 0)
    .map((id, index) =>
      roundLine({
        id: 1000 + ((index * 7) % 1000),
        player: id,
        date: `2025-06-0${1 + (index % 3)}`,
        gross: 72 + (index % 4),
        tee: 1 + (index % 2),
      }),
    );
  return {
    'players.csv': `${FIXTURE['players.csv']?.trimEnd()}\n${players.join('\n')}\n`,
    'rounds.csv': `${FIXTURE['rounds.csv']?.trimEnd()}\n${rounds.join('\n')}\n`,
  };
}

test('a leaderboard that is read in parts is in order, and others have their turns meanwhile', async () => {
  const { database } = await fixtureDatabase(manyPlayers(4500));
  const inOneGo = (await scoresOf(database, 1).execute()).map(toScore);
  expect(inOneGo.length).toBeGreaterThan(60);
  const ended: string[] = [];
  const reading = courseScores(database, 1).finally(() => ended.push('all rounds'));
  const other = turn().then(() => ended.push('another turn'));
  expect(await reading).toEqual(inOneGo);
  await other;
  expect(ended).toEqual(['another turn', 'all rounds']);
});

test('players who are read in parts are there once, by name, and others have their turns meanwhile', async () => {
  const { database } = await fixtureDatabase(manyPlayers(4500));
  const ended: string[] = [];
  const reading = coursePlayers(database, 1).finally(() => ended.push('all players'));
  const other = turn().then(() => ended.push('another turn'));
  const names = (await reading)?.map(({ player_name: name }) => name) ?? [];
  await other;
  expect(ended).toEqual(['another turn', 'all players']);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
  expect(names).toEqual(expect.arrayContaining(['Ann Ash', 'Player 100', 'Player 4500']));
});
