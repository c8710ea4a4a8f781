import { courseTitle } from '@golf/shared/format';
import type { ContentTables, RoundRow } from '../schema.ts';

type Course = ContentTables['courses'];
export type Tee = ContentTables['tees'];

/** The rows that summaries are made of. */
export type SummarisedRows = { [Name in 'players' | 'courses' | 'tees']: Iterable<ContentTables[Name]> } & {
  rounds: Iterable<RoundRow> & { readonly length: number };
};

/** A tee with its course. */
export interface TeeOfCourse {
  tee: Tee;
  course: Course;
  /** Name of the course with its club. */
  title: string;
  /** Whether the course has a leaderboard that visitors see. */
  isReleased: boolean;
}

/** A round with where it was played. */
export interface PlayedRound {
  id: number;
  player: number;
  /** ISO day. */
  date: string;
  /** The same in days since 1970. */
  day: number;
  gross: number;
  holes: number;
  /** Strokes relative to par of the holes played. */
  score: number;
  /** Adjusted score in hundredths of a stroke. */
  net: number;
  /** Whether it is one of the lowest 8 of the latest 20. */
  counts: boolean;
  /** What the history stores after it, in hundred-thousandths. */
  historyValue: number;
  course: string;
  /** Null for a course without tees here. */
  place: TeeOfCourse | null;
}

const DAY = 86_400_000;

const NUMBERS = ['id', 'player', 'day', 'gross', 'holes', 'score', 'net', 'counts', 'historyValue'] as const;

function placesOf({ tees, courses }: SummarisedRows): Map<number, TeeOfCourse> {
  const courseOf = new Map(Array.from(courses, (course) => [course.id, course]));
  return new Map(
    Array.from(tees).flatMap((tee): [number, TeeOfCourse][] => {
      const course = courseOf.get(tee.course_id);
      if (!course) return [];
      const title = courseTitle(course.club_name, course.course_name);
      return [[tee.id, { tee, course, title, isReleased: course.released_at !== null }]];
    }),
  );
}

/**
 * All rounds by player. There may be a million, so their numbers are kept in columns.
 * @param onRound told of each round, with the instant at which it was tracked
 */
export function roundsByPlayer(
  rows: SummarisedRows,
  onRound: (round: PlayedRound, trackedAt: string) => void,
): (playerId: number) => PlayedRound[] {
  const places = placesOf(rows);
  const { length } = rows.rounds;
  const column = () => new Int32Array(length);
  const columns = Object.fromEntries(NUMBERS.map((name) => [name, column()])) as Record<
    (typeof NUMBERS)[number], // One for each of them.
    Int32Array
  >;
  const where: (TeeOfCourse | string)[] = [];
  /** Many rounds have the same days: each is written once. */
  const dates = new Map<number, string>();
  const played = (index: number): PlayedRound => {
    const at = (name: (typeof NUMBERS)[number]) => columns[name][index] ?? 0;
    const place = where[index] ?? '';
    return {
      id: at('id'),
      player: at('player'),
      day: at('day'),
      date: dates.get(at('day')) ?? '',
      gross: at('gross'),
      holes: at('holes'),
      score: at('score'),
      net: at('net'),
      counts: at('counts') === 1,
      historyValue: at('historyValue'),
      course: typeof place === 'string' ? place : place.title,
      place: typeof place === 'string' ? null : place,
    };
  };
  const indicesOf = new Map<number, number[]>();
  let index = 0;
  for (const row of rows.rounds) {
    const place = row.tee_id === null ? undefined : places.get(row.tee_id);
    where.push(place ?? row.course ?? '');
    columns.id[index] = row.id;
    columns.player[index] = row.player_id;
    const day = Date.parse(row.date) / DAY;
    dates.set(day, row.date);
    columns.day[index] = day;
    columns.gross[index] = row.gross;
    columns.holes[index] = row.holes;
    columns.score[index] = row.gross - (row.par ?? place?.tee.par ?? 0);
    columns.net[index] = row.net_score;
    columns.counts[index] = row.counts;
    columns.historyValue[index] = row.history_value;
    onRound(played(index), row.tracked_at);
    const indices = indicesOf.get(row.player_id) ?? [];
    indices.push(index);
    indicesOf.set(row.player_id, indices);
    index += 1;
  }
  const byDay = (a: PlayedRound, b: PlayedRound) => (a.date < b.date ? -1 : a.date > b.date ? 1 : a.id - b.id);
  return (playerId) => (indicesOf.get(playerId) ?? []).map(played).toSorted(byDay);
}
