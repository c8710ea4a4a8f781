import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/*
 * A layer over the file system that fails one write: loaded before a program (`--import`), it counts what the program
 * writes below FAIL_BELOW and fails number FAIL_AT of that, as a full disk does (ENOSPC, half of the data is there),
 * as a broken one (EIO), or as a loss of power (KILL). What was written is counted into the file FAIL_COUNT.
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
// The functions are replaced by ones of the same shape.
const promises = fs.promises as unknown as Record<string, Call>;
const sync = fs as unknown as Record<string, Call>;

/** @param pathAt which argument names what is written */
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
