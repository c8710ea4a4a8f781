import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { closest } from './suggest.ts';
import { storageProblem } from '@golf/node-kit/storage-problem';
import { readTable, unread, type Loaded, type Report } from './read-table.ts';
import { PackedRows, type Rows } from './rows.ts';
import {
  TABLES,
  type Columns,
  type FolderRows,
  type RoundCells,
  type RowOf,
  type Table,
  type TableName,
} from './tables.ts';

export type Folder = { [Name in Exclude<TableName, 'rounds'>]: Loaded<FolderRows[Name]> } & {
  /** Packed, as rounds outnumber all other rows. */
  rounds: Loaded<RoundCells, PackedRows<RoundCells>>;
};

// The keys of a table's columns are those of its rows.
const ROUND_COLUMNS = Object.keys(TABLES.rounds.columns) as (keyof RoundCells)[];

/** Called after each file with the number of files read and the total. */
export type FilesRead = (done: number, total: number) => void;

async function readOne<C extends Columns, Kept extends Rows<RowOf<C>> & { push(row: RowOf<C>): unknown }>(
  folder: string,
  table: Table<C>,
  names: readonly string[],
  report: Report,
  rows: Kept,
): Promise<Loaded<RowOf<C>, Kept>> {
  const { file } = table;
  if (!names.includes(file)) {
    const near = closest(
      file,
      names.filter((name) => name.endsWith('.csv') && !isTableFile(name)),
    );
    const columns = Object.keys(table.columns).join(',');
    const hint = near === null ? `add it, with at least its header line: ${columns}` : `rename ${near} to ${file}?`;
    report({ file, line: null, column: null, message: `is missing; ${hint}` });
    return unread(file, rows);
  }
  try {
    return readTable(await readFile(join(folder, file)), table, report, rows);
  } catch (error) {
    report({ file, line: null, column: null, message: `cannot be read: ${storageProblem(error)}` });
    return unread(file, rows);
  }
}

function isTableFile(name: string): boolean {
  return Object.values(TABLES).some((table) => table.file === name);
}

export async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

/** Reads all files of a folder, and lists the files that exist. */
export async function readFolder(
  folder: string,
  names: readonly string[],
  report: Report,
  onRead: FilesRead = () => {},
): Promise<Folder> {
  let done = 0;
  const total = Object.keys(TABLES).length;
  const readInto = async <C extends Columns, Kept extends Rows<RowOf<C>> & { push(row: RowOf<C>): unknown }>(
    table: Table<C>,
    rows: Kept,
  ) => {
    const loaded = await readOne(folder, table, names, report, rows);
    onRead(++done, total);
    return loaded;
  };
  const read = <C extends Columns>(table: Table<C>) => readInto<C, RowOf<C>[]>(table, []);
  // Sequential: problems are in the order of docs/data.md, and only one file is in memory at a time.
  return {
    countries: await read(TABLES.countries),
    players: await read(TABLES.players),
    channels: await read(TABLES.channels),
    courses: await read(TABLES.courses),
    tees: await read(TABLES.tees),
    course_images: await read(TABLES.course_images),
    rounds: await readInto(TABLES.rounds, new PackedRows<RoundCells>(ROUND_COLUMNS, ['player_id', 'tee_id', 'date'])),
    trophies: await read(TABLES.trophies),
    achievements: await read(TABLES.achievements),
    items: await read(TABLES.items),
    cabinets: await read(TABLES.cabinets),
    unlocked_items: await read(TABLES.unlocked_items),
  };
}
