import { expect, test } from 'vitest';
import { importFolder } from '../import/import-folder.ts';
import { readAtOneMoment } from '../read.ts';
import { changed, writeFixture } from '../testing/fixture.ts';
import { fixtureDatabase } from '../testing/test-database.ts';
import { playerHistory, playerRounds } from './rounds.ts';
import { teesInMemory } from './tees-in-memory.ts';

test('tees are read once for each version of the data, in whichever transaction', async () => {
  const { database } = await fixtureDatabase();
  const read = () => readAtOneMoment(database, teesInMemory);
  const { value: first, version } = await read();
  expect(first.size).toBeGreaterThan(0);
  expect((await read()).value).toBe(first);
  expect(await teesInMemory(database)).toBe(first);
  // Any other version is read again: during an import a transaction may see an older or a newer one.
  expect(await teesInMemory(database, `not ${version}`)).not.toBe(first);
});

test("a player's rounds and history say what an import has changed about a tee", async () => {
  const opened = await fixtureDatabase();
  async function seventh() {
    const { value } = await readAtOneMoment(opened.database, async (database, version) => ({
      round: (await playerRounds(database, 1, version))?.find(({ id }) => id === 7),
      entry: (await playerHistory(database, 1, version))?.find(({ id }) => id === 7),
    }));
    return value;
  }
  expect(await seventh()).toMatchObject({ round: { par: 72, slope: 130, score: 18 }, entry: { score_over_par: 18 } });
  const folder = await writeFixture(changed('tees.csv', '7000,72,73.5,130', '7000,73,73.5,131'));
  await importFolder(folder, opened.database, opened);
  expect(await seventh()).toMatchObject({ round: { par: 73, slope: 131, score: 17 }, entry: { score_over_par: 17 } });
});
