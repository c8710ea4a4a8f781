import type { Season } from '@golf/shared/api';
import { rankByHandicap } from '@golf/shared/handicap';
import { expect, test } from 'vitest';
import { demoDatabase } from '../testing/index.ts';
import { demoLines, plainSite, type Plain } from '../testing/plain-site.ts';
import { season, seasons } from './seasons.ts';

const site = plainSite(demoLines);
const years = [...new Set(site.all.map(({ date }) => Number(date.slice(0, 4))))].toSorted((a, b) => b - a);

const demo = async () => (await demoDatabase()).database;

const ranksOn = (day: string) =>
  rankByHandicap(
    [...site.roundsOf.keys()].flatMap((id) => {
      const handicap = site.handicapUpTo(id, day);
      return handicap === null ? [] : [{ id, name: site.nameOf(id), handicap }];
    }),
  );
const placesOn = (day: string) => new Map(ranksOn(day).map(({ player, position }) => [player.id, position ?? 0]));

const endOf = (month: string) => {
  const next = new Date(`${month}-01`);
  next.setUTCMonth(next.getUTCMonth() + 1, 0);
  const day = next.toISOString().slice(0, 10);
  return day < site.newest ? day : site.newest;
};

/** Place at the end of the day on which a player first had a handicap. */
function firstPlaceOf(id: number): number {
  const days = (site.roundsOf.get(id) ?? []).map(({ date }) => date);
  const first = days.find((day) => site.handicapUpTo(id, day) !== null) ?? '';
  return placesOn(first).get(id) ?? 0;
}

const earlier = (a: Plain, b: Plain) => a.date.localeCompare(b.date) || a.id - b.id;
const toPar = ({ gross, par }: Plain) => gross - par;
const isLive = (id: number) => site.people.find((line) => Number(line['id']) === id)?.['live'] === 'true';

function movesOf(end: string, placeAtStart: (id: number) => number | undefined, way: 1 | -1) {
  return ranksOn(end)
    .flatMap(({ player: { id }, position }) => {
      const start = placeAtStart(id);
      return start === undefined || !isLive(id) ? [] : [{ id, start, end: position ?? 0 }];
    })
    .filter((one) => way * (one.start - one.end) > 0)
    .toSorted((a, b) => way * (b.start - b.end - (a.start - a.end)))
    .slice(0, 5);
}

test('years with rounds, and who led at the end of each', async () => {
  const champions = years.map((year) =>
    ranksOn(`${year}-12-31`).flatMap(({ player, position }) => (position === 1 ? [player.name] : [])),
  );
  const found = await seasons(await demo());
  expect(found.map(({ year }) => year)).toEqual(years);
  expect(found.map((line) => line.champions.map(({ name }) => name))).toEqual(champions);
  expect(found.map(({ handicap }) => handicap)).toEqual(
    years.map((year) => ranksOn(`${year}-12-31`)[0]?.player.handicap ?? null),
  );
  expect(found.map(({ so_far: soFar }) => soFar)).toEqual(years.map((year) => site.newest < `${year}-12-31`));
  const own = years.map((year) => site.all.filter(({ date }) => date.startsWith(`${year}-`)));
  expect(found.map(({ rounds }) => rounds)).toEqual(own.map(({ length }) => length));
  expect(found.map(({ players }) => players)).toEqual(own.map((all) => new Set(all.map((one) => one.player)).size));
});

