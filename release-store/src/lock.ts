import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** How long somebody waits for another, in milliseconds. */
const PATIENCE = 10_000;
const LOOK = 50;
/** How often a holder touches its lock, and how long none of another machine may fail to, in milliseconds. */
const BEAT = 5000;
const SILENCE = 30_000;
/** A lock that does not say whose it is, as earlier versions wrote them, is nobody's after this many milliseconds. */
const ANONYMOUS_AGE = 60_000;

/** Held while a file is changed. */
export interface Lock {
  /** @throws Error when it is no longer this holder's: somebody has deleted it */
  check(): Promise<void>;
  release(): Promise<void>;
}

interface Holder {
  token: string;
  pid: number;
  host: string;
}

const ANONYMOUS: Holder = { token: '', pid: 0, host: '' };
/** No process has this number. */
const NOBODY: Holder = { token: '', pid: 2 ** 30, host: hostname() };

const text = (holder: Holder) => `${JSON.stringify(holder)}\n`;

/** Who holds a lock; null when nobody does; a holder without a host when the file does not say. */
async function holderOf(file: string): Promise<Holder | null> {
  const content = await readFile(file, 'utf8').catch(() => null);
  if (content === null) return null;
  try {
    // Written below.
    return JSON.parse(content) as Holder;
  } catch {
    const since = (await stat(file).catch(() => null))?.mtimeMs ?? Date.now();
    return Date.now() - since > ANONYMOUS_AGE ? NOBODY : ANONYMOUS;
  }
}

/** Whether a holder of this machine has ended without giving its lock back. */
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
 * Tells since when a lock has not been touched, as long as it is asked: by the clock of whoever waits, as the clocks of
 * machines differ.
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

/** Takes the lock of a program that has ended away, unless somebody else was quicker. */
async function takeAway(file: string, gone: Holder): Promise<void> {
  const aside = `${file}.${randomUUID()}`;
  try {
    await rename(file, aside);
    // Somebody may have taken and given it in between: what was moved by mistake goes back.
    if ((await holderOf(aside))?.token !== gone.token) await link(aside, file).catch(() => {});
  } catch {
    // It is gone already.
  }
  await rm(aside, { force: true });
}

/** Removes the drafts of programs that were killed while they waited for the lock. */
async function removeAbandoned(file: string): Promise<void> {
  const [folder, draft] = [dirname(file), `${basename(file)}.`];
  for (const name of await readdir(folder)) {
    if (!name.startsWith(draft)) continue;
    const holder = await holderOf(join(folder, name));
    if (holder && isGone(holder)) await rm(join(folder, name), { force: true });
  }
}

/**
 * Takes a lock. A slow holder keeps it, however long: only a program of this machine that has ended loses it, and one of
 * another machine that no longer touches it.
 * @param file of the lock; it holds who has it, and appears with its content or not at all
 * @param patience how long to wait for a holder, in milliseconds; for one of another machine `silence` longer
 * @throws Error when another holds it for too long, with what to do
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

/** In a release store while somebody changes it. */
const STORE_LOCK = 'live.lock';

/**
 * Does something while nobody else changes a release store.
 * @throws Error when another keeps changing it, or what `work` throws
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
