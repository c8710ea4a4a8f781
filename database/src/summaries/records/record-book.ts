import { FULL_ROUND } from '@golf/shared/handicap';
import type { ContentTables } from '../../schema.ts';
import type { PlayedRound } from '../played-rounds.ts';
import { BoardHistory } from './board-history.ts';
import { DEFINITIONS, type RecordId } from './definitions.ts';
import { Ladder, type Mark } from './ladder.ts';
import { tellMarks } from './player-marks.ts';

/** Holders of a record that are told; how many more there are is told as well. */
const HOLDERS = 5;
const DAY = 86_400_000;

/** A mark as it is stored. */
export interface StoredMark {
  player: number;
  /** In the whole units of the database. */
  value: number;
  /** ISO days. */
  date: string;
  since: string | null;
  round: number | null;
}

export interface StoredRecord {
  /** Those who have reached it, the first one first: five at most. */
  holders: StoredMark[];
  /** How many have. */
  count: number;
  /** The last to hold it who does not hold it now. */
  before: StoredMark | null;
}

/** The lowest round to par on a course. */
interface StoredCourseRecord extends StoredRecord {
  course: number;
  /** Strokes from the record to the best of whoever does not hold it; 0 where several hold it. */
  margin: number;
  players: number;
}

/** The best net round by players of a country. */
interface StoredCountryRecord extends StoredRecord {
  code: string;
  players: number;
}

/** What an import stores of records. */
export interface StoredRecords {
  /** ISO day; null without rounds. */
  newest_day: string | null;
  records: Partial<Record<RecordId, StoredRecord>>;
  /** The largest margin first. */
  courses: StoredCourseRecord[];
  /** The best round first. */
  countries: StoredCountryRecord[];
}

/** The ISO day of a number of days since 1970. */
export const isoDay = (day: number) => new Date(day * DAY).toISOString().slice(0, 10);

/** A mark as the database keeps it. */
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
  /** How many have been offered, each with all marks together. */
  players: number;
  /** The last of them, and the best so far. */
  player: number;
  best: number;
  /** The two best of the players before. */
  bestBefore: number[];
}

const twoLowest = ({ bestBefore, best }: Competition) => [...bestBefore, best].toSorted((a, b) => a - b).slice(0, 2);

interface Outcome<Key> {
  key: Key;
  held: StoredRecord;
  value: number;
  /** To the second best of all players; Infinity where there is none. */
  margin: number;
  players: number;
}

/** Records of several things of a kind, where the lowest value counts. */
class Competitions<Key extends number | string> {
  readonly #all = new Map<Key, Competition>();

  /** Marks of a player come together. */
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

/** The records of the site, which are made of one player after the other. */
export class RecordBook {
  // One for each of them.
  readonly #ladders = Object.fromEntries(DEFINITIONS.map(({ id, low = false }) => [id, new Ladder(low)])) as Record<
    RecordId,
    Ladder
  >;
  readonly #courses = new Competitions<number>();
  readonly #countries = new Competitions<string>();
  readonly #board = new BoardHistory();
  #newestDay = Number.NEGATIVE_INFINITY;

  /** @param rounds of the player, oldest first */
  add({ id: player, code }: Pick<ContentTables['players'], 'id' | 'code'>, rounds: readonly PlayedRound[]): void {
    const handicaps = tellMarks(rounds, (record, value, { day, id: round }, since) => {
      this.#ladders[record].offer({ player, value, day, round, since: since ? since.day : null });
    });
    this.#board.add(player, handicaps);
    for (const { day, id: round, holes, score, net, place } of rounds) {
      this.#newestDay = Math.max(this.#newestDay, day);
      if (holes !== FULL_ROUND) continue;
      this.#countries.offer(code, { player, value: net, day, round, since: null });
      if (place?.isReleased) this.#courses.offer(place.course.id, { player, value: score, day, round, since: null });
    }
  }

  finish(): StoredRecords {
    this.#board.tell(this.#ladders, this.#newestDay);
    const records: StoredRecords['records'] = {};
    for (const { id } of DEFINITIONS) {
      const record = recordOf(this.#ladders[id]);
      if (record) records[id] = record;
    }
    return {
      newest_day: Number.isFinite(this.#newestDay) ? isoDay(this.#newestDay) : null,
      records,
      courses: this.#courses
        .finish()
        // One who plays alone leads nobody.
        .filter(({ players }) => players > 1)
        .toSorted((a, b) => b.margin - a.margin || a.key - b.key)
        .map(({ key: course, held, margin, players }) => ({ ...held, course, margin, players })),
      countries: this.#countries
        .finish()
        .toSorted((a, b) => a.value - b.value || (a.key < b.key ? -1 : 1))
        .map(({ key: code, held, players }) => ({ ...held, code, players })),
    };
  }
}
