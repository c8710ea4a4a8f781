import { courseTitle } from '@golf/shared/format';
import type { ContentTables, RoundRow } from '../schema.ts';

type Course = ContentTables['courses'];
export type Tee = ContentTables['tees'];

export type SummarisedRows = { [Name in 'players' | 'courses' | 'tees']: Iterable<ContentTables[Name]> } & {
  /** By player, each player's oldest first. */
  rounds: Iterable<RoundRow>;
};

export interface TeeOfCourse {
  tee: Tee;
  course: Course;
  /** Name of the course with its club. */
  title: string;
  /** Whether the course has a released leaderboard. */
  isReleased: boolean;
}

export interface PlayedRound {
  id: number;
  player: number;
  /** ISO day. */
  date: string;
  /** Days since 1970. */
  day: number;
  /** Instant. */
  trackedAt: string;
  gross: number;
  holes: number;
  /** Strokes relative to par of the holes played. */
  score: number;
  /** Adjusted score in hundredths of a stroke. */
  net: number;
  /** Whether it is one of the lowest 8 of the latest 20. */
  counts: boolean;
  /** History value after the round, in hundred-thousandths. */
  historyValue: number;
  course: string;
  /** Null for a course without tees in the data. */
  place: TeeOfCourse | null;
}

const DAY = 86_400_000;

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

function playedRound(row: RoundRow, place: TeeOfCourse | null): PlayedRound {
  return {
    id: row.id,
    player: row.player_id,
    date: row.date,
    day: Date.parse(row.date) / DAY,
    trackedAt: row.tracked_at,
    gross: row.gross,
    holes: row.holes,
    score: row.gross - (row.par ?? place?.tee.par ?? 0),
    net: row.net_score,
    counts: row.counts === 1,
    historyValue: row.history_value,
    course: place?.title ?? row.course ?? '',
    place,
  };
}

/** Rounds per player, for players with rounds. A generator, as a million rounds must not be in memory at once. */
export function* roundsByPlayer(rows: SummarisedRows): Generator<PlayedRound[], void, void> {
  const places = placesOf(rows);
  let rounds: PlayedRound[] = [];
  for (const row of rows.rounds) {
    if (rounds[0] && rounds[0].player !== row.player_id) {
      yield rounds;
      rounds = [];
    }
    rounds.push(playedRound(row, (row.tee_id === null ? null : places.get(row.tee_id)) ?? null));
  }
  if (rounds.length > 0) yield rounds;
}
