import { FULL_ROUND } from '@golf/shared/handicap';
import type { ContentTables } from '../../schema.ts';
import type { PlayedRound } from '../played-rounds.ts';
import { BoardHistory, type StoredBoards } from './board-history.ts';
import { DEFINITIONS, type RecordId } from './definitions.ts';
import { Ladder, type Mark } from './ladder.ts';
import { findMarks } from './player-marks.ts';

/** Maximum number of holders listed per record. The total is stored as well. */
const HOLDERS = 5;
const DAY = 86_400_000;

export interface StoredMark {
  player: number;
  /** In whole database units. */
  value: number;
  /** ISO days. */
  date: string;
  since: string | null;
  round: number | null;
}

export interface StoredRecord {
  /** Players who reached it, earliest first; five at most. */
  holders: StoredMark[];
  count: number;
  /** The last former holder who is not a present holder. */
  before: StoredMark | null;
}

/** Lowest round to par on a course. */
interface StoredCourseRecord extends StoredRecord {
  course: number;
  /** Strokes from the record to the best score of a non-holder. 0: several players hold it. */
  margin: number;
  players: number;
}

interface StoredCountryRecord extends StoredRecord {
  code: string;
  players: number;
}

export interface StoredRecords {
  /** ISO day. Null without rounds. */
  newest_day: string | null;
  records: Partial<Record<RecordId, StoredRecord>>;
  /** Largest margin first. */
  courses: StoredCourseRecord[];
  /** Best round first. */
  countries: StoredCountryRecord[];
}

/** ISO day of a number of days since 1970. */
export const isoDay = (day: number) => new Date(day * DAY).toISOString().slice(0, 10);

export function stored({ player, value, day, round, since }: Mark): StoredMark {
  return { player, value, date: isoDay(day), since: since === null ? null : isoDay(since), round: round || null };
}

function recordOf(ladder: Ladder): StoredRecord | null {
  const { holders, before } = ladder;
  if (holders.length === 0) return null;
  return {
    holders: holders.slice(0, HOLDERS).map(stored),
    count: holders.length,
    before: before && stored(before),
  };
}

interface Competition {
  ladder: Ladder;
  /** Number of players. All marks of a player are added together. */
  players: number;
  /** Last player added, and the best value so far. */
  player: number;
  best: number;
  /** The two best values of the previous players. */
  bestBefore: number[];
}

const twoLowest = ({ bestBefore, best }: Competition) => [...bestBefore, best].toSorted((a, b) => a - b).slice(0, 2);

interface Outcome<Key> {
  key: Key;
  held: StoredRecord;
  value: number;
  /** Margin to the second best of all players. Infinity: only one player. */
  margin: number;
  players: number;
}

/** Records of several objects of a kind, where the lowest value counts. */
class Competitions<Key extends number | string> {
  readonly #all = new Map<Key, Competition>();

  /** All marks of a player must be added together. */
  offer(key: Key, mark: Mark): void {
    const { player, value } = mark;
    const one = this.#all.get(key);
    if (!one) this.#all.set(key, { ladder: new Ladder(true), players: 1, player, best: value, bestBefore: [] });
    else if (one.player === player) one.best = Math.min(one.best, value);
    else Object.assign(one, { players: one.players + 1, player, best: value, bestBefore: twoLowest(one) });
    this.#all.get(key)?.ladder.offer(mark);
  }

  finish(): Outcome<Key>[] {
    return [...this.#all].flatMap(([key, one]) => {
      const held = recordOf(one.ladder);
      const [value = Infinity, second = Infinity] = twoLowest(one);
      return held ? [{ key, held, value, margin: second - value, players: one.players }] : [];
    });
  }
}

/** Records of the site, built player by player. */
export class RecordBook {
  // One ladder per definition.
  readonly #ladders = Object.fromEntries(DEFINITIONS.map(({ id, low = false }) => [id, new Ladder(low)])) as Record<
    RecordId,
    Ladder
  >;
  readonly #courses = new Competitions<number>();
  readonly #countries = new Competitions<string>();
  readonly #board = new BoardHistory();
  #newestDay = Number.NEGATIVE_INFINITY;

  /** @param rounds rounds of the player, oldest first */
  add({ id: player, code }: Pick<ContentTables['players'], 'id' | 'code'>, rounds: readonly PlayedRound[]): void {
    const handicaps = findMarks(rounds, (record, value, { day, id: round }, since) => {
      this.#ladders[record].offer({ player, value, day, round, since: since ? since.day : null });
    });
    this.#board.add(player, handicaps, rounds[0]?.day ?? null);
    for (const { day, id: round, holes, score, net, place } of rounds) {
      this.#newestDay = Math.max(this.#newestDay, day);
      if (holes !== FULL_ROUND) continue;
      this.#countries.offer(code, { player, value: net, day, round, since: null });
      if (place?.isReleased) this.#courses.offer(place.course.id, { player, value: score, day, round, since: null });
    }
  }

  finish(): { records: StoredRecords; boards: StoredBoards } {
    this.#board.tell(this.#ladders, this.#newestDay);
    const records: StoredRecords['records'] = {};
    for (const { id } of DEFINITIONS) {
      const record = recordOf(this.#ladders[id]);
      if (record) records[id] = record;
    }
    const found: StoredRecords = {
      newest_day: Number.isFinite(this.#newestDay) ? isoDay(this.#newestDay) : null,
      records,
      courses: this.#courses
        .finish()
        // A single player has no margin.
        .filter(({ players }) => players > 1)
        .toSorted((a, b) => b.margin - a.margin || a.key - b.key)
        .map(({ key: course, held, margin, players }) => ({ ...held, course, margin, players })),
      countries: this.#countries
        .finish()
        .toSorted((a, b) => a.value - b.value || (a.key < b.key ? -1 : 1))
        .map(({ key: code, held, players }) => ({ ...held, code, players })),
    };
    return { records: found, boards: this.#board.pack() };
  }
}
