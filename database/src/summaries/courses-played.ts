import type { CoursePlayed } from '@golf/shared/api';
import { FULL_ROUND } from '@golf/shared/handicap';
import type { PlayedRound, Tee } from './played-rounds.ts';

/** Full rounds from one tee of a released course: the content of its leaderboard. */
interface TeeBoard {
  /** Best score per player, in strokes. */
  best: Map<number, number>;
  /** The lowest round; of equals the one tracked first. */
  leader: Lead;
}

interface Lead {
  player: number;
  gross: number;
  trackedAt: string;
  id: number;
  day: number;
}

/** A place among the best scores of all players. */
interface Place {
  place: number;
  players: number;
}

export interface CourseBoards {
  /** Place of a player's best score from a tee, and the number of players. Null: no score. */
  placeOf(tee: number, player: number): (Place & { of: number }) | null;
  recordOf(course: number): number | undefined;
  /** Hardest tees of a course for men and women. */
  hardestOf(course: number): readonly number[];
  /** Best round from a tee. Undefined: no rounds. */
  leadOf(tee: number): Lead | undefined;
  /** Whether the player leads from the hardest tee for men or women. */
  isLeader(course: number, player: number): boolean;
}

type OnBoard = PlayedRound & { place: NonNullable<PlayedRound['place']> };

export const isOnBoard = (round: PlayedRound): round is OnBoard =>
  round.place?.isReleased === true && round.holes === FULL_ROUND;

/** Hardest tees for men and women, by course. */
function hardestTees(tees: Iterable<Tee>): Map<number, number[]> {
  const hardest = (of: readonly Tee[]) =>
    of.toSorted((a, b) => b.course_rating - a.course_rating || b.slope_rating - a.slope_rating || a.id - b.id)[0]?.id ??
    [];
  const byCourse = Map.groupBy(tees, (tee) => tee.course_id);
  return new Map(
    [...byCourse].map(([course, of]) => [
      course,
      [...Map.groupBy(of, ({ gender }) => gender).values()].flatMap(hardest),
    ]),
  );
}

function placesOn({ best }: TeeBoard): Map<number, Place> {
  let place = 1;
  const places = new Map<number, Place>();
  const counts = [...Map.groupBy(best.values(), (gross) => gross)].toSorted(([a], [b]) => a - b);
  for (const [gross, { length: players }] of counts) {
    places.set(gross, { place, players });
    place += players;
  }
  return places;
}

/** The leaderboards of all courses. Rounds are added one by one. */
export class GrowingBoards {
  readonly #tees = new Map<number, TeeBoard>();
  readonly #records = new Map<number, number>();

  add(round: PlayedRound): void {
    if (!isOnBoard(round)) return;
    const { place, player, gross, score, id, day, trackedAt } = round;
    this.#records.set(place.course.id, Math.min(this.#records.get(place.course.id) ?? Infinity, score));
    const own = { player, gross, trackedAt, id, day };
    const board = this.#tees.get(place.tee.id) ?? { best: new Map<number, number>(), leader: own };
    this.#tees.set(place.tee.id, board);
    board.best.set(player, Math.min(board.best.get(player) ?? Infinity, gross));
    const { leader } = board;
    const ahead =
      gross - leader.gross || (trackedAt < leader.trackedAt ? -1 : trackedAt > leader.trackedAt ? 1 : id - leader.id);
    if (ahead < 0) board.leader = own;
  }

  /** Results after all rounds have been added. */
  finish(tees: Iterable<Tee>): CourseBoards {
    const boards = this.#tees;
    const records = this.#records;
    const places = new Map([...boards].map(([tee, board]) => [tee, placesOn(board)]));
    const hardest = hardestTees(tees);
    return {
      placeOf(tee, player) {
        const best = boards.get(tee)?.best;
        const place = places.get(tee)?.get(best?.get(player) ?? Infinity);
        return best && place ? { ...place, of: best.size } : null;
      },
      recordOf: (course) => records.get(course),
      hardestOf: (course) => hardest.get(course) ?? [],
      leadOf: (tee) => boards.get(tee)?.leader,
      isLeader: (course, player) =>
        hardest.get(course)?.some((tee) => boards.get(tee)?.leader.player === player) === true,
    };
  }
}

/** Best full round on one course; the earliest of equals. */
function bestOf(rounds: readonly PlayedRound[]): PlayedRound | null {
  const full = rounds.filter(({ holes }) => holes === FULL_ROUND);
  return full.reduce<PlayedRound | null>((best, round) => (best && best.score <= round.score ? best : round), null);
}

function onCourse(rounds: readonly PlayedRound[], boards: CourseBoards): CoursePlayed {
  const [first] = rounds;
  const best = bestOf(rounds);
  const courseId = first?.place?.isReleased ? first.place.course.id : null;
  const playerId = first?.player ?? 0;
  const onBoard = courseId !== null && best?.place ? boards.placeOf(best.place.tee.id, playerId) : null;
  return {
    course_id: courseId,
    course: first?.course ?? '',
    rounds: rounds.length,
    score: best?.score ?? null,
    score_id: best?.id ?? null,
    date: best?.date ?? null,
    tee: best?.place?.tee.name ?? null,
    place: onBoard?.place ?? null,
    tied: (onBoard?.players ?? 0) > 1,
    players: onBoard?.of ?? null,
    record: courseId !== null && best !== null && boards.recordOf(courseId) === best.score,
    leader: courseId !== null && boards.isLeader(courseId, playerId),
  };
}

/**
 * Courses of a player, most rounds first.
 * @param rounds oldest first
 */
export function coursesPlayed(rounds: readonly PlayedRound[], boards: CourseBoards): CoursePlayed[] {
  const byCourse = Map.groupBy(rounds, ({ place, course }) => place?.course.id ?? course);
  return [...byCourse.values()]
    .map((of) => onCourse(of, boards))
    .toSorted((a, b) => b.rounds - a.rounds || (a.course < b.course ? -1 : 1));
}
