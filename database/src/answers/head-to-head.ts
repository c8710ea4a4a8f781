import type { BestOfPlayer, Contest, HeadToHead, Meeting } from '@golf/shared/api';
import { courseTitle } from '@golf/shared/format';
import { FULL_ROUND } from '@golf/shared/handicap';
import type { Kysely } from 'kysely';
import type { Tables } from '../schema.ts';
import { courseOf, roundsWithCourse } from './courses-by-round.ts';
import { playerExists } from './exists.ts';

/** Full rounds of two players, earliest first; a few hundred at most. */
async function fullRounds(database: Kysely<Tables>, players: readonly number[]) {
  const rows = await database
    .selectFrom('rounds')
    .leftJoin('tees', 'tees.id', 'rounds.tee_id')
    .leftJoin('courses', 'courses.id', 'tees.course_id')
    .select(['rounds.id', 'rounds.player_id', 'rounds.date', 'rounds.gross', 'rounds.course', 'rounds.par'])
    .select(['tees.id as tee_id', 'tees.name as tee', 'tees.background', 'tees.text_color', 'tees.gender'])
    .select(['tees.par as tee_par', 'tees.course_rating', 'tees.slope_rating'])
    .select(['courses.id as course_id', 'courses.club_name', 'courses.course_name', 'courses.released_at'])
    .where('rounds.player_id', 'in', players)
    .where('rounds.holes', '=', FULL_ROUND)
    .orderBy('rounds.date')
    .orderBy('rounds.id')
    .execute();
  return rows.map((row) => ({
    ...row,
    title: row.course ?? courseTitle(row.club_name ?? '', row.course_name ?? ''),
    // Courses without a leaderboard are not linked.
    released: row.released_at === null ? null : row.course_id,
  }));
}

type Row = Awaited<ReturnType<typeof fullRounds>>[number];

/** A player's lowest round; the earliest of equals. */
function bestOf(rounds: readonly Row[], player: number): BestOfPlayer | null {
  const own = rounds.filter((row) => row.player_id === player);
  const scoreOf = ({ gross, tee_par: teePar, par }: Row) => gross - (teePar ?? par ?? 0);
  const [first] = own;
  if (!first) return null;
  const best = own.reduce((lowest, row) => (scoreOf(row) < scoreOf(lowest) ? row : lowest), first);
  const { id, date, gross, tee, gender } = best;
  return { score_id: id, date, gross, score: scoreOf(best), tee, gender: gender === 'F', rounds: own.length };
}

/** Results of both players at the same place. Null: one of them has no round there. */
function bestOfBoth(rounds: readonly Row[], [one, other]: readonly [number, number]) {
  const first = bestOf(rounds, one);
  const second = bestOf(rounds, other);
  return first && second && { first, second };
}

type Both = NonNullable<ReturnType<typeof bestOfBoth>>;

function contestAt(row: Row, both: Both, [one, other]: readonly [number, number]): Contest {
  const ahead = both.first.gross - both.second.gross;
  return {
    course_id: row.released,
    course: row.title,
    tee_id: row.tee_id ?? 0,
    tee: row.tee ?? '',
    tee_background: row.background ?? '',
    tee_text_color: row.text_color ?? '',
    gender: row.gender === 'F',
    par: row.tee_par ?? 0,
    course_rating: (row.course_rating ?? 0) / 10,
    slope_rating: row.slope_rating ?? 0,
    ...both,
    winner: ahead === 0 ? null : ahead < 0 ? one : other,
  };
}

/** Videos with a round of each, on the same day and course and over as many holes; the latest first. */
async function meetings(database: Kysely<Tables>, [one, other]: readonly [number, number]): Promise<Meeting[]> {
  const rows = await roundsWithCourse(database)
    .select(['rounds.player_id', 'courses.id as course_id', 'courses.released_at'])
    .where('rounds.player_id', 'in', [one, other])
    .where('rounds.link', 'is not', null)
    .orderBy('rounds.date', 'desc')
    .orderBy('rounds.id')
    .execute();
  const byVideo = Map.groupBy(rows, (row) => [row.link, row.date, courseOf(row), row.holes].join(' '));
  return [...byVideo.values()].flatMap((together) => {
    const [first, second] = [one, other].map((id) => together.find((row) => row.player_id === id));
    if (!first || !second) return [];
    const side = ({ id, gross, par }: typeof first) => ({ score_id: id, gross, score: gross - par });
    const ahead = side(first).score - side(second).score;
    return [
      {
        date: first.date,
        course_id: first.released_at === null ? null : first.course_id,
        course: courseOf(first),
        holes: first.holes,
        video: first.video,
        link: first.link ?? '',
        first: side(first),
        second: side(second),
        winner: ahead === 0 ? null : ahead < 0 ? one : other,
      },
    ];
  });
}

interface InOrder extends Both {
  course: string;
}

const byRounds = (a: InOrder, b: InOrder) =>
  b.first.rounds + b.second.rounds - a.first.rounds - a.second.rounds ||
  (a.course < b.course ? -1 : a.course > b.course ? 1 : 0);

/**
 * `/api/head-to-head/{first}/{second}`: compares two players where both have played all 18 holes. From the same tees
 * the better of their best rounds wins. Courses with only different or unknown tees decide nothing.
 */
export async function headToHead(database: Kysely<Tables>, first: number, second: number): Promise<HeadToHead | null> {
  const pair = [first, second] as const;
  if (first === second) return null;
  for (const id of pair) if (!(await playerExists(database, id))) return null;
  const rounds = await fullRounds(database, pair);
  const contests: Contest[] = [];
  const apart: HeadToHead['apart'] = [];
  for (const onCourse of Map.groupBy(rounds, (row) => row.course_id ?? row.title).values()) {
    const byTee = Map.groupBy(
      onCourse.filter((row) => row.tee_id !== null),
      (row) => row.tee_id,
    );
    const here = [...byTee.values()].flatMap((fromTee) => {
      const both = bestOfBoth(fromTee, pair);
      return both && fromTee[0] ? [contestAt(fromTee[0], both, pair)] : [];
    });
    contests.push(...here);
    const both = here.length === 0 ? bestOfBoth(onCourse, pair) : null;
    if (both && onCourse[0]) apart.push({ course_id: onCourse[0].released, course: onCourse[0].title, ...both });
  }
  const won = (id: number | null) => contests.filter(({ winner }) => winner === id).length;
  return {
    first_wins: won(first),
    second_wins: won(second),
    level: won(null),
    // Within a course the hardest tees first.
    contests: contests.toSorted((a, b) => byRounds(a, b) || b.course_rating - a.course_rating || a.tee_id - b.tee_id),
    apart: apart.toSorted(byRounds),
    met: await meetings(database, pair),
  };
}
