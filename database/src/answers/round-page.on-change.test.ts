import { expect, test } from 'vitest';
import { demoDatabase, fixtureDatabase } from '../testing/index.ts';
import { demoLines, plainSite } from '../testing/plain-site.ts';
import { roundPage } from './round-page.ts';

type Site = ReturnType<typeof plainSite>;

/** The day before. */
const before = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

/** Handicaps on a day, by player. */
const boardOn = (site: Site, day: string) =>
  new Map(
    [...site.roundsOf.keys()].flatMap((player): [number, number][] => {
      const handicap = site.handicapUpTo(player, day);
      return handicap === null ? [] : [[player, handicap]];
    }),
  );

function placeOf(board: ReadonlyMap<number, number>, player: number) {
  const own = board.get(player);
  if (own === undefined) return { position: null, tied: false, ranked: board.size };
  const all = [...board.values()];
  return {
    position: 1 + all.filter((handicap) => handicap < own).length,
    tied: all.filter((handicap) => handicap === own).length > 1,
    ranked: all.length,
  };
}

test('handicaps and places before and after each round of the demo data, worked out again from its files', async () => {
  const site = plainSite(demoLines);
  const { database } = await demoDatabase();
  const boards = new Map<string, ReadonlyMap<number, number>>();
  const on = (day: string) => {
    const board = boards.get(day) ?? boardOn(site, day);
    boards.set(day, board);
    return board;
  };
  for (const [player, rounds] of site.roundsOf) {
    const handicapAfter = (count: number) => site.handicapAfter(player, count);
    for (const [index, { id, date, net }] of rounds.entries()) {
      const page = await roundPage(database, id);
      expect(page).toMatchObject({
        round: { id, date, net_score: net },
        player: { id: player },
        number: index + 1,
        rounds: rounds.length,
        before: { handicap: handicapAfter(index), ...placeOf(on(before(date)), player) },
        after: { handicap: handicapAfter(index + 1), ...placeOf(on(date), player) },
      });
      expect(page?.previous?.score_id).toBe(rounds[index - 1]?.id);
      expect(page?.next?.score_id).toBe(rounds[index + 1]?.id);
    }
  }
}, 60_000);

test('a round tells its place on the course, its record, its trophy and who else played in the video', async () => {
  const { database } = await demoDatabase();
  const site = plainSite(demoLines);
  const links = new Map(demoLines('rounds').map((line) => [Number(line['id']), line['link']]));
  const together = site.all.filter((round) =>
    site.all.some(
      (other) =>
        other.player !== round.player &&
        other.date === round.date &&
        other.course === round.course &&
        links.get(other.id) === links.get(round.id),
    ),
  );
  const met = together.find(({ id }) => links.get(id));
  const page = await roundPage(database, met?.id ?? 0);
  expect(page?.together.map(({ score_id: id }) => links.get(id))).toEqual([links.get(met?.id ?? 0)]);

  const trophy = demoLines('trophies').find((line) => line['score_id']);
  const won = await roundPage(database, Number(trophy?.['score_id']));
  expect(won?.trophies).toEqual([{ id: Number(trophy?.['id']), name: trophy?.['name'] }]);

  for (const round of site.all.filter(({ holes, tee }) => holes === 18 && tee === '1')) {
    const best = new Map<number, number>();
    for (const { player, gross, holes, tee } of site.all)
      if (holes === 18 && tee === round.tee) best.set(player, Math.min(best.get(player) ?? Infinity, gross));
    const place = (await roundPage(database, round.id))?.on_course;
    if (best.get(round.player) !== round.gross) expect(place).toBeNull();
    else expect(place?.position).toBe(1 + [...best.values()].filter((gross) => gross < round.gross).length);
  }
});

test('nothing is known of a round that does not exist', async () => {
  const { database } = await fixtureDatabase();
  expect(await roundPage(database, 2_000_000_000)).toBeNull();
});
