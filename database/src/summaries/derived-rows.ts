/** Rows derived from all rounds together. Computed on access. */
export class DerivedRows<Row> {
  readonly length: number;
  readonly #version: string;
  readonly #find: () => readonly Row[];

  /** @param version identifies the rows, in addition to the rows that they derive from */
  constructor(version: string, length: number, find: () => readonly Row[]) {
    this.#version = version;
    this.length = length;
    this.#find = find;
  }

  texts(): string[] {
    return [this.#version];
  }

  entries(): IterableIterator<[number, Row]> {
    return this.#find().entries();
  }

  [Symbol.iterator](): IterableIterator<Row> {
    return this.#find().values();
  }
}
