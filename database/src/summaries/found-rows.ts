/** Rows that follow from all rounds together: made when they are asked for. */
export class FoundRows<Row> {
  readonly length: number;
  readonly #version: string;
  readonly #find: () => readonly Row[];

  /** @param version what tells the rows apart beside those that they follow from */
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
