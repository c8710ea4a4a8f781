import type { StandingOfDay } from '@golf/shared/api';
import { placesOf, positionsOf } from '@golf/shared/handicap';
import type { Kysely } from 'kysely';
import type { Tables } from '../schema.ts';
import { oncePerVersion } from './once-per-version.ts';
import type { StoredBoards } from '../summaries/records/board-history.ts';

const DAY = 86_400_000;
/** Above every handicap: none. */
const NONE = 2_147_483_647;
/** Days since 1970 of an ISO day. */
export const dayNumber = (date: string) => Date.parse(date) / DAY;

const unpacked = (text: string) => {
  const bytes = Buffer.from(text, 'base64');
  return new Int32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
};

/** Positions by player id. */
export const positionsIn = (handicaps: ReadonlyMap<number, number>): Map<number, number> =>
  positionsOf(Array.from(handicaps, ([id, handicap]) => ({ id, handicap })));

/** The handicaps at the end of any day. */
export class PastBoards {
  readonly #ids: Int32Array;
  readonly #debuts: Int32Array;
  readonly #days: Int32Array;
  readonly #ends: Int32Array;
  readonly #players: Int32Array;
  readonly #handicaps: Int32Array;

  constructor(stored: StoredBoards) {
    this.#ids = unpacked(stored.ids);
    this.#debuts = unpacked(stored.debuts);
    this.#days = unpacked(stored.days);
    this.#ends = unpacked(stored.ends);
    this.#players = unpacked(stored.players);
    this.#handicaps = unpacked(stored.handicaps);
  }

  get ids(): Iterable<number> {
    return this.#ids;
  }

  /** Day of the first round; null without rounds. */
  get firstDay(): number | null {
    return this.#debuts.length === 0 ? null : this.#debuts.reduce((first, day) => Math.min(first, day));
  }

  /**
   * Handicaps in tenths at the end of each of several days, by index of the player; NONE without one. One array for all
   * days: read it before the next day.
   * @param days ascending
   */
  *#states(days: readonly number[]): Generator<Int32Array, void, void> {
    const state = new Int32Array(this.#ids.length).fill(NONE);
    let index = 0;
    let change = 0;
    for (const day of days) {
      for (; (this.#days[index] ?? Infinity) <= day; index += 1) {
        const end = this.#ends[index] ?? change;
        for (; change < end; change += 1) state[this.#players[change] ?? 0] = this.#handicaps[change] ?? NONE;
      }
      yield state;
    }
  }

  /** Handicaps in tenths of the players with a handicap at the end of a day, by id. */
  at(day: number): Map<number, number> {
    return this.atEach([day])[0] ?? new Map<number, number>();
  }

  /**
   * The same for several days, in one pass.
   * @param days ascending
   */
  atEach(days: readonly number[]): Map<number, number>[] {
    return Array.from(this.#states(days), (state) => {
      const handicaps = new Map<number, number>();
      for (const [player, handicap] of state.entries())
        if (handicap !== NONE) handicaps.set(this.#ids[player] ?? 0, handicap);
      return handicaps;
    });
  }

  /** Days with a new handicap in tenths, ascending, by id of the player. */
  series(): Map<number, [day: number, handicap: number][]> {
    const series = new Map<number, [number, number][]>(Array.from(this.#ids, (id) => [id, []]));
    let change = 0;
    for (const [index, day] of this.#days.entries()) {
      for (const end = this.#ends[index] ?? change; change < end; change += 1)
        series.get(this.#ids[this.#players[change] ?? 0] ?? 0)?.push([day, this.#handicaps[change] ?? NONE]);
    }
    return series;
  }

  /** Each player's place at the end of the day of the first handicap, by id. */
  firstPlaces(): Map<number, number> {
    const places = new Map<number, number>();
    const current = new Int32Array(this.#ids.length).fill(NONE);
    // Players by handicap, from the lowest: all players have only some hundreds of them.
    const lowest = this.#handicaps.reduce((least, handicap) => Math.min(least, handicap), 0);
    const highest = this.#handicaps.reduce((most, handicap) => Math.max(most, handicap), 0);
    const counts = new Int32Array(highest - lowest + 1);
    const count = (handicap: number, players: 1 | -1) => {
      if (handicap !== NONE) counts[handicap - lowest] = (counts[handicap - lowest] ?? 0) + players;
    };
    let from = 0;
    for (const end of this.#ends) {
      const changed = [...this.#players.subarray(from, end)];
      const debuts = changed.filter((player) => current[player] === NONE);
      for (const [index, player] of changed.entries()) {
        const handicap = this.#handicaps[from + index] ?? NONE;
        count(current[player] ?? NONE, -1);
        count(handicap, 1);
        current[player] = handicap;
      }
      for (const player of debuts) {
        const better = counts.subarray(0, (current[player] ?? 0) - lowest).reduce((sum, players) => sum + players, 0);
        places.set(this.#ids[player] ?? 0, better + 1);
      }
      from = end;
    }
    return places;
  }

  /** Ids of the players with a round up to a day. */
  playersAt(day: number): number[] {
    return [...this.#ids].filter((_id, player) => (this.#debuts[player] ?? Infinity) <= day);
  }

  /** Days on which the best handicap changed hands, with all who held it at the end of the day. */
  leads(): { day: number; leaders: number[] }[] {
    const leads: { day: number; leaders: number[] }[] = [];
    const state = new Int32Array(this.#ids.length).fill(NONE);
    let best = NONE;
    let change = 0;
    for (const [index, day] of this.#days.entries()) {
      const end = this.#ends[index] ?? change;
      let concernsLead = false;
      for (; change < end; change += 1) {
        const player = this.#players[change] ?? 0;
        const handicap = this.#handicaps[change] ?? NONE;
        concernsLead ||= handicap <= best || state[player] === best;
        state[player] = handicap;
      }
      // Most days leave the lead as it is: all players are looked at on the others only.
      if (!concernsLead) continue;
      best = NONE;
      for (const handicap of state) if (handicap < best) best = handicap;
      const leaders: number[] = [];
      for (const [player, handicap] of state.entries()) if (handicap === best) leaders.push(this.#ids[player] ?? 0);
      if (String(leads.at(-1)?.leaders) !== String(leaders)) leads.push({ day, leaders });
    }
    return leads;
  }

  /** A player's place at the end of a day. */
  placeOf(playerId: number, day: number): Omit<StandingOfDay, 'handicap'> {
    const handicaps = this.at(day);
    const own = placesOf(handicaps.values()).get(handicaps.get(playerId) ?? NaN);
    return { position: null, tied: false, ...own, ranked: handicaps.size };
  }
}

/** Null: not derived yet. */
export async function readPastBoards(database: Kysely<Tables>): Promise<PastBoards | null> {
  const row = await database.selectFrom('past_boards').select('body').executeTakeFirst();
  // Written by the import (database/src/summaries/records).
  return row ? new PastBoards(JSON.parse(row.body) as StoredBoards) : null;
}

export const pastBoards = oncePerVersion(readPastBoards);
