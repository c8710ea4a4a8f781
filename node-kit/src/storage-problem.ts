/** Primary SQLite result codes that a user can act on. */
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

/** PostgreSQL SQLSTATEs that a user can act on. */
const POSTGRES: Record<string, string> = {
  '25006': 'it may only be read; name the server that takes writes in DATABASE_URL',
  '28000': 'the user of DATABASE_URL may not use it',
  '28P01': 'the password of DATABASE_URL is not right',
  '3D000': 'there is no such database; create it, or name another in DATABASE_URL',
  '42501': 'the user of DATABASE_URL may not do that; grant it the rights',
  '53100': 'the disk is full; make room and try again',
  '53200': 'the database server has no memory left',
  '53300': 'the database server has no connection left; raise its max_connections',
  '55P03': 'another program is writing to it; try again when it has finished',
  '57014': 'it took longer than it may',
};

/** SQLSTATE classes (first two characters) of transient errors that are unrelated to the rows. */
const PASSING_CLASSES = new Set([
  '08', // connection
  '40', // conflict with another transaction
  '53', // disk, memory, connections
  '57', // server start or stop, or statement timeout
  '58', // system error
]);
const READ_ONLY = '25006';
const LOCKED = '55P03';

/** Node's error codes for a failed or lost connection. */
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);
/** `pg` sets no code on these errors. */
const LOST =
  /^Connection terminated|^Client has encountered a connection error|^timeout exceeded when trying|^Query read timeout/;

const UNREACHABLE = 'the database server cannot be reached; check that it runs, and the host and port of DATABASE_URL';

/** Primary result code of a node:sqlite error. Null: another error. */
function sqliteCode(error: unknown): number | null {
  const extended = error instanceof Error && 'errcode' in error ? error.errcode : null;
  return typeof extended === 'number' ? extended & 0xff : null;
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** SQLSTATE of an error from PostgreSQL. Null: another error. */
function sqlState(error: unknown): string | null {
  return error instanceof Error && 'severity' in error ? codeOf(error) : null;
}

/** Whether the connection to the database server is missing or lost. */
export function isUnreachable(error: unknown): boolean {
  const state = sqlState(error);
  if (state !== null) return state.startsWith('08') || /^57P0[123]$/.test(state);
  return NETWORK.has(codeOf(error)) || (error instanceof Error && LOST.test(error.message));
}

/** Whether another process holds the write lock, so that a retry may succeed. */
export function isBusy(error: unknown): boolean {
  return sqliteCode(error) === 5 || sqlState(error) === LOCKED;
}

/** Primary SQLite codes of transient errors unrelated to the rows: busy, read-only, failing or full disk. */
const PASSING = new Set([5, 6, 8, 10, 13, 14]);

/** Whether a retry of the same statement may succeed. */
export function isPassing(error: unknown): boolean {
  const state = sqlState(error);
  if (state !== null) return PASSING_CLASSES.has(state.slice(0, 2)) || state === READ_ONLY || state === LOCKED;
  return PASSING.has(sqliteCode(error) ?? 0) || isUnreachable(error);
}

/** Whether the database itself fails, and not just the statement. */
export function isStorageProblem(error: unknown): boolean {
  return (
    isPassing(error) || SQLITE[sqliteCode(error) ?? 0] !== undefined || POSTGRES[sqlState(error) ?? ''] !== undefined
  );
}

/** Reason why a file or database cannot be read or written, as half a sentence. */
export function storageProblem(error: unknown): string {
  const known = SQLITE[sqliteCode(error) ?? 0] ?? POSTGRES[sqlState(error) ?? ''];
  if (known) return known;
  if (isUnreachable(error)) return UNREACHABLE;
  return SYSTEM[codeOf(error)] ?? (error instanceof Error ? error.message : String(error));
}
