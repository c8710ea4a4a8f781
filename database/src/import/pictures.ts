import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { coursePicture, picture } from './cells.ts';
import { quote, type Problem } from './problem.ts';
import type { Folder } from './read-folder.ts';
import type { Loaded, Report } from './read-table.ts';
import type { Rows } from './rows.ts';
import { closest } from './suggest.ts';
import { TABLES, type TableName } from './tables.ts';

/** Picture formats. Other files are not copied to the served folder. */
const PICTURE_FILE = /\.(?:svg|png|jpe?g|webp|avif|gif)$/i;
const COURSES = 'courses/';
const ROOT = '/images/';

/**
 * Pictures of a data folder, as paths below images/ with forward slashes. Symbolic links are not followed: they could
 * publish any file of the machine.
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

function missingPicture(path: string, pictures: ReadonlySet<string>): Complaint {
  const message = `images/${path} is not in the folder`;
  if (!PICTURE_FILE.test(path))
    return { message: `${message} as a picture; name a svg, png, jpg, webp, avif or gif file` };
  return { message, remedy: () => nearPicture(path, pictures) };
}

function nearPicture(path: string, pictures: ReadonlySet<string>): string {
  const directory = path.slice(0, path.lastIndexOf('/') + 1);
  const near = closest(
    path,
    [...pictures].filter((other) => other.startsWith(directory)),
  );
  return near === null ? 'add the file' : `did you mean ${ROOT}${near}?`;
}

type Complaint = Pick<Problem, 'message' | 'remedy'>;

interface KnownPictures {
  /** Paths below images/. */
  pictures: ReadonlySet<string>;
  /** "https://cdn.golf.example" */
  origins: ReadonlySet<string>;
}

function localPicture(below: string, value: string, pictures: ReadonlySet<string>): Complaint | null {
  const path = below + (value.startsWith(ROOT) ? value.slice(ROOT.length) : value);
  if (pictures.has(path)) return null;
  const { message, ...remedy } = missingPicture(path, pictures);
  return { message: `${quote(value)}: ${message}`, ...remedy };
}

function foreignPicture(value: string, origins: ReadonlySet<string>): Complaint | null {
  const { origin } = new URL(value);
  if (origins.has(origin)) return null;
  return {
    message: `${quote(value)} is at ${origin}, which no page of this site may show pictures from; put the file into images/, or name that origin in PICTURE_ORIGINS`,
  };
}

function checkTable(
  name: TableName,
  loaded: Loaded<Record<string, unknown>, Rows<Record<string, unknown>>>,
  { pictures, origins }: KnownPictures,
  report: Report,
): void {
  for (const [column, { cell }] of Object.entries(TABLES[name].columns)) {
    const below = cell === picture ? '' : cell === coursePicture ? COURSES : null;
    if (below === null) continue;
    for (const [index, row] of loaded.rows.entries()) {
      const value = row[column];
      if (typeof value !== 'string') continue;
      const problem = value.startsWith('https://')
        ? foreignPicture(value, origins)
        : localPicture(below, value, pictures);
      if (problem) report({ file: loaded.file, line: loaded.lines[index] ?? null, column, ...problem });
    }
  }
}

/** Checks that every referenced picture is in the folder or at an allowed origin. */
export function checkPictures(
  folder: Folder,
  { pictures, origins }: { pictures: readonly string[]; origins: readonly string[] },
  report: Report,
): void {
  const known = { pictures: new Set(pictures), origins: new Set(origins) };
  for (const name of Object.keys(TABLES)) {
    // The keys of TABLES are exactly the table names.
    const table = name as TableName;
    checkTable(table, folder[table], known, report);
  }
}
