import * as fc from 'fast-check';
import { rankByHandicap } from '@golf/shared/handicap';
import { expect, test } from 'vitest';
import { importFolder } from '../import/import-folder.ts';
import { demoDatabase, emptyDatabase } from '../testing/index.ts';
import { writeFixture } from '../testing/fixture.ts';
import { siteArbitrary } from '../testing/small-sites.ts';
import { demoLines, plainSite } from '../testing/plain-site.ts';
import { boardDays, boardOn, boardOnTop } from './boards.ts';
import { players } from './players.ts';

async function imported(folder: string) {
  const { database, imagesFolder, pictureOrigins } = await emptyDatabase();
  expect((await importFolder(folder, database, { imagesFolder, pictureOrigins })).status).toBe('imported');
  return database;
}

const dayAfter = (first: string, days: number) =>
  new Date(Date.parse(first) + days * 86_400_000).toISOString().slice(0, 10);

test('the board of 200 days of the demo data, worked out again from its files', async () => {
  const site = plainSite(demoLines);
  const database = (await demoDatabase()).database;
  const days = await boardDays(database);
  const first = days?.first_day ?? '';
  expect(first).toBe(site.all.map(({ date }) => date).toSorted()[0]);
  expect(days?.newest_day).toBe(site.newest);
  const length = (Date.parse(site.newest) - Date.parse(first)) / 86_400_000;
  const ranksOn = (day: string) =>
    rankByHandicap(
      [...site.roundsOf.keys()].flatMap((id) => {
        const handicap = site.handicapUpTo(id, day);
        return handicap === null ? [] : [{ id, name: site.nameOf(id), handicap }];
      }),
    );
  const now = new Map(ranksOn(site.newest).map(({ player, position }) => [player.id, position]));
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: length }), async (offset) => {
      const day = dayAfter(first, offset);
      const board = await boardOn(database, day);
      const ranked = ranksOn(day);
      expect(
        board?.rows.map(({ player_id: id, handicap, position, tied }) => ({ id, handicap, position, tied })),
      ).toEqual(ranked.map(({ player: { id, handicap }, position, tied }) => ({ id, handicap, position, tied })));
      expect(board?.rows.map(({ position_now: position }) => position)).toEqual(
        ranked.map(({ player: { id } }) => now.get(id) ?? null),
      );
      const played = [...site.roundsOf.values()].filter((rounds) => rounds.some(({ date }) => date <= day));
      expect(board?.unranked).toBe(played.length - ranked.length);
      expect(await boardOnTop(database, day)).toEqual({ top: null });
      // The lead is that of the latest change up to the day.
      const lead = days?.leads.findLast((change) => change.day <= day);
      expect(new Set(lead?.players.map(({ player_id: id }) => id))).toEqual(
        new Set(ranked.flatMap(({ player, position }) => (position === 1 ? [player.id] : []))),
      );
    }),
    { numRuns: 200 },
  );
  for (const day of [dayAfter(first, -1), dayAfter(site.newest, 1)]) expect(await boardOn(database, day)).toBeNull();
}, 60_000);

test('the board of a day equals that of an import of the rounds up to the day', async () => {
  await fc.assert(
    fc.asyncProperty(siteArbitrary, fc.integer({ min: 0, max: 90 }), async (files, offset) => {
      const day = dayAfter('2026-01-01', offset);
      const whole = await boardOn(await imported(await writeFixture(files)), day);
      fc.pre(whole !== null);
      const [head = '', ...lines] = (files['rounds.csv'] ?? '').trimEnd().split('\n');
      const cut = [head, ...lines.filter((line) => (line.split(',')[2] ?? '') <= day)].join('\n');
      const all = await players(await imported(await writeFixture({ ...files, 'rounds.csv': `${cut}\n` })));
      const ranked = rankByHandicap(all).filter(({ position }) => position !== null);
      expect(whole?.rows.map(({ player_id: id, handicap, position, tied }) => [id, handicap, position, tied])).toEqual(
        ranked.map(({ player: { id, handicap }, position, tied }) => [id, handicap, position, tied]),
      );
    }),
    { numRuns: 10 },
  );
}, 60_000);
