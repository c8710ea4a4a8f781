import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { coursePicture, picture } from './cells.ts';
import { quote } from './problem.ts';
import type { Folder } from './read-folder.ts';
import type { Loaded, Report } from './read-table.ts';
import { closest } from './suggest.ts';
import { TABLES, type TableName } from './tables.ts';

/** What is shown as a picture. Nothing else is copied to where the server serves from. */
const PICTURE_FILE = /\.(?:svg|png|jpe?g|webp|avif|gif)$/i;
const COURSES = 'courses/';
const ROOT = '/images/';

/**
 * The pictures of a data folder, as paths below images/ with forward slashes. Links (symbolic ones) are
 * not followed: they could publish any file of the machine.
 */
export async function listPictures(folder: string): Promise<string[]> {
  const root = join(folder, 'images');
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && PICTURE_FILE.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !path.split('/').some((part) => part.startsWith('.')))
    .toSorted();
}

function wrongPicture(path: string, pictures: ReadonlySet<string>): string {
  const where = `images/${path} is not in the folder`;
  if (!PICTURE_FILE.test(path)) return `${where} as a picture; name a svg, png, jpg, webp, avif or gif file`;
  const directory = path.slice(0, path.lastIndexOf('/') + 1);
  const near = closest(
    path,
    [...pictures].filter((other) => other.startsWith(directory)),
  );
  return `${where}; ${near === null ? 'add the file' : `did you mean ${ROOT}${near}?`}`;
}

function checkTable(
  name: TableName,
  loaded: Loaded<Record<string, unknown>>,
  pictures: ReadonlySet<string>,
  report: Report,
): void {
  for (const [column, { cell }] of Object.entries(TABLES[name].columns)) {
    const below = cell === picture ? '' : cell === coursePicture ? COURSES : null;
    if (below === null) continue;
    for (const [index, row] of loaded.rows.entries()) {
      const value = row[column];
      if (typeof value !== 'string' || value.startsWith('https://')) continue;
      const path = below + (value.startsWith(ROOT) ? value.slice(ROOT.length) : value);
      if (pictures.has(path)) continue;
      const message = `${quote(value)}: ${wrongPicture(path, pictures)}`;
      report({ file: loaded.file, line: loaded.lines[index] ?? null, column, message });
    }
  }
}

/** Checks that every picture that a row names is in the folder. */
export function checkPictures(folder: Folder, pictures: readonly string[], report: Report): void {
  const known = new Set(pictures);
  for (const name of Object.keys(TABLES)) {
    // The keys of TABLES are exactly the table names.
    const table = name as TableName;
    checkTable(table, folder[table], known, report);
  }
}
