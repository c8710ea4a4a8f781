import { parseCsv } from './parse-csv.ts';
import { quote, type Problem } from './problem.ts';
import type { Rows } from './rows.ts';
import { closest } from './suggest.ts';
import type { Columns, RowOf, Table } from './tables.ts';

export interface Loaded<Row, Kept extends Rows<Row> = Row[]> {
  file: string;
  /** Rows without problems. */
  rows: Kept;
  lines: number[];
  /** Whether every row of the file is in `rows`. */
  complete: boolean;
  /** Values of the key columns with their first line, including rows with problems in other columns. */
  keys: Map<string, number>;
  /** Whether `keys` is complete, so that an absent key is really missing. */
  keysKnown: boolean;
}

export type Report = (problem: Problem) => void;

/** A file that could not be read at all. */
export function unread<Row, Kept extends Rows<Row>>(file: string, rows: Kept): Loaded<Row, Kept> {
  return { file, rows, lines: [], complete: false, keys: new Map(), keysKnown: false };
}

/** Index of each column. Null: invalid header. */
function readHeader(
  header: string[],
  table: Pick<Table, 'file' | 'columns'>,
  report: Report,
): Map<string, number> | null {
  const { file, columns } = table;
  const problem = (column: string | null, message: string) => report({ file, line: 1, column, message });
  if (header.length === 1 && /[;\t|]/.test(header[0] ?? '')) {
    problem(null, 'the columns are not separated by commas; save the file comma-separated');
    return null;
  }
  const places = new Map<string, number>();
  const missing = Object.keys(columns).filter((name) => !header.includes(name));
  let right = true;
  for (const [place, name] of header.entries()) {
    if (places.has(name)) {
      problem(name, 'is twice in the header; remove one');
      right = false;
    } else if (!Object.hasOwn(columns, name)) {
      const meant = closest(name, missing);
      const hint = meant === null ? 'remove it' : `did you mean ${meant}?`;
      problem(name === '' ? null : name, `${quote(name)} is not a column of ${file}; ${hint}`);
      right = false;
    }
    places.set(name, place);
  }
  const needed = missing.filter((name) => !(columns[name]?.required === false && columns[name].later));
  for (const name of needed) problem(name, 'is missing; add it to the header and to each row');
  return right && needed.length === 0 ? places : null;
}

/**
 * Reads one file: header, cell types, unique keys. Problems are reported, and valid rows are kept.
 * @param rows receives the rows
 */
export function readTable<C extends Columns, Kept extends Rows<RowOf<C>> & { push(row: RowOf<C>): unknown }>(
  bytes: Buffer,
  table: Table<C>,
  report: Report,
  rows: Kept,
): Loaded<RowOf<C>, Kept> {
  const { file, key } = table;
  const loaded = { ...unread<RowOf<C>, Kept>(file, rows), complete: true };
  let width = 0;
  let places: { name: string; place: number; column: Columns[string] }[] | null = null;
  let seenHeader = false;

  const readRow = (cells: string[], line: number) => {
    if (cells.length !== width) {
      const message = `has ${cells.length} cells where the header has ${width}; put cells with a comma in quotes`;
      report({ file, line, column: null, message });
      loaded.complete = false;
      loaded.keysKnown = false;
      return;
    }
    const row: Record<string, unknown> = {};
    let right = true;
    for (const { name, place, column } of places ?? []) {
      const cell = cells[place] ?? '';
      const value = cell === '' ? null : column.cell.read(cell);
      if (value === undefined) {
        report({
          file,
          line,
          column: name,
          message: `${quote(cell)} is not ${column.cell.what}; ${column.cell.right}`,
        });
        right = false;
      } else if (value === null && column.required) {
        report({ file, line, column: name, message: `is empty; it must be filled: ${column.cell.right}` });
        right = false;
      } else row[name] = value;
    }
    const keyed = key.every((name) => row[name] !== undefined);
    if (!keyed) loaded.keysKnown = false;
    if (keyed && key.length > 0) {
      const value = key.map((name) => row[name]).join(' ');
      const first = loaded.keys.get(value);
      if (first !== undefined) {
        const message = `${quote(value)} is already in line ${first}; each ${key.join(' and ')} may occur once`;
        report({ file, line, column: key.at(-1) ?? null, message });
        right = false;
      } else loaded.keys.set(value, line);
    }
    if (right) {
      // Each column of the table has just been read by its own cell type.
      loaded.rows.push(row as RowOf<C>);
      loaded.lines.push(line);
    } else loaded.complete = false;
  };

  parseCsv(
    bytes,
    (cells, line) => {
      if (seenHeader) {
        if (places) readRow(cells, line);
        return;
      }
      seenHeader = true;
      width = cells.length;
      const found = readHeader(cells, table, report);
      if (!found) return;
      loaded.keysKnown = true;
      places = Object.entries(table.columns).map(([name, column]) => ({ name, place: found.get(name) ?? -1, column }));
    },
    (problem) => {
      report({ file, ...problem });
      loaded.complete = false;
      loaded.keysKnown = false;
    },
  );
  if (!seenHeader && loaded.complete) {
    const columns = Object.keys(table.columns).join(',');
    report({ file, line: null, column: null, message: `is empty; write at least its header line: ${columns}` });
  }
  return loaded;
}