test.each(years)('the season %i of the demo data, worked out again from its files', async (year) => {
  const found = (await season(await demo(), year)) as Season;
  const own = site.all.filter(({ date }) => date.startsWith(`${year}-`));
  const end = `${year}-12-31` < site.newest ? `${year}-12-31` : site.newest;
  expect(found).toMatchObject({ year, day: end, rounds: own.length, so_far: end < `${year}-12-31` });
  expect(found.players).toBe(new Set(own.map(({ player }) => player)).size);

  const ranked = ranksOn(end);
  expect(found.ranked).toBe(ranked.length);
  const months = [...new Set(own.map(({ date }) => date.slice(0, 7)))].toSorted();
  expect(found.days).toEqual(months.map(endOf));
  const places = found.days.map(placesOn);
  expect(
    found.table.map(({ player_id: id, handicap, position, rounds, places }) => [
      id,
      handicap,
      position,
      rounds,
      places,
    ]),
  ).toEqual(
    ranked
      .slice(0, 10)
      .map(({ player: { id, handicap }, position }) => [
        id,
        handicap,
        position,
        own.filter(({ player }) => player === id).length,
        places.map((placeOf) => placeOf.get(id) ?? null),
      ]),
  );

  const start = placesOn(`${year - 1}-12-31`);
  expect(found.start).toBe(start.size > 0 ? `${year - 1}-12-31` : null);
  const placeAtStart = (id: number) => (start.size > 0 ? start.get(id) : firstPlaceOf(id));
  for (const [movers, way] of [
    [found.up, 1],
    [found.down, -1],
  ] as const)
    expect(movers.map((one) => ({ id: one.player_id, start: one.before, end: one.position }))).toEqual(
      movesOf(end, placeAtStart, way),
    );

  const full = own.filter(({ holes }) => holes === 18);
  const lowest = full.toSorted((a, b) => a.net - b.net || earlier(a, b)).slice(0, 10);
  expect(found.lowest.map((one) => [one.score_id, one.player_id, one.net_score, one.course, one.date])).toEqual(
    lowest.map((one) => [one.id, one.player, one.net, one.course, one.date]),
  );
  const best = Math.min(...full.map(toPar));
  const lowestToPar = full.filter((one) => toPar(one) === best).toSorted(earlier);
  expect(found.lowest_to_par.map((one) => [one.score_id, one.score])).toEqual(
    lowestToPar.slice(0, 5).map((one) => [one.id, best]),
  );

  const byCourse = Map.groupBy(own, ({ course }) => course);
  const courses = [...byCourse].map(([course, rounds]) => {
    const scores = rounds.filter(({ holes }) => holes === 18).map(toPar);
    return { course, rounds: rounds.length, best: scores.length > 0 ? Math.min(...scores) : null };
  });
  const most = courses
    .map(({ rounds }) => rounds)
    .toSorted((a, b) => b - a)
    .slice(0, 10);
  expect(found.courses.map(({ rounds }) => rounds)).toEqual(most);
  for (const { course_id: id, ...rest } of found.courses) {
    expect(courses).toContainEqual(rest);
    const isReleased = (byCourse.get(rest.course) ?? []).some(site.released);
    expect(id !== null, rest.course).toBe(isReleased);
  }

  for (const record of found.records) expect(record.date.slice(0, 4)).toBe(String(year));
});

test('a record stands in the year in which it was set', async () => {
  const database = await demo();
  const all = await Promise.all(years.map((year) => season(database, year)));
  // The lowest handicap of all time, from the files.
  const marks = [...site.roundsOf].flatMap(([player, rounds]) =>
    rounds.map(({ date }, index) => ({ player, date, handicap: site.handicapAfter(player, index + 1) ?? Infinity })),
  );
  const [lowest] = marks.toSorted((a, b) => a.handicap - b.handicap || a.date.localeCompare(b.date));
  const holding = all.filter((one) => one?.records.some(({ id }) => id === 'lowest-handicap'));
  expect(holding).toHaveLength(1);
  expect(holding[0]?.year).toBe(Number(lowest?.date.slice(0, 4)));
  expect(holding[0]?.records.find(({ id }) => id === 'lowest-handicap')).toMatchObject({
    value: lowest?.handicap,
    holders: [{ player_id: lowest?.player }],
  });
});

test('a year without rounds has no season', async () => {
  const database = await demo();
  for (const year of [2019, 2031, 999_999]) expect(await season(database, year)).toBeNull();
});
