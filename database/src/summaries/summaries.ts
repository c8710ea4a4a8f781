import { standingsOf, type PlayerSummary, type Standing } from '@golf/shared/api';
import { LATEST_ROUNDS } from '@golf/shared/handicap';
import type { StoredBoards } from './records/board-history.ts';
import { RecordBook, type StoredRecords } from './records/record-book.ts';
import type { CourseSummaryRow, PastBoardsRow, PlayerSummaryRow, RecordsRow } from '../schema.ts';
import { CourseBook, type StoredCourse } from './courses/course-book.ts';
import { coursesPlayed, GrowingBoards } from './courses-played.ts';
import { formOf } from './form.ts';
import { DerivedRows } from './derived-rows.ts';
import { improvementsOf } from './improvements.ts';
import { roundsByPlayer, type PlayedRound, type SummarisedRows } from './played-rounds.ts';

/** A stored summary. The player's own fields and the records are in other tables. */
export type StoredSummary = Omit<PlayerSummary, 'player' | 'records'>;

const NOWHERE: Standing = { position: null, tied: false, ranked: 0, moved: null, neighbours: [] };

/** Calculation of the handicap. Null: no handicap. */
function calculationOf(rounds: readonly PlayedRound[], handicap: number | null): StoredSummary['calculation'] {
  if (handicap === null) return null;
  const counting = rounds.filter(({ counts }) => counts);
  const sum = counting.reduce((total, { net }) => total + net, 0);
  const count = counting.length;
  return {
    rounds: Math.min(LATEST_ROUNDS, rounds.length),
    counting: count,
    sum: sum / 100,
    // Half towards plus infinity, like the handicap.
    mean: Math.floor((2 * sum + count) / (2 * count)) / 100,
    handicap: handicap / 10,
  };
}

/** The round that the next one removes from the latest 20. Null: fewer than 20. */
function dropsNext(rounds: readonly PlayedRound[]): StoredSummary['drops_next'] {
  const oldest = rounds.at(-LATEST_ROUNDS);
  if (!oldest) return null;
  const { id, date, course, net, counts } = oldest;
  return { score_id: id, date, course, net_score: net / 100, counts };
}

/** Increased when the content of summaries changes, so that the next import of identical files derives them again. */
const VERSION = 1;
/** The same for records, past boards and courses. */
const RECORDS_VERSION = 1;
const BOARDS_VERSION = 1;
const COURSES_VERSION = 2;

interface Found {
  records: StoredRecords;
  boards: StoredBoards;
  courses: ReadonlyMap<number, StoredCourse>;
}

/**
 * Derived rows per player, as stored. Each is computed on access: together they would need as much memory as all
 * rounds.
 */
export class PlayerSummaries {
  readonly length: number;
  /** Records of the site, in one row. */
  readonly records: DerivedRows<RecordsRow>;
  /** Leaderboards of all days, in one row. */
  readonly pastBoards: DerivedRows<PastBoardsRow>;
  readonly courses: DerivedRows<CourseSummaryRow>;
  readonly #rows: SummarisedRows;
  #found: Found | null = null;

  constructor(rows: SummarisedRows) {
    this.#rows = rows;
    this.length = Array.from(rows.players).length;
    this.records = new DerivedRows(`records ${RECORDS_VERSION}`, 1, () => [
      { id: 1, body: JSON.stringify(this.#together().records) },
    ]);
    this.pastBoards = new DerivedRows(`boards ${BOARDS_VERSION}`, 1, () => [
      { id: 1, body: JSON.stringify(this.#together().boards) },
    ]);
    const released = Array.from(rows.courses).filter((course) => course.released_at !== null).length;
    this.courses = new DerivedRows(`courses ${COURSES_VERSION}`, released, () =>
      Array.from(this.#together().courses, ([id, course]) => ({ course_id: id, body: JSON.stringify(course) })),
    );
  }

  /** Versions that identify the summaries, in addition to the rows that they derive from. */
  *texts(): Generator<string> {
    yield `summaries ${VERSION}`;
  }

  *entries(): Generator<[number, PlayerSummaryRow]> {
    let index = 0;
    for (const row of this) yield [index++, row];
  }

  /** Computed once all summaries have been built: reading a million rounds a second time would take too long. */
  #together(): Found {
    if (!this.#found) for (const _ of this);
    return this.#found ?? { ...new RecordBook().finish(), courses: new Map() };
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
    this.#found = { ...book.finish(), courses: courseBook.finish(this.#rows, finished) };
  }
}
