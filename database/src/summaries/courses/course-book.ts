import type { ContentTables } from '../../schema.ts';
import { isOnBoard, type CourseBoards } from '../courses-played.ts';
import { handicapAfter } from '../form.ts';
import type { PlayedRound, Tee } from '../played-rounds.ts';
import { Ladder } from '../records/ladder.ts';
import { isoDay, stored, type StoredMark } from '../records/record-book.ts';

/** Maximum players listed by best adjusted score, and per step or day. */
const NET_PLAYERS = 50;
const STEP_PLAYERS = 5;
const DAY_PLAYERS = 3;
/** Rounds that a leaderboard shows per tee at first, plus one that tells whether the last one shares its place. */
const FIRST_ROUNDS = 6;
/** Maximum number of hardest and of easiest days. */
const DAYS = 3;

interface StoredNet extends StoredMark {
  tee: number;
  /** Full rounds of the player on the course. */
  rounds: number;
  place: number;
  tied: boolean;
}

/** Difficulty of a day: strokes relative to the handicaps of its players. */
export interface StoredDay {
  date: string;
  /** Hundredths of a stroke over all rounds: adjusted score minus the handicap before the round. */
  sum: number;
  rounds: number;
  /** Players of the day. Empty if there were more than three. */
  players: number[];
}

export interface StoredTee {
  tee: number;
  rounds: number;
  players: number;
  /** Whether it is the hardest tee for men or women. */
  hardest: boolean;
  /** The Course Leader's round, in strokes. Null for other tees, and without rounds. */
  leader: StoredMark | null;
  /**
   * History of the record in strokes. Each step lists the players who reached it before it was broken, five at most.
   */
  steps: StoredMark[][];
  /** Ids of the first six rounds of the leaderboard: lowest first, of equals the earliest. */
  first: number[];
}

export interface StoredCourse {
  rounds: number;
  players: number;
  /** ISO day. Null without rounds. */
  last_played: string | null;
  /** Lowest score to par from any tee. */
  best: number | null;
  /** Strokes to par of all rounds together. */
  sum: number;
  /** In leaderboard order: men's tees first, hardest first. */
  tees: StoredTee[];
  /** Lowest first. */
  net: StoredNet[];
  hardest_days: StoredDay[];
  easiest_days: StoredDay[];
}

interface GrowingTee {
  rounds: number;
  players: number;
  /** The last player added. All rounds of a player are added together. */
  last: number;
  ladder: Ladder;
  first: Pick<PlayedRound, 'id' | 'gross' | 'day'>[];
}

const compareOnBoard = (a: GrowingTee['first'][number], b: GrowingTee['first'][number]) =>
  a.gross - b.gross || a.day - b.day || a.id - b.id;

interface BestNet extends Pick<PlayedRound, 'player' | 'net' | 'day' | 'date' | 'id'> {
  tee: number;
  /** Full rounds of the player on the course. */
  rounds: number;
}

/** Lowest first; of equals the earliest. */
const compareNets = (a: BestNet, b: BestNet) => a.net - b.net || a.day - b.day || a.id - b.id;

/** Accumulates the rounds of a course, player by player, each player's oldest first. */
class GrowingCourse {
  rounds = 0;
  players = 0;
  sum = 0;
  lastDay = Number.NEGATIVE_INFINITY;
  readonly tees = new Map<number, GrowingTee>();
  /** Best score of the player who is being added. */
  #net: BestNet | null = null;
  /**
   * Lowest scores of the previous players: all that are listed, plus one that tells whether the last one shares a
   * place.
   */
  #lowestNets: BestNet[] = [];
  readonly #days = new Map<number, { sum: number; rounds: number; players: number[] }>();

  add(round: PlayedRound, teeId: number, handicapBefore: number | null): void {
    const { player, day, date, gross, net, id } = round;
    this.rounds += 1;
    this.sum += round.score;
    this.lastDay = Math.max(this.lastDay, day);
    const tee = this.tees.get(teeId) ?? { rounds: 0, players: 0, last: 0, ladder: new Ladder(true), first: [] };
    this.tees.set(teeId, tee);
    tee.rounds += 1;
    if (tee.last !== player) tee.players += 1;
    tee.last = player;
    const sixth = tee.first[FIRST_ROUNDS - 1];
    if (!sixth || compareOnBoard(round, sixth) < 0) {
      tee.first = [...tee.first, { id, gross, day }].toSorted(compareOnBoard).slice(0, FIRST_ROUNDS);
    }
    tee.ladder.offer({ player, value: gross, day, round: id, since: null });
    const own = { player, net, day, date, id, tee: teeId, rounds: 1 };
    if (this.#net?.player === player) {
      // Of equals the earliest is kept.
      this.#net = { ...(net < this.#net.net ? own : this.#net), rounds: this.#net.rounds + 1 };
    } else {
      this.#lowestNets = this.#nets();
      this.#net = own;
      this.players += 1;
    }
    if (handicapBefore === null) return;
    const of = this.#days.get(day) ?? { sum: 0, rounds: 0, players: [] };
    this.#days.set(day, of);
    of.sum += net - 10 * handicapBefore;
    of.rounds += 1;
    if (of.players.at(-1) !== player && of.players.length <= DAY_PLAYERS) of.players.push(player);
  }

