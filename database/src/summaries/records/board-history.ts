import type { Ladder } from './ladder.ts';

/** Minimum number of ranked players for records of leads and places. */
const FIELD = 10;
const PODIUM = 3;
const DAYS = 30;

const NONE = -2_147_483_648;
/** Debut of a player without rounds. */
const NEVER = 2_147_483_647;

/**
 * The leaderboards of all days as changes. Texts are Int32Arrays in base64: as JSON numbers they would take three times
 * the space.
 */
export interface StoredBoards {
  /** Ids of players with rounds, and the day of each one's first round. */
  ids: string;
  debuts: string;
  /** Days with changes, ascending, and the number of changes up to the end of each. */
  days: string;
  ends: string;
  /** Changes in the order of days: index of the player, and the new handicap in tenths. */
  players: string;
  handicaps: string;
}

const packed = (values: Iterable<number>) => Buffer.from(Int32Array.from(values).buffer).toString('base64');

/** Records that derive from the whole board, day by day. */
export type BoardLadders = Record<
  'longest-at-the-top' | 'biggest-lead' | 'longest-on-the-podium' | 'biggest-climb' | 'biggest-fall' | 'biggest-cut',
  Ladder
>;

class Board {
  readonly #lowest: number;
  /** Handicap of each player in tenths. NONE: no handicap. */
  readonly handicaps: Int32Array;
  /** Number of players by handicap, offset by the lowest handicap of all time. */
  readonly #counts: Int32Array;
  /** Number of players with a lower handicap, with the same offset. */
  readonly #better: Int32Array;
  ranked = 0;

  constructor(players: number, lowest: number, highest: number) {
    this.#lowest = lowest;
    this.handicaps = new Int32Array(players).fill(NONE);
    this.#counts = new Int32Array(Math.max(0, highest - lowest + 1));
    this.#better = new Int32Array(this.#counts.length);
  }

  /** @param changes alternating player and handicap */
  take(changes: readonly number[]): void {
    for (let at = 0; at < changes.length; at += 2) {
      const player = changes[at] ?? 0;
      const handicap = changes[at + 1] ?? 0;
      const before = this.handicaps[player] ?? NONE;
      if (before === NONE) this.ranked += 1;
      else this.#add(before, -1);
      this.#add(handicap, 1);
      this.handicaps[player] = handicap;
    }
    let better = 0;
    for (let at = 0; at < this.#counts.length; at += 1) {
      this.#better[at] = better;
      better += this.#counts[at] ?? 0;
    }
  }

