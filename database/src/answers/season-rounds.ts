import type { Season } from '@golf/shared/api';
import { courseTitle } from '@golf/shared/format';
import { FULL_ROUND } from '@golf/shared/handicap';
import type { Kysely } from 'kysely';
import type { Tables } from '../schema.ts';
import { inTurns } from './course-scores.ts';

/** Players per turn of the event loop. All their rounds are read: 250 players have about 25,000, which takes 30 ms. */
const PLAYERS_IN_A_TURN = 250;

export interface RoundOfSeason {
  id: number;
  player: number;
  date: string;
  course: string;
  /** To par. */
  score: number;
  /** In hundredths. */
  net: number;
}

/** The lowest rounds, the earlier ones first on a tie. */
const lowestOf = (rounds: RoundOfSeason[], key: 'net' | 'score', length: number) =>
  rounds
    .toSorted((a, b) => a[key] - b[key] || (a.date === b.date ? a.id - b.id : a.date < b.date ? -1 : 1))
    .slice(0, length);

async function coursesByTee(database: Kysely<Tables>) {
  const rows = await database
    .selectFrom('tees')
    .innerJoin('courses', 'courses.id', 'tees.course_id')
    .select(['tees.id', 'tees.par', 'courses.id as course_id', 'club_name', 'course_name', 'released_at'])
    .execute();
  return new Map(rows.map((row) => [row.id, { ...row, title: courseTitle(row.club_name, row.course_name) }]));
}

/** What the rounds of a year add up to. */
export async function roundsOfSeason(database: Kysely<Tables>, year: number) {
  const tees = await coursesByTee(database);
  let lowest: RoundOfSeason[] = [];
  let lowestToPar: RoundOfSeason[] = [];
  const courses = new Map<number | string, Season['courses'][number]>();
  const months = new Set<string>();
  const roundsOf = new Map<number, number>();
  const read = async (first: number, last: number) => {
    const rows = await database
      .selectFrom('rounds')
      .select(['id', 'player_id', 'date', 'holes', 'gross', 'net_score', 'tee_id', 'course', 'par'])
      .where('player_id', '>=', first)
      .where('player_id', '<=', last)
      .where('date', '>=', `${year}-01-01`)
      .where('date', '<=', `${year}-12-31`)
      .execute();
    const full: RoundOfSeason[] = [];
    for (const { id, player_id: player, date, holes, gross, net_score: net, ...row } of rows) {
      const tee = row.tee_id === null ? undefined : tees.get(row.tee_id);
      const score = gross - (row.par ?? tee?.par ?? 0);
      const course = row.course ?? tee?.title ?? '';
      const key = row.course ?? tee?.course_id ?? '';
      const isLinked = tee && tee.released_at !== null && row.course === null;
      const played = courses.get(key) ?? { course_id: isLinked ? tee.course_id : null, course, rounds: 0, best: null };
      courses.set(key, played);
      played.rounds += 1;
      months.add(date.slice(0, 7));
      roundsOf.set(player, (roundsOf.get(player) ?? 0) + 1);
      if (holes !== FULL_ROUND) continue;
      played.best = Math.min(played.best ?? score, score);
      full.push({ id, player, date, course, score, net });
    }
    lowest = lowestOf([...lowest, ...full], 'net', 10);
    lowestToPar = lowestOf([...lowestToPar, ...full], 'score', 5);
  };
  await inTurns(database, read, PLAYERS_IN_A_TURN);
  return {
    lowest,
    lowestToPar: lowestToPar.filter(({ score }) => score === lowestToPar[0]?.score),
    courses: [...courses.values()].toSorted(
      (a, b) => b.rounds - a.rounds || (a.best ?? Infinity) - (b.best ?? Infinity) || (a.course < b.course ? -1 : 1),
    ),
    months: [...months].toSorted(),
    roundsOf,
  };
}
