import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { csvLine, type CsvCell } from '@golf/shared/format';

export interface CsvFile<Column extends string> {
  /** Appends a row; missing columns are empty. */
  write(row: Partial<Record<Column, CsvCell>>): void;
  close(): void;
}

/** Characters buffered before a write: a folder of 10,000 players is streamed. */
const CHUNK = 1 << 16;

/** Creates `<folder>/<name>.csv` with its header line. Rows end in a plain line feed. */
export function createCsv<const Columns extends readonly string[]>(
  folder: string,
  name: string,
  columns: Columns,
): CsvFile<Columns[number]> {
  const file = openSync(join(folder, `${name}.csv`), 'w');
  let waiting = `${columns.join(',')}\n`;
  return {
    write(row: Partial<Record<Columns[number], CsvCell>>) {
      waiting += `${csvLine(columns.map((column: Columns[number]) => row[column]))}\n`;
      if (waiting.length < CHUNK) return;
      writeSync(file, waiting);
      waiting = '';
    },
    close() {
      writeSync(file, waiting);
      closeSync(file);
    },
  };
}
