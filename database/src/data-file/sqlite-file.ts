import { DatabaseSync } from 'node:sqlite';
import type { CsvCell } from '@golf/shared/format';
import type { Described, Field } from './fields.ts';

/* The tables as one SQLite file, for SQL and Datasette. */

export const SQLITE_FILE = 'golf-handicaps.sqlite';

const SQL_TYPES: Record<Field['type'], string> = {
  'whole number': 'INTEGER',
  number: 'REAL',
  text: 'TEXT',
  'true or false': 'INTEGER',
};

/** "course-scores" → "course_scores", which SQL takes without quotes. */
const sqlName = (name: string) => name.replaceAll('-', '_');

/** Opens a new file. @throws Error of the disk, here and in each method */
export function openSqliteFile(path: string) {
  const database = new DatabaseSync(path);
  // The file exists once it is complete: it needs no journal.
  database.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; BEGIN');
  return {
    /** @returns a function that inserts a row, in the order of the fields */
    addTable({ name, fields }: Described): (row: readonly CsvCell[]) => void {
      const columns = Object.entries(fields).map(([column, { type }]) => `"${column}" ${SQL_TYPES[type]}`);
      database.exec(`CREATE TABLE ${sqlName(name)} (${columns.join(', ')})`);
      const insert = database.prepare(`INSERT INTO ${sqlName(name)} VALUES (${columns.map(() => '?').join(', ')})`);
      return (row) =>
        void insert.run(...row.map((cell) => (typeof cell === 'boolean' ? Number(cell) : (cell ?? null))));
    },
    finish: () => database.exec('COMMIT'),
    close: () => database.close(),
  };
}