  #nets(): BestNet[] {
    const nets = this.#lowestNets;
    const last = nets[NET_PLAYERS];
    if (!this.#net || (last && compareNets(last, this.#net) < 0)) return nets;
    return [...nets, this.#net].toSorted(compareNets).slice(0, NET_PLAYERS + 1);
  }

  /** Players by best adjusted score, lowest first; of equals the earliest. */
  net(): StoredNet[] {
    const nets = this.#nets();
    return nets.slice(0, NET_PLAYERS).map(({ player, net, date, id, tee, rounds }) => {
      const first = nets.findIndex((other) => other.net === net);
      const tied = nets[first + 1]?.net === net;
      return { player, value: net, date, since: null, round: id, tee, rounds, place: first + 1, tied };
    });
  }

  /** Hardest and easiest days; each list has at most half of all days. */
  days(): Pick<StoredCourse, 'hardest_days' | 'easiest_days'> {
    const all = [...this.#days]
      .map(([day, { sum, rounds, players }]) => {
        return { date: isoDay(day), sum, rounds, players: players.length > DAY_PLAYERS ? [] : players };
      })
      .toSorted((a, b) => b.sum * a.rounds - a.sum * b.rounds || (a.date < b.date ? -1 : 1));
    const count = Math.min(DAYS, Math.floor(all.length / 2));
    return { hardest_days: all.slice(0, count), easiest_days: all.slice(all.length - count).toReversed() };
  }
}

const compareTees = (a: Tee, b: Tee) =>
  // M sorts before F, against the alphabet.
  (a.gender === b.gender ? 0 : a.gender === 'M' ? -1 : 1) ||
  b.course_rating - a.course_rating ||
  b.slope_rating - a.slope_rating ||
  a.id - b.id;

/** Derives course data from the full rounds, player by player. */
export class CourseBook {
  readonly #courses = new Map<number, GrowingCourse>();

  /** @param rounds rounds of one player, oldest first */
  add(rounds: readonly PlayedRound[]): void {
    for (const [index, round] of rounds.entries()) {
      if (!isOnBoard(round)) continue;
      const { course, tee } = round.place;
      const before = rounds[index - 1];
      const growing = this.#courses.get(course.id) ?? new GrowingCourse();
      this.#courses.set(course.id, growing);
      growing.add(round, tee.id, before ? handicapAfter(before.historyValue, index - 1) : null);
    }
  }

  /** Data of each released course, by id. */
  finish(
    rows: { [Name in 'courses' | 'tees']: Iterable<ContentTables[Name]> },
    boards: CourseBoards,
  ): Map<number, StoredCourse> {
    const teesOf = Map.groupBy(rows.tees, (tee) => tee.course_id);
    const released = Array.from(rows.courses).filter((course) => course.released_at !== null);
    return new Map(released.map(({ id }) => [id, this.#finish(id, teesOf.get(id) ?? [], boards)]));
  }

  #finish(id: number, tees: readonly Tee[], boards: CourseBoards): StoredCourse {
    const growing = this.#courses.get(id) ?? new GrowingCourse();
    const hardest = boards.hardestOf(id);
    return {
      rounds: growing.rounds,
      players: growing.players,
      last_played: growing.rounds > 0 ? isoDay(growing.lastDay) : null,
      best: boards.recordOf(id) ?? null,
      sum: growing.sum,
      tees: tees.toSorted(compareTees).map((tee): StoredTee => {
        const { rounds = 0, players = 0, ladder, first = [] } = growing.tees.get(tee.id) ?? {};
        const isHardest = hardest.includes(tee.id);
        const lead = isHardest ? boards.leadOf(tee.id) : undefined;
        return {
          tee: tee.id,
          rounds,
          players,
          hardest: isHardest,
          leader: lead
            ? stored({ player: lead.player, value: lead.gross, day: lead.day, round: lead.id, since: null })
            : null,
          steps: (ladder?.steps ?? []).map((step) => step.slice(0, STEP_PLAYERS).map(stored)),
          first: first.map((round) => round.id),
        };
      }),
      net: growing.net(),
      ...growing.days(),
    };
  }
}
