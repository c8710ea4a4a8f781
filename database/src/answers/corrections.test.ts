import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { importFolder } from '../import/import-folder.ts';
import { changed, FIXTURE, writeFixture } from '../testing/fixture.ts';
import { emptyDatabase, fixtureDatabase, type TestDatabase } from '../testing/index.ts';
import { siteArbitrary, smallSite } from '../testing/small-sites.ts';
import { boardDays, boardOn } from './boards.ts';
import { boardCorrections } from './corrections.ts';
import { roundPage } from './round-page.ts';

async function importInto(opened: TestDatabase, files: Record<string, string>) {
  const { imagesFolder, pictureOrigins, database } = opened;
  const options = { imagesFolder, pictureOrigins, allowShrink: true };
  await importFolder(await writeFixture(files), database, options);
}

type Standing = { handicap: number; position: number; tied: boolean };

/** Standings at the end of a day by player. */
async function standingsOn({ database }: TestDatabase, day: string): Promise<Map<number, Standing>> {
  const board = await boardOn(database, day);
  return new Map(
    board?.rows.map(({ player_id: id, handicap, position, tied }) => [id, { handicap, position, tied }]) ?? [],
  );
}

const DAYS = Array.from({ length: 13 }, (_, week) =>
  new Date(Date.UTC(2026, 0, 1 + 7 * week)).toISOString().slice(0, 10),
);

test('what three imports in a row knew of a day is told as the first of them knew it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.tuple(siteArbitrary, siteArbitrary, siteArbitrary), async (sites) => {
      const opened = await emptyDatabase();
      const first = new Map<string, Map<number, Standing>>();
      for (const files of sites) {
        await importInto(opened, files);
        const newest = (await boardDays(opened.database))?.newest_day ?? '';
        for (const day of DAYS) if (day <= newest && !first.has(day)) first.set(day, await standingsOn(opened, day));
      }
      for (const day of DAYS) {
        const answer = await boardCorrections(opened.database, day);
        if ((await boardOn(opened.database, day)) === null) {
          expect(answer).toBeNull();
          continue;
        }
        const now = await standingsOn(opened, day);
        const then = first.get(day) ?? now;
        const told = new Map(answer?.players.map((player) => [player.player_id, player]));
        for (const id of new Set([...now.keys(), ...then.keys()])) {
          const [was, is] = [then.get(id) ?? null, now.get(id) ?? null];
          const player = told.get(id);
          if (was?.handicap === is?.handicap) expect(player).toBeUndefined();
          else expect(player).toMatchObject({ known_then: was, known_now: is });
        }
      }
    }),
    // Three imports each; every run draws others. Shrinking would run into the time limit and hide what failed.
    { numRuns: 3, endOnFailure: true },
  );
}, 120_000);

test('a day that an import took away, and a later one brought back, is told as the first of them knew it', async () => {
  const round = { player: 3, tee: '1', holes: 18, overPar: 2 };
  const opened = await emptyDatabase();
  for (const days of [[80], [10], [10, 11, 12, 13, 14, 15]])
    await importInto(opened, smallSite(days.map((day) => ({ ...round, day }))));
  // Day 15 is after the newest day of the second import.
  expect((await boardCorrections(opened.database, '2026-01-16'))?.players).toMatchObject([
    { player_id: 3, known_then: null, known_now: { position: 1 } },
  ]);
});

test('corrected, late and removed rounds are told of the days that they concern, and on the round’s page', async () => {
  const opened = await fixtureDatabase();
  const lines = (FIXTURE['rounds.csv'] ?? '').trimEnd().split('\n');
  const line = (id: number) => lines.find((one) => one.startsWith(`${id},`)) ?? '';
  const edited = lines
    .filter((one) => one !== line(12))
    .map((one) => (one === line(3) ? one.replace(',78,', ',77,') : one));
  // Tracked late: a round of 2025-02-03.
  const late = line(16).replace('16,', '99,').replace('demo-000016', 'demo-000099');
  await importInto(opened, { ...FIXTURE, 'rounds.csv': `${[...edited, late].join('\n')}\n` });

  const onThe = async (day: string) =>
    (await boardCorrections(opened.database, day))?.rounds.map(({ score_id: id, was, is }) => [
      id,
      was?.gross ?? null,
      is?.gross ?? null,
    ]);
  expect(await onThe('2025-01-03')).toEqual([[3, 78, 77]]);
  expect(await onThe('2025-02-06')).toEqual([
    [99, null, 70],
    [12, 69, null],
    [3, 78, 77],
  ]);
  expect(await onThe('2025-01-02')).toEqual([]);

  const page = await roundPage(opened.database, 3);
  expect(page?.corrections).toMatchObject([{ was: { date: '2025-01-03', gross: 78 }, is: { gross: 77 } }]);
  expect((await roundPage(opened.database, 99))?.corrections).toEqual([]);
});

test('an import of newer rounds alone corrects nothing', async () => {
  const opened = await fixtureDatabase();
  const more = '900,1,2026-01-01,2026-01-01T12:00:00Z,Newer,,,,1,,18,,,,90,,false\n';
  await importInto(opened, { ...FIXTURE, 'rounds.csv': `${FIXTURE['rounds.csv']}${more}` });
  expect(await opened.database.selectFrom('corrections').selectAll().execute()).toEqual([]);
});

test('another name of a course is no correction of its rounds', async () => {
  const opened = await fixtureDatabase();
  const [name = ''] = (FIXTURE['courses.csv'] ?? '').split('\n')[1]?.split(',').slice(1) ?? [];
  await importInto(opened, { ...FIXTURE, ...changed('courses.csv', name, 'Another Club') });
  expect(await opened.database.selectFrom('corrections').selectAll().execute()).toEqual([]);
});
