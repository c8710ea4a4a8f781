import type { Season, SeasonLine } from '@golf/shared/api';
import { moversOf, rankByHandicap } from '@golf/shared/handicap';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../schema.ts';
import { DEFINITIONS } from '../summaries/records/definitions.ts';
import { knownBoards } from './boards.ts';
import { divided } from './divided.ts';
import { dayNumber, positionsIn } from './past-boards.ts';
import { people, toPerson } from './people.ts';
import { oncePerVersion } from './once-per-version.ts';
import { lastDayOf } from './positions.ts';
import { storedRecords } from './records.ts';
import { roundsOfSeason, type RoundOfSeason } from './season-rounds.ts';

const ROWS = 10;
const COURSES = 10;
const MOVERS = 5;

const yearOf = (day: string) => Number(day.slice(0, 4));

/** Years with rounds, ascending. Reads all rounds, which anybody could ask for with years that have none. */
const yearsWithRounds = oncePerVersion(async (database) => {
  const years = await database
    .selectFrom('rounds')
    .select(({ fn }) => [
      sql<string>`substr(date, 1, 4)`.as('year'),
      fn.countAll<number | string>().as('rounds'),
      sql<number | string>`count(distinct player_id)`.as('players'),
    ])
    .groupBy('year')
    .orderBy('year')
    .execute();
  return years.map(({ year, rounds, players }) => ({
    year: Number(year),
    rounds: Number(rounds),
    players: Number(players),
  }));
});

/** Whether rounds of a year may still come. */
const isSoFar = (year: number, newest: string) => year === yearOf(newest) && newest < `${year}-12-31`;

/** `/api/seasons`: years with rounds and who led at the end of each, the newest first. */
export async function seasons(database: Kysely<Tables>, version?: string): Promise<SeasonLine[]> {
  const known = await knownBoards(database, version);
  if (!known) return [];
  const { boards, newest } = known;
  const years = await yearsWithRounds(database, version);
  const ends = boards.atEach(years.map(({ year }) => dayNumber(lastDayOf(`${year}-12`, newest))));
  const personOf = await people(database);
  return years
    .map((season, index) => {
      const handicaps = [...(ends[index] ?? [])];
      const best = handicaps.reduce((least, [, tenths]) => Math.min(least, tenths), Infinity);
      const champions = handicaps.flatMap(([id, tenths]) => (tenths === best ? (personOf.get(id) ?? []) : []));
      return {
        ...season,
        champions: champions.map(toPerson),
        handicap: best === Infinity ? null : best / 10,
        so_far: isSoFar(season.year, newest),
      };
    })
    .toReversed();
}

/** Records that stand and were set in the year, each with those who set it then. */
async function recordsOf(database: Kysely<Tables>, year: number) {
  const found = await storedRecords(database);
  return DEFINITIONS.flatMap(({ id, name, unit, per = 1 }) => {
    const marks = found?.records[id]?.holders.filter(({ date }) => yearOf(date) === year) ?? [];
    const [first] = marks;
    return first
      ? [
          {
            id,
            name,
            unit,
            value: divided(first.value, per),
            date: first.date,
            players: marks.map((one) => one.player),
          },
        ]
      : [];
  });
}

/** `/api/seasons/{id}`: the season of a year. Null: no rounds in the year, or nothing derived yet. */
export async function season(database: Kysely<Tables>, year: number, version?: string): Promise<Season | null> {
  const known = await knownBoards(database, version);
  if (!known) return null;
  const { boards, newest } = known;
  if (!(await yearsWithRounds(database, version)).some((one) => one.year === year)) return null;
  const day = lastDayOf(`${year}-12`, newest);
  const played = await roundsOfSeason(database, year);
  const days = played.months.map((month) => lastDayOf(month, newest));
  const start = `${year - 1}-12-31`;
  const [atStart = new Map<number, number>(), ...later] = boards.atEach([start, ...days, day].map(dayNumber));
  const atEnd = later.at(-1) ?? new Map<number, number>();
  const before = atStart.size > 0 ? positionsIn(atStart) : boards.firstPlaces();
  const months = later.slice(0, -1).map(positionsIn);

  const personOf = await people(database);
  const ranked = rankByHandicap(
    [...personOf.values()].flatMap((person) => {
      const tenths = atEnd.get(person.id);
      return tenths === undefined ? [] : [{ ...person, handicap: tenths / 10 }];
    }),
  );
  type Row = (typeof ranked)[number];
  const toRow = ({ player, position, tied }: Row) => ({
    ...toPerson(player),
    position: position ?? 0,
    tied,
    before: before.get(player.id) ?? null,
  });
  const moved = new Map(
    ranked.map(({ player: { id }, position }) => [id, (before.get(id) ?? position ?? 0) - (position ?? 0)]),
  );
  const movers = (way: 1 | -1) => moversOf(ranked, moved, way).slice(0, MOVERS).map(toRow);
  const named = (id: number) => ({
    player_id: id,
    name: personOf.get(id)?.name ?? '',
    live: personOf.get(id)?.live ?? false,
  });
  const toRound = ({ id, player, date, course, score, net }: RoundOfSeason) => ({
    ...named(player),
    score_id: id,
    date,
    course,
    score,
    net_score: divided(net, 100),
  });
  const records = await recordsOf(database, year);
  return {
    year,
    day,
    so_far: isSoFar(year, newest),
    start: atStart.size > 0 ? start : null,
    rounds: [...played.roundsOf.values()].reduce((sum, rounds) => sum + rounds, 0),
    players: played.roundsOf.size,
    ranked: ranked.length,
    days,
    table: ranked.slice(0, ROWS).map((row) => ({
      ...toRow(row),
      handicap: row.player.handicap,
      rounds: played.roundsOf.get(row.player.id) ?? 0,
      places: months.map((places) => places.get(row.player.id) ?? null),
    })),
    up: movers(1),
    down: movers(-1),
    lowest: played.lowest.map(toRound),
    lowest_to_par: played.lowestToPar.map(toRound),
    records: records.map(({ players, ...record }) => ({ ...record, holders: players.map(named) })),
    courses: played.courses.slice(0, COURSES),
  };
}
