import { setImmediate as turn } from 'node:timers/promises';
import type { CoursePlayer, CourseScore, CourseStats } from '@golf/shared/api';
import { courseTitle } from '@golf/shared/format';
import { FULL_ROUND } from '@golf/shared/handicap';
import { sql, type Kysely } from 'kysely';
import { batchesOf } from '../batches.ts';
import { mergeSorted } from '../merge-sorted.ts';
import type { Tables } from '../schema.ts';
import { courseTees } from './courses.ts';
import { divided } from './divided.ts';
import { releasedCourseExists } from './exists.ts';
import { storedCourse } from './stored-course.ts';

/**
 * Players whose rounds are read per turn of the event loop, about 20 ms. SQLite blocks the thread that answers all
 * requests: 112,000 rounds of a course with 100,000 players would block it for 2 s.
 */
const PLAYERS_IN_A_TURN = 2000;
/** Rows that are sorted per turn, which takes a few milliseconds. */
const ROWS_IN_A_TURN = 5000;

/** Rounds that count for a course's leaderboard: all 18 holes, from a tee of the course. */
function leaderboardRounds(database: Kysely<Tables>, courseId: number) {
  return database
    .selectFrom('rounds')
    .innerJoin('tees', 'tees.id', 'rounds.tee_id')
    .innerJoin('players', 'players.id', 'rounds.player_id')
    .where('tees.course_id', '=', courseId)
    .where('rounds.holes', '=', FULL_ROUND);
}

/**
 * Those rounds in leaderboard order: men's tees before women's, hardest tee first; within a tee the best score first.
 */
export const leaderboard = (database: Kysely<Tables>, courseId: number) =>
  leaderboardRounds(database, courseId)
    // Descending order puts M before F.
    .orderBy('tees.gender', 'desc')
    .orderBy('tees.course_rating', 'desc')
    .orderBy('tees.slope_rating', 'desc')
    .orderBy('tees.id')
    .orderBy('rounds.gross')
    .orderBy('rounds.date')
    .orderBy('rounds.id');

/** Those rounds with the fields of an answer. */
export const scoresOf = (database: Kysely<Tables>, courseId: number) =>
  leaderboard(database, courseId)
    .innerJoin('courses', 'courses.id', 'tees.course_id')
    .select([
      'rounds.id',
      'rounds.date',
      'rounds.video',
      'rounds.link',
      'rounds.gross',
      'rounds.pro',
      'rounds.player_id',
      'players.name as player_name',
      'players.live',
      'players.profile',
      'players.handicap',
      'courses.club_name',
      'courses.course_name',
      'tees.id as tee_id',
      'tees.gender',
      'tees.name as tee_name',
      'tees.background',
      'tees.text_color',
      'tees.par',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof scoresOf>['execute']>>[number];

export function toScore(row: Row): CourseScore {
  return {
    score_id: row.id,
    score_date: row.date,
    player_id: row.player_id,
    player_name: row.player_name,
    live: row.live === 1,
    profile: row.profile,
    handicap: row.handicap === null ? null : row.handicap / 10,
    score_title: row.video,
    course_link: row.link,
    score_course: courseTitle(row.club_name, row.course_name),
    tee_id: row.tee_id,
    gender: row.gender === 'F',
    tee_name: row.tee_name,
    tee_background: row.background,
    tee_text_color: row.text_color,
    tee_par: row.par,
    score_over_par: row.gross - row.par,
    pro: row.pro === 1,
  };
}

/** `/api/course-scores/{id}` */
export async function courseScores(database: Kysely<Tables>, id: number): Promise<CourseScore[] | null> {
  if (!(await releasedCourseExists(database, id))) return null;
  const parts = await inTurns(database, (first, last) =>
    scoresOf(database, id).where('rounds.player_id', '>=', first).where('rounds.player_id', '<=', last).execute(),
  );
  const rows = parts.length > 1 ? await mergeSorted(parts, await comparisonOf(database, id), ROWS_IN_A_TURN) : parts[0];
  return (rows ?? []).map(toScore);
}

/** Reads the rounds of all players in parts. Between two parts other requests are served. */
export async function inTurns<Part>(
  database: Kysely<Tables>,
  read: (firstPlayer: number, lastPlayer: number) => Promise<Part>,
  playersInATurn = PLAYERS_IN_A_TURN,
): Promise<Part[]> {
  const players = await database.selectFrom('players').select('id').orderBy('id').execute();
  const parts: Part[] = [];
  for (const batch of batchesOf(players, playersInATurn)) {
    if (parts.length > 0) await turn();
    parts.push(await read(batch[0]?.id ?? 0, batch.at(-1)?.id ?? 0));
  }
  return parts;
}

/** Leaderboard order, for merging rows of several parts. */
async function comparisonOf(database: Kysely<Tables>, id: number): Promise<(a: Row, b: Row) => number> {
  const tees = (await courseTees(database, id)) ?? [];
  const placeOf = new Map(tees.map(({ tee_id: tee }, place) => [tee, place]));
  return (a, b) =>
    (placeOf.get(a.tee_id) ?? 0) - (placeOf.get(b.tee_id) ?? 0) ||
    a.gross - b.gross ||
    (a.date === b.date ? a.id - b.id : a.date < b.date ? -1 : 1);
}

const { compare: byAlphabet } = new Intl.Collator('en');

type NamedPlayer = Pick<CoursePlayer, 'id' | 'player_name'>;

const byName = (a: NamedPlayer, b: NamedPlayer) => byAlphabet(a.player_name, b.player_name) || a.id - b.id;

/** `/api/course-players/{id}`: each player on the leaderboard once, by name. */
export async function coursePlayers(database: Kysely<Tables>, id: number): Promise<CoursePlayer[] | null> {
  if (!(await releasedCourseExists(database, id))) return null;
  const parts = await inTurns(database, async (first, last) => {
    const rows = await leaderboardRounds(database, id)
      .where('rounds.player_id', '>=', first)
      .where('rounds.player_id', '<=', last)
      .select(['players.id', 'players.name as player_name', 'players.live', 'players.profile'])
      .distinct()
      .execute();
    return rows.toSorted(byName);
  });
  const rows = await mergeSorted(parts, byName, ROWS_IN_A_TURN);
  return rows.map(({ live, ...player }): CoursePlayer => ({ ...player, live: live === 1 }));
}

/** `/api/course-stats/{id}`: over the rounds of the leaderboard; average to two decimals. */
export async function courseStats(database: Kysely<Tables>, id: number): Promise<CourseStats | null> {
  if (!(await releasedCourseExists(database, id))) return null;
  const stored = await storedCourse(database, id);
  // Imports of earlier versions stored no sum.
  const { rounds, players, sum, best } =
    stored?.sum === undefined ? await countedStats(database, id) : { ...stored, sum: stored.sum };
  return {
    rounds,
    players,
    average_score_over_par: rounds === 0 ? null : divided(sum, rounds),
    best_score_over_par: best,
  };
}

/** The stats counted over all rounds, for data without stored ones. */
function countedStats(database: Kysely<Tables>, id: number) {
  return leaderboardRounds(database, id)
    .select(({ fn }) => [
      fn.countAll<number>().as('rounds'),
      fn.count<number>('rounds.player_id').distinct().as('players'),
      sql<number>`coalesce(sum(rounds.gross - tees.par), 0)`.as('sum'),
      sql<number | null>`min(rounds.gross - tees.par)`.as('best'),
    ])
    .executeTakeFirstOrThrow();
}
