import { standingsOf, type PlayerSummary, type Standing } from '@golf/shared/api';
import { LATEST_ROUNDS } from '@golf/shared/handicap';
import { RecordBook, type StoredRecords } from './records/record-book.ts';
import type { CourseSummaryRow, PlayerSummaryRow, RecordsRow } from '../schema.ts';
import { CourseBook, type StoredCourse } from './courses/course-book.ts';
import { coursesPlayed, GrowingBoards } from './courses-played.ts';
import { formOf } from './form.ts';
import { FoundRows } from './found-rows.ts';
import { improvementsOf } from './improvements.ts';
import { roundsByPlayer, type PlayedRound, type SummarisedRows } from './played-rounds.ts';

/** A summary as it is stored: the player's own fields, and the records, are in their tables. */
export type StoredSummary = Omit<PlayerSummary, 'player' | 'records'>;

const NOWHERE: Standing = { position: null, tied: false, ranked: 0, moved: null, neighbours: [] };

/** How the handicap came about; null where there is none. */
function calculationOf(rounds: readonly PlayedRound[], handicap: number | null): StoredSummary['calculation'] {
  if (handicap === null) return null;
  const counting = rounds.filter(({ counts }) => counts);
  const sum = counting.reduce((total, { net }) => total + net, 0);
  const count = counting.length;
  return {
    rounds: Math.min(LATEST_ROUNDS, rounds.length),
    counting: count,
    sum: sum / 100,
    // Half towards plus infinity, as the handicap is rounded.
    mean: Math.floor((2 * sum + count) / (2 * count)) / 100,
    handicap: handicap / 10,
  };
}

/** The round that the next one pushes out of the latest 20; null while there is room. */
function dropsNext(rounds: readonly PlayedRound[]): StoredSummary['drops_next'] {
  const oldest = rounds.at(-LATEST_ROUNDS);
  if (!oldest) return null;
  const { id, date, course, net, counts } = oldest;
  return { score_id: id, date, course, net_score: net / 100, counts };
}

/** Changes with what a summary says, so that the next import of the same files works them out anew. */
const VERSION = 1;
/** The same for the records, and for the courses. */
const RECORDS_VERSION = 1;
const COURSES_VERSION = 2;

/** What follows from the rounds of all players together. */
interface Found {
  records: StoredRecords;
  courses: ReadonlyMap<number, StoredCourse>;
}

/**
 * What an import works out about each player beside the rounds, as the database keeps it. Each is made when it is asked
 * for: together they would take as much memory as all rounds.
 */
export class PlayerSummaries {
  readonly length: number;
  /** The records of the site, in one row. */
  readonly records: FoundRows<RecordsRow>;
  /** A row for each course with a leaderboard. */
  readonly courses: FoundRows<CourseSummaryRow>;
  readonly #rows: SummarisedRows;
  #found: Found | null = null;

  constructor(rows: SummarisedRows) {
    this.#rows = rows;
    this.length = Array.from(rows.players).length;
    this.records = new FoundRows(`records ${RECORDS_VERSION}`, 1, () => [
      { id: 1, body: JSON.stringify(this.#together().records) },
    ]);
    const released = Array.from(rows.courses).filter((course) => course.released_at !== null).length;
    this.courses = new FoundRows(`courses ${COURSES_VERSION}`, released, () =>
      Array.from(this.#together().courses, ([id, course]) => ({ course_id: id, body: JSON.stringify(course) })),
    );
  }

  /** What tells summaries apart beside the rows that they follow from. */
  *texts(): Generator<string> {
    yield `summaries ${VERSION}`;
  }

  *entries(): Generator<[number, PlayerSummaryRow]> {
    let index = 0;
    for (const row of this) yield [index++, row];
  }

  /** Known once all summaries have been made: reading a million rounds takes too long to do it once more. */
  #together(): Found {
    if (!this.#found) for (const _ of this);
    return this.#found ?? { records: new RecordBook().finish(), courses: new Map() };
  }

  *[Symbol.iterator](): Generator<PlayerSummaryRow> {
    const boards = new GrowingBoards();
    let newestDay = '';
    for (const rounds of roundsByPlayer(this.#rows)) {
      for (const round of rounds) {
        if (round.date > newestDay) newestDay = round.date;
        boards.add(round);
      }
    }
    const finished = boards.finish(this.#rows.tees);
    const inStrokes = (tenths: number | null) => (tenths === null ? null : tenths / 10);
    const standings = standingsOf(
      Array.from(this.#rows.players, (player) => ({
        id: player.id,
        name: player.name,
        live: player.live === 1,
        handicap: inStrokes(player.handicap),
        handicap_30_days_ago: inStrokes(player.handicap_30_days_ago),
      })),
    );
    const book = new RecordBook();
    const courseBook = new CourseBook();
    const played = roundsByPlayer(this.#rows);
    let next = played.next();
    for (const { id, code, handicap } of this.#rows.players) {
      const rounds = !next.done && next.value[0]?.player === id ? next.value : [];
      if (rounds.length > 0) next = played.next();
      book.add({ id, code }, rounds);
      courseBook.add(rounds);
      const summary: StoredSummary = {
        ...(standings.get(id) ?? NOWHERE),
        calculation: calculationOf(rounds, handicap),
        drops_next: dropsNext(rounds),
        improvements: improvementsOf(rounds, handicap),
        form: formOf(rounds, newestDay),
        courses: coursesPlayed(rounds, finished),
      };
      yield { player_id: id, body: JSON.stringify(summary) };
    }
    this.#found = { records: book.finish(), courses: courseBook.finish(this.#rows, finished) };
  }
}
