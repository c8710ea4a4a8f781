import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/*
 * Fails one write of a program, loaded before it (`--import`). It counts writes below FAIL_BELOW and fails number
 * FAIL_AT: full disk (ENOSPC, half of the data is written), broken disk (EIO) or power loss (KILL). FAIL_COUNT is the
 * file with the count.
 */

const below = process.env.FAIL_BELOW ?? '/';
const failAt = Number(process.env.FAIL_AT ?? 0);
const how = process.env.FAIL_HOW ?? 'EIO';
let count = 0;

function fails(path: unknown): boolean {
  if (!String(path).startsWith(below)) return false;
  count += 1;
  return count === failAt;
}

const WORDS: Record<string, string> = { ENOSPC: 'no space left on device', EIO: 'i/o error' };

function failure(call: string, path: unknown): Error {
  if (how === 'KILL') process.kill(process.pid, 'SIGKILL');
  const message = `${how}: ${WORDS[how]}, ${call} '${String(path)}'`;
  return Object.assign(new Error(message), { code: how, syscall: call, path: String(path) });
}

const half = (data: unknown) =>
  typeof data === 'string' || Buffer.isBuffer(data) ? data.slice(0, data.length / 2) : '';

type Call = (...args: unknown[]) => unknown;
// Casts: the replacements have the same signatures.
const promises = fs.promises as unknown as Record<string, Call>;
const sync = fs as unknown as Record<string, Call>;

/** @param pathAt index of the argument with the path */
function wrap(name: string, pathAt = 0): void {
  const later = promises[name];
  const now = sync[`${name}Sync`];
  if (!later || !now) throw new Error(`There is no ${name}`);
  promises[name] = async (...args) => {
    const path = args[pathAt];
    if (!fails(path)) return later(...args);
    if (name === 'writeFile') await later(path, half(args[1]), args[2]);
    throw failure(name, path);
  };
  sync[`${name}Sync`] = (...args) => {
    const path = args[pathAt];
    if (!fails(path)) return now(...args);
    if (name === 'writeFile') now(path, half(args[1]), args[2]);
    throw failure(name, path);
  };
}

for (const name of ['writeFile', 'mkdir', 'appendFile']) wrap(name);
for (const name of ['rename', 'copyFile', 'cp', 'link']) wrap(name, 1);

const { open } = fs.promises;
fs.promises.open = async (path, flags, mode) => {
  const isWrite = flags !== undefined && flags !== 'r';
  if (isWrite && fails(path)) throw failure('open', path);
  const handle = await open(path, flags, mode);
  const { writeFile, sync: fsync } = handle;
  handle.writeFile = async (data, options) => {
    if (!fails(path)) return writeFile.call(handle, data, options);
    await writeFile.call(handle, half(data), options);
    throw failure('write', path);
  };
  handle.sync = async () => {
    if (fails(path)) throw failure('fsync', path);
    return fsync.call(handle);
  };
  return handle;
};
syncBuiltinESMExports();

const { FAIL_COUNT } = process.env;
const { writeFileSync } = fs;
if (FAIL_COUNT !== undefined) process.on('exit', () => writeFileSync(FAIL_COUNT, String(count)));
