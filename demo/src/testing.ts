import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { generate } from './generate.ts';

/** A demo folder in a temporary directory, read back for tests. */
type Row = Record<string, string>;

export interface DemoFolder {
  /** Contains `demo` and other files of a test. */
  scratch: string;
  folder: string;
  tables: string[];
  rows(table: string): Row[];
  /** Rows of one player. */
  of(table: string, playerId: string): Row[];
  values(table: string, column: string): Set<string>;
  remove(): void;
}

/** Paths of all files below a folder, sorted. */
export function filesBelow(root: string): string[] {
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' });
  return paths.filter((path) => statSync(join(root, path)).isFile()).toSorted();
}

export function makeDemoFolder(): DemoFolder {
  const scratch = mkdtempSync(join(tmpdir(), 'golf-generate-'));
  const folder = join(scratch, 'demo');
  generate({ folder, players: 48 });
  const tables = new Map<string, Row[]>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.csv'))) {
    tables.set(file.slice(0, -4), parse<Row>(readFileSync(join(folder, file)), { columns: true }));
  }
  const rows = (table: string): Row[] => tables.get(table) ?? [];
  return {
    scratch,
    folder,
    tables: [...tables.keys()].toSorted(),
    rows,
    of: (table, playerId) => rows(table).filter((row) => row['player_id'] === playerId),
    values: (table, column) => new Set(rows(table).map((row) => row[column] ?? '')),
    remove: () => rmSync(scratch, { recursive: true }),
  };
}