  #add(handicap: number, players: 1 | -1): void {
    const at = handicap - this.#lowest;
    this.#counts[at] = (this.#counts[at] ?? 0) + players;
  }

  placeOf(player: number): number {
    return 1 + (this.#better[(this.handicaps[player] ?? 0) - this.#lowest] ?? 0);
  }

  /** Difference between the best and the second-best handicap, in tenths. 0: several players share the best. */
  get lead(): number {
    const best = this.#counts.findIndex((count) => count > 0);
    if (best === -1 || this.#counts[best] !== 1) return 0;
    const second = this.#counts.findIndex((count, at) => at > best && count > 0);
    return second === -1 ? 0 : second - best;
  }
}

/** Players with the largest movement on one day. */
class FurthestOfDay {
  #most = 0;
  #players: number[] = [];

  see(player: number, value: number): void {
    if (value < this.#most || value <= 0) return;
    if (value > this.#most) this.#players = [];
    this.#most = value;
    this.#players.push(player);
  }

  tell(ladder: Ladder, ids: readonly number[], day: number): void {
    for (const player of this.#players)
      ladder.offer({ player: ids[player] ?? 0, value: this.#most, day, round: 0, since: day - DAYS });
  }
}

/** Durations of stays at a position, in days. */
class Stays {
  readonly #since: Int32Array;
  readonly #ladder: Ladder;
  readonly #ids: readonly number[];

  constructor(ladder: Ladder, ids: readonly number[]) {
    this.#since = new Int32Array(ids.length).fill(NONE);
    this.#ladder = ladder;
    this.#ids = ids;
  }

  see(player: number, day: number, isThere: boolean): void {
    const since = this.#since[player] ?? NONE;
    if (isThere && since === NONE) this.#since[player] = day;
    if (isThere || since === NONE) return;
    this.#tell(player, since, day - 1);
    this.#since[player] = NONE;
  }

  end(day: number): void {
    for (const [player, since] of this.#since.entries()) if (since !== NONE) this.#tell(player, since, day);
  }

  #tell(player: number, since: number, day: number): void {
    this.#ladder.offer({ player: this.#ids[player] ?? 0, value: day - since + 1, day, round: 0, since });
  }
}

export class BoardHistory {
  readonly #ids: number[] = [];
  readonly #debuts = new Map<number, number>();
  /** Alternating player and handicap, by day, as of the end of the day. */
  readonly #changes = new Map<number, number[]>();
  #lowest = Infinity;
  #highest = -Infinity;

  get isEmpty(): boolean {
    return this.#ids.length === 0;
  }

  /**
   * @param handicaps in tenths, by day, earliest first
   * @param debut day of the first round; null without rounds
   */
  add(playerId: number, handicaps: ReadonlyMap<number, number>, debut: number | null): void {
    const player = this.#ids.push(playerId) - 1;
    if (debut !== null) this.#debuts.set(playerId, debut);
    for (const [day, handicap] of handicaps) {
      const changes = this.#changes.get(day) ?? [];
      this.#changes.set(day, changes);
      changes.push(player, handicap);
      this.#lowest = Math.min(this.#lowest, handicap);
      this.#highest = Math.max(this.#highest, handicap);
    }
  }

  /**
   * Offers the marks of each day up to the newest. Days without a change, on the day or 30 days before, are skipped.
   */
  tell(ladders: BoardLadders, newestDay: number): void {
    const days = [...this.#changes.keys()].toSorted((a, b) => a - b);
    const looked = new Set(days.flatMap((day) => [day, day + DAYS]).filter((day) => day <= newestDay));
    const ids = this.#ids;
    const now = new Board(ids.length, this.#lowest, this.#highest);
    const then = new Board(ids.length, this.#lowest, this.#highest);
    const top = new Stays(ladders['longest-at-the-top'], ids);
    const podium = new Stays(ladders['longest-on-the-podium'], ids);
    for (const day of [...looked].toSorted((a, b) => a - b)) {
      const changes = this.#changes.get(day);
      if (changes) now.take(changes);
      const before = this.#changes.get(day - DAYS);
      if (before) then.take(before);
      const isField = now.ranked >= FIELD;
      const isFieldThen = then.ranked >= FIELD;
      const climbs = new FurthestOfDay();
      const falls = new FurthestOfDay();
      const cuts = new FurthestOfDay();
      for (let player = 0; player < ids.length; player += 1) {
        const handicap = now.handicaps[player] ?? NONE;
        if (handicap === NONE) continue;
        const place = now.placeOf(player);
        top.see(player, day, isField && place === 1);
        podium.see(player, day, isField && place <= PODIUM);
        if (isField && place === 1) leadOf(player);
        const handicapThen = then.handicaps[player] ?? NONE;
        if (handicapThen === NONE) continue;
        cuts.see(player, handicapThen - handicap);
        if (!isField || !isFieldThen) continue;
        const climb = then.placeOf(player) - place;
        climbs.see(player, climb);
        falls.see(player, -climb);
      }
      climbs.tell(ladders['biggest-climb'], ids, day);
      falls.tell(ladders['biggest-fall'], ids, day);
      cuts.tell(ladders['biggest-cut'], ids, day);

      function leadOf(player: number): void {
        const { lead } = now;
        if (lead > 0)
          ladders['biggest-lead'].offer({ player: ids[player] ?? 0, value: lead, day, round: 0, since: null });
      }
    }
    top.end(newestDay);
    podium.end(newestDay);
  }

  /** Changes of handicaps only: most rounds change none at one decimal. */
  pack(): StoredBoards {
    const days: number[] = [];
    const ends: number[] = [];
    const players: number[] = [];
    const handicaps: number[] = [];
    const current = new Int32Array(this.#ids.length).fill(NONE);
    for (const [day, changes] of [...this.#changes].toSorted(([a], [b]) => a - b)) {
      for (let at = 0; at < changes.length; at += 2) {
        const player = changes[at] ?? 0;
        const handicap = changes[at + 1] ?? 0;
        if (current[player] === handicap) continue;
        current[player] = handicap;
        players.push(player);
        handicaps.push(handicap);
      }
      if (players.length === (ends.at(-1) ?? 0)) continue;
      days.push(day);
      ends.push(players.length);
    }
    return {
      ids: packed(this.#ids),
      debuts: packed(this.#ids.map((id) => this.#debuts.get(id) ?? NEVER)),
      days: packed(days),
      ends: packed(ends),
      players: packed(players),
      handicaps: packed(handicaps),
    };
  }
}
