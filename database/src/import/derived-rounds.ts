import type { RoundRow } from '../schema.ts';
import type { PackedRows, Rows } from './rows.ts';
import type { RoundCells } from './tables.ts';

/** Derived values of a round, in database units. */
export type DerivedCells = Pick<RoundRow, 'net_score' | 'counts' | 'history_value'>;

/** All rounds with their derived values, in the order of `set`: by player, oldest round first. */
export class DerivedRounds implements Rows<RoundRow> {
  readonly #cells: PackedRows<RoundCells>;
  readonly #ids: Int32Array;
  readonly #derived: Record<keyof DerivedCells, Int32Array>;
  /** Index in the file of each round, in the order of `set`. */
  readonly #set: Int32Array;
  #setSoFar = 0;

  constructor(cells: PackedRows<RoundCells>) {
    this.#cells = cells;
    const numbers = () => new Int32Array(cells.length);
    this.#ids = numbers();
    this.#set = numbers();
    this.#derived = { net_score: numbers(), counts: numbers(), history_value: numbers() };
  }

  get length(): number {
    return this.#cells.length;
  }

  /**
   * Called once per round.
   * @param index index of the round in its file
   */
  set(index: number, id: number, { net_score: netScore, counts, history_value: historyValue }: DerivedCells): void {
    this.#set[this.#setSoFar++] = index;
    this.#ids[index] = id;
    this.#derived.net_score[index] = netScore;
    this.#derived.counts[index] = counts;
    this.#derived.history_value[index] = historyValue;
  }

  #byId(): Uint32Array {
    const ids = this.#ids;
    return Uint32Array.from(ids.keys()).toSorted((a, b) => (ids[a] ?? 0) - (ids[b] ?? 0));
  }

  #derivedAt(index: number): DerivedCells {
    const { net_score: netScore, counts, history_value: historyValue } = this.#derived;
    return { net_score: netScore[index] ?? 0, counts: counts[index] ?? 0, history_value: historyValue[index] ?? 0 };
  }

  /** Each round as a text, by id. Equal rounds have equal texts. */
  *texts(): Generator<string> {
    for (const index of this.#byId()) {
      yield this.#cells.textAt(index) + Object.values(this.#derivedAt(index)).join();
    }
  }

  *entries(): Generator<[number, RoundRow]> {
    for (const [place, index] of this.#set.entries()) {
      yield [place, { ...this.#cells.at(index), ...this.#derivedAt(index) }];
    }
  }

  *[Symbol.iterator](): Generator<RoundRow> {
    for (const [, row] of this.entries()) yield row;
  }
}
