/** The primary SQLite result codes that a person can do something about. */
const SQLITE: Record<number, string> = {
  5: 'another program is writing to it; try again when it has finished',
  8: 'it may not be written to; check its permissions',
  10: 'the disk does not read or write properly',
  11: 'the file is damaged; restore it from a backup or import the data into a new one',
  13: 'the disk is full; make room and try again',
  14: 'the file cannot be created there; check the path and its permissions',
  26: 'the file is not a SQLite database; name another file in DATABASE_PATH',
};

const SYSTEM: Record<string, string> = {
  EACCES: 'the folder may not be written to; check its permissions',
  EPERM: 'the folder may not be written to; check its permissions',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full; make room and try again',
  EDQUOT: 'the disk quota is used up; make room and try again',
  EIO: 'the disk does not read or write properly',
  EFBIG: 'a file may not become as large as that; raise the limit of this user (ulimit -f)',
  ENOTDIR: 'part of the path is a file, not a folder',
  EEXIST: 'part of the path is a file, not a folder',
};

/** The primary result code of an error of node:sqlite; null for other errors. */
function sqliteCode(error: unknown): number | null {
  const extended = error instanceof Error && 'errcode' in error ? error.errcode : null;
  return typeof extended === 'number' ? extended & 0xff : null;
}

/** Whether another process holds the write lock, so that trying again later helps. */
export function isBusy(error: unknown): boolean {
  return sqliteCode(error) === 5;
}

/** Busy, read-only, a disk that fails or is full: what has nothing to do with the rows, and may be over next time. */
const PASSING = new Set([5, 6, 8, 10, 13, 14]);

/** Whether the same statement may succeed later, as it is. */
export function isPassing(error: unknown): boolean {
  return PASSING.has(sqliteCode(error) ?? 0);
}

/** Says in half a sentence why a file or database cannot be read or written. */
export function storageProblem(error: unknown): string {
  const sqlite = SQLITE[sqliteCode(error) ?? 0];
  if (sqlite) return sqlite;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return SYSTEM[code] ?? (error instanceof Error ? error.message : String(error));
}
