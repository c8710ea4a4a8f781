import type { ContentTables } from '../../schema.ts';
import { isOnBoard, type CourseBoards } from '../courses-played.ts';
import { handicapAfter } from '../form.ts';
import type { PlayedRound, Tee } from '../played-rounds.ts';
import { Ladder } from '../records/ladder.ts';
import { isoDay, stored, type StoredMark } from '../records/record-book.ts';

/** Players told with their best adjusted score, and those told of a step and of a day, at most. */
const NET_PLAYERS = 50;
const STEP_PLAYERS = 5;
const DAY_PLAYERS = 3;
/** As many as a leaderboard shows of a tee at first, and one more, which tells whether the last of them shares its place. */
const FIRST_ROUNDS = 6;
/** Hardest days told at most, and easiest ones. */
const DAYS = 3;

/** The best adjusted score of a player on a course. */
interface StoredNet extends StoredMark {
  tee: number;
  /** Full rounds of the player there. */
  rounds: number;
  place: number;
  tied: boolean;
}

/** How hard a day was: strokes to the handicaps of those who played. */
export interface StoredDay {
  date: string;
  /** Hundredths of a stroke over all rounds: adjusted score minus the handicap before it. */
  sum: number;
  rounds: number;
  /** Those who played; empty where there were more than three. */
  players: number[];
}

/** What an import stores of the full rounds from a tee. */
export interface StoredTee {
  tee: number;
  rounds: number;
  players: number;
  /** Whether it is the hardest tee of the men, or of the women. */
  hardest: boolean;
  /** The Course Leader's round, in strokes; null for other tees, and without rounds. */
  leader: StoredMark | null;
  /** How the record has fallen, in strokes: with each step those who have reached it before it fell, five at most. */
  steps: StoredMark[][];
  /** Ids of the first six rounds of the leaderboard: the lowest first, of equals the earliest. */
  first: number[];
}

/** What an import stores of a course with a leaderboard. */
export interface StoredCourse {
  rounds: number;
  players: number;
  /** ISO day; null without rounds. */
  last_played: string | null;
  /** The lowest score to par from any tee. */
  best: number | null;
  /** Strokes to par of all rounds together. */
  sum: number;
  /** As the leaderboard has them: men's first, the hardest first. */
  tees: StoredTee[];
  /** The lowest first. */
  net: StoredNet[];
  hardest_days: StoredDay[];
  easiest_days: StoredDay[];
}

interface GrowingTee {
  rounds: number;
  players: number;
  /** The last player seen: a player's rounds come together. */
  last: number;
  ladder: Ladder;
  first: Pick<PlayedRound, 'id' | 'gross' | 'day'>[];
}

const compareOnBoard = (a: GrowingTee['first'][number], b: GrowingTee['first'][number]) =>
  a.gross - b.gross || a.day - b.day || a.id - b.id;

/** The best adjusted score of a player. */
interface BestNet extends Pick<PlayedRound, 'player' | 'net' | 'day' | 'date' | 'id'> {
  tee: number;
  /** Full rounds of the player on the course. */
  rounds: number;
}

/** Lowest first; of equals whoever was first. */
const compareNets = (a: BestNet, b: BestNet) => a.net - b.net || a.day - b.day || a.id - b.id;

/** What is known of a course while players are added; a player's rounds come together, oldest first. */
class GrowingCourse {
  rounds = 0;
  /** How many have played. */
  players = 0;
  sum = 0;
  lastDay = Number.NEGATIVE_INFINITY;
  readonly tees = new Map<number, GrowingTee>();
  /** Of the player whose rounds are being added. */
  #net: BestNet | null = null;
  /** The lowest of those before: all that are told, and one more, who tells whether the last of them shares a place. */
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
      // Of equals the earliest stays.
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

  /** The lowest so far. */
  #nets(): BestNet[] {
    const nets = this.#lowestNets;
    const last = nets[NET_PLAYERS];
    if (!this.#net || (last && compareNets(last, this.#net) < 0)) return nets;
    return [...nets, this.#net].toSorted(compareNets).slice(0, NET_PLAYERS + 1);
  }

  /** Players by their best adjusted score, lowest first; of equals whoever was first. */
  net(): StoredNet[] {
    const nets = this.#nets();
    return nets.slice(0, NET_PLAYERS).map(({ player, net, date, id, tee, rounds }) => {
      const first = nets.findIndex((other) => other.net === net);
      const tied = nets[first + 1]?.net === net;
      return { player, value: net, date, since: null, round: id, tee, rounds, place: first + 1, tied };
    });
  }

  /** Hardest and easiest days, each at most half of all. */
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

/** As the leaderboard has them. */
const compareTees = (a: Tee, b: Tee) =>
  // M comes after F in the alphabet.
  (a.gender === b.gender ? 0 : a.gender === 'M' ? -1 : 1) ||
  b.course_rating - a.course_rating ||
  b.slope_rating - a.slope_rating ||
  a.id - b.id;

/** What the full rounds on each course say of it, which are added one player after the other. */
export class CourseBook {
  readonly #courses = new Map<number, GrowingCourse>();

  /** @param rounds of one player, oldest first */
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

  /** Each released course, by id. */
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
