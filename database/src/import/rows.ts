/** Rows of a table: an array, or a more compact structure. */
export interface Rows<Row> extends Iterable<Row> {
  readonly length: number;
  entries(): Iterable<[number, Row]>;
}

/** Size of an allocation in bytes. Even a row with all cells at maximum length is shorter. */
const CHUNK = 1_000_000;

/**
 * Texts as UTF-8, outside of V8's heap. As strings each would need 16 more bytes, and twice the space with a letter
 * outside Latin-1.
 */
class PackedTexts {
  readonly #chunks: Buffer[] = [];
  /** Bytes used in the last chunk. */
  #used = CHUNK;
  /** Position of each text: chunk, first byte, number of bytes. */
  #places = new Uint32Array(3 * 1024);
  length = 0;

  push(text: string): void {
    const bytes = Buffer.byteLength(text);
    if (this.#used + bytes > CHUNK) {
      this.#chunks.push(Buffer.allocUnsafeSlow(Math.max(CHUNK, bytes)));
      this.#used = 0;
    }
    const chunk = this.#chunks.length - 1;
    this.#chunks[chunk]?.write(text, this.#used);
    const at = 3 * this.length++;
    if (at === this.#places.length) {
      const longer = new Uint32Array(2 * at);
      longer.set(this.#places);
      this.#places = longer;
    }
    this.#places.set([chunk, this.#used, bytes], at);
    this.#used += bytes;
  }

  at(index: number): string {
    const [chunk = 0, from = 0, bytes = 0] = this.#places.subarray(3 * index, 3 * index + 3);
    return this.#chunks[chunk]?.toString('utf8', from, from + bytes) ?? '';
  }
}

/** Many rows in little memory. Each is stored as a text and parsed on access. */
export class PackedRows<Row extends object> implements Rows<Row> {
  readonly #columns: readonly (keyof Row)[];
  readonly #texts = new PackedTexts();
  readonly #aside: Map<keyof Row, Row[keyof Row][]>;
  /** Many rows have equal days, so each value is stored once. */
  readonly #known = new Map<unknown, unknown>();

  /**
   * @param columns columns of a row, in packing order
   * @param aside columns that are read separately and have few different values
   */
  constructor(columns: readonly (keyof Row)[], aside: readonly (keyof Row)[]) {
    this.#columns = columns;
    this.#aside = new Map(aside.map((name) => [name, []]));
  }

  get length(): number {
    return this.#texts.length;
  }

  push(row: Row): void {
    this.#texts.push(JSON.stringify(this.#columns.map((name) => row[name])));
    for (const [name, values] of this.#aside) {
      const value = row[name];
      if (!this.#known.has(value)) this.#known.set(value, value);
      values.push(this.#known.get(value) as typeof value);
    }
  }

  /** One value of each row. For a column in `aside` no rows are parsed. */
  column<Name extends keyof Row>(name: Name): readonly Row[Name][] {
    // Filled by push() from this column.
    const values = this.#aside.get(name) as Row[Name][] | undefined;
    return values ?? Array.from(this, (row) => row[name]);
  }

  /** The stored text of a row. Equal rows have equal texts. */
  textAt(index: number): string {
    return this.#texts.at(index);
  }

  at(index: number): Row {
    // Packed by push().
    const values = JSON.parse(this.textAt(index)) as Row[keyof Row][];
    const row: Partial<Row> = {};
    for (let column = 0; column < values.length; column += 1) {
      row[this.#columns[column] as keyof Row] = values[column];
    }
    return row as Row;
  }

  *entries(): Generator<[number, Row]> {
    for (let index = 0; index < this.length; index += 1) yield [index, this.at(index)];
  }

  *[Symbol.iterator](): Generator<Row> {
    for (let index = 0; index < this.length; index += 1) yield this.at(index);
  }
}
