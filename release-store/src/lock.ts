import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** How long to wait for the current holder, and the polling interval, in milliseconds. */
const PATIENCE = 10_000;
const LOOK = 50;
/**
 * Interval at which a holder touches its lock, and the age at which an untouched lock of another machine expires, in
 * milliseconds.
 */
const BEAT = 5000;
const SILENCE = 30_000;
/** Locks without an owner (old format) expire after this many milliseconds. */
const ANONYMOUS_AGE = 60_000;

/** A lock that is held while a file is changed. */
export interface Lock {
  /** @throws Error when the lock was deleted or taken over */
  check(): Promise<void>;
  release(): Promise<void>;
}

interface Holder {
  token: string;
  pid: number;
  host: string;
}

const ANONYMOUS: Holder = { token: '', pid: 0, host: '' };
/** 2^30 is above every valid process id. */
const NOBODY: Holder = { token: '', pid: 2 ** 30, host: hostname() };

const text = (holder: Holder) => `${JSON.stringify(holder)}\n`;

/** Holder of a lock. Null: not locked. A holder with an empty host: the file does not name its owner. */
async function holderOf(file: string): Promise<Holder | null> {
  const content = await readFile(file, 'utf8').catch(() => null);
  if (content === null) return null;
  try {
    // Written by `lock` below.
    return JSON.parse(content) as Holder;
  } catch {
    const since = (await stat(file).catch(() => null))?.mtimeMs ?? Date.now();
    return Date.now() - since > ANONYMOUS_AGE ? NOBODY : ANONYMOUS;
  }
}

/** Whether the holder's process ran on this machine and exited without a release of its lock. */
function isGone({ pid, host }: Holder): boolean {
  if (host !== hostname()) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}

/**
 * Measures how long a lock has been untouched, in milliseconds. It uses the local clock from the first call on, as the
 * clocks of two machines differ.
 */
function watchLock(file: string) {
  let seen = '';
  let since = Date.now();
  return async ({ token }: Holder): Promise<number> => {
    const touched = await stat(file).catch(() => null);
    const now = `${token} ${touched?.mtimeMs}`;
    if (now !== seen) [seen, since] = [now, Date.now()];
    return Date.now() - since;
  };
}

/** Removes the lock of a dead process, unless another process has already replaced it. */
async function takeAway(file: string, gone: Holder): Promise<void> {
  const aside = `${file}.${randomUUID()}`;
  try {
    await rename(file, aside);
    // Another process may have taken the lock in between. Its lock, moved by mistake, is restored.
    if ((await holderOf(aside))?.token !== gone.token) await link(aside, file).catch(() => {});
  } catch {
    // The lock has already been removed.
  }
  await rm(aside, { force: true });
}

/** Removes drafts of processes that were killed while they waited for the lock. */
async function removeAbandoned(file: string): Promise<void> {
  const [folder, draft] = [dirname(file), `${basename(file)}.`];
  for (const name of await readdir(folder)) {
    if (!name.startsWith(draft)) continue;
    const holder = await holderOf(join(folder, name));
    if (holder && isGone(holder)) await rm(join(folder, name), { force: true });
  }
}

/**
 * Takes a lock. A slow holder keeps its lock without limit. Only a dead process of this machine loses it, or a holder
 * on another machine that has stopped touching it.
 * @param file path of the lock; it is created atomically and contains its holder
 * @param patience how long to wait for a holder, in milliseconds; `silence` longer for one on another machine
 * @throws Error with a remedy when another process holds the lock for too long
 */
export async function lock(file: string, patience = PATIENCE, silence = SILENCE): Promise<Lock> {
  const holder: Holder = { token: randomUUID(), pid: process.pid, host: hostname() };
  const until = Date.now() + patience;
  const untouchedFor = watchLock(file);
  const draft = `${file}.${holder.token}`;
  await writeFile(draft, text(holder));
  try {
    for (;;) {
      try {
        await link(draft, file);
        break;
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
        const present = await holderOf(file);
        const isElsewhere = present !== null && present.host !== '' && present.host !== hostname();
        const isSilent = isElsewhere && (await untouchedFor(present)) > silence;
        if (present && (isSilent || isGone(present))) await takeAway(file, present);
        else if (Date.now() > until + (isElsewhere ? silence : 0)) {
          const who = present?.host ? `, by process ${present.pid} on ${present.host}` : '';
          throw new Error(`Another release is being made${who}: try again, or delete ${file} if none is.`, {
            cause: error,
          });
        } else if (present !== null) await wait(LOOK);
      }
    }
  } finally {
    await rm(draft, { force: true });
  }
  await removeAbandoned(file);
  const isOurs = async () => (await holderOf(file))?.token === holder.token;
  const touch = async () => (await isOurs()) && utimes(file, new Date(), new Date());
  const beat = setInterval(() => void touch().catch(() => {}), BEAT).unref();
  return {
    async check() {
      if (!(await isOurs())) throw new Error(`Somebody has deleted ${file} meanwhile: nothing was changed; try again.`);
    },
    async release() {
      clearInterval(beat);
      if (await isOurs()) await rm(file, { force: true });
    },
  };
}

const STORE_LOCK = 'live.lock';

/**
 * Runs `work` with exclusive write access to a release store.
 * @throws Error when another process keeps the lock, or the error of `work`
 */
export async function withLock<T>(releases: string, work: (held: Pick<Lock, 'check'>) => Promise<T>): Promise<T> {
  await mkdir(releases, { recursive: true });
  const held = await lock(join(releases, STORE_LOCK));
  try {
    return await work(held);
  } finally {
    await held.release();
  }
}
