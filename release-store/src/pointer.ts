import { randomUUID } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { APPS } from './apps.ts';
import { changeSchema, changesUntil, noteSchema, withChange, type ChangeNote } from './changes.ts';
import { renameForGood, writeNew } from '@golf/node-kit/durable';
import { storageProblem } from '@golf/node-kit/storage-problem';
import { withLock, type Lock } from './lock.ts';
import { publishedVersions } from './release.ts';

/** The pointer, and a second copy of it, for a reader who finds the first broken. */
const LIVE_FILE = 'live.json';
const COPY_FILE = 'live.copy.json';

/** Earlier versions that are remembered to roll back to. */
const REMEMBERED = 10;

const trialSchema = v.object({
  version: v.string(),
  /** Percent of the visitors. */
  share: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
  /** When it began, as an ISO time. */
  since: v.optional(v.string(), ''),
  /** What it changes, where somebody has said so. */
  note: v.optional(noteSchema),
  /** It goes on by itself; each step takes so many minutes at least. */
  canary: v.optional(v.object({ minutes: v.number() })),
});

/** A version that was rolled back; stores of before say no more than which. */
const rolledBackSchema = v.union([
  v.object({
    version: v.string(),
    /** An ISO time; null: nobody knows. */
    at: v.nullable(v.string()),
    /** Why, as the end of a sentence; null: nobody has said. */
    why: v.nullable(v.string()),
  }),
  v.pipe(
    v.string(),
    v.transform((version) => ({ version, at: null, why: null })),
  ),
]);

/** A version that was rolled back, when and why. */
export type RolledBack = v.InferOutput<typeof rolledBackSchema>;

const stateSchema = v.pipe(
  v.object({
    /** The version that visitors get. */
    version: v.string(),
    /** The version that some of them get instead. */
    trial: v.optional(trialSchema),
    /** A version that goes live as soon as everything that it needs does. */
    waiting: v.optional(v.object({ version: v.string(), note: v.optional(noteSchema) })),
    /** Versions that were live before, the latest first. */
    earlier: v.optional(v.array(v.string()), []),
    /** Versions that were rolled back: `npm start` leaves them alone. */
    rolledBack: v.optional(v.array(rolledBackSchema), []),
    /** What was changed, and is still live, the latest first. */
    changes: v.optional(v.array(changeSchema), []),
    /** What `rolledBack` was called in stores of before. */
    takenBack: v.optional(v.array(rolledBackSchema), []),
  }),
  v.transform(({ takenBack, rolledBack, ...state }) => ({ ...state, rolledBack: [...rolledBack, ...takenBack] })),
);

/** One app's releases: which is live, which is on trial, which were live before or rolled back. */
type ReleaseState = v.InferOutput<typeof stateSchema>;

/** Stores that were written before there were trials name the version and nothing else. */
const plainSchema = v.pipe(
  v.string(),
  v.transform((version): ReleaseState => ({ version, earlier: [], rolledBack: [], changes: [] })),
);

const pointerSchema = v.record(v.string(), v.union([stateSchema, plainSchema]));

/** What live.json says: the state of each app's releases, by its name. */
export type Pointer = v.InferOutput<typeof pointerSchema>;

function parse(file: string): Pointer {
  return v.parse(pointerSchema, JSON.parse(readFileSync(file, 'utf8')));
}

function isReadable(file: string): boolean {
  try {
    parse(file);
    return true;
  } catch {
    return false;
  }
}

/** The releases that were published last: what is live when nobody knows any more. */
function newestPublished(releases: string): Pointer {
  const newest = APPS.flatMap((app) => {
    const [version] = publishedVersions(releases, app);
    const state: ReleaseState | null =
      version === undefined ? null : { version, earlier: [], rolledBack: [], changes: [] };
    return state ? [[app, state] as const] : [];
  });
  return Object.fromEntries(newest);
}

/**
 * The pointer as it is; empty when nothing has been published. One that is lost or cannot be read gives way to its
 * copy, and that to the releases that were published last.
 * @param report told when that had to be done
 */
export function readPointer(releases: string, report?: (problem: string) => void): Pointer {
  const problems: string[] = [];
  for (const name of [LIVE_FILE, COPY_FILE]) {
    try {
      const pointer = parse(join(releases, name));
      if (problems.length > 0)
        report?.(`${problems.join('; ')}: going by its copy, ${name}. The next release writes it anew.`);
      return pointer;
    } catch (cause) {
      problems.push(
        `${join(releases, name)} cannot be read (${cause instanceof Error ? cause.message : String(cause)})`,
      );
    }
  }
  const newest = newestPublished(releases);
  if (Object.keys(newest).length > 0) {
    report?.(
      `${problems.join('; ')}: going by the releases that were published last. The next release writes it anew.`,
    );
  }
  return newest;
}

/** When the pointer was last replaced, in milliseconds since 1970; 0 when there is none. Cheap to ask. */
export function pointerChangedAt(releases: string): number {
  // A pointer that is lost is a change too.
  return statSync(join(releases, LIVE_FILE), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** What stands against a change of the pointer; throws, with what to do, when something does. */
export type Gate = (present: Pointer, next: Pointer) => void;

async function replacePointer(
  releases: string,
  change: (pointer: Pointer) => Pointer,
  gate: Gate,
  held: Pick<Lock, 'check'>,
): Promise<Pointer> {
  const unfinished = join(releases, `${LIVE_FILE}.${randomUUID()}`);
  try {
    // Only who holds the lock writes these: what is there was left by one that was killed.
    for (const name of await readdir(releases)) {
      if (name.startsWith(`${LIVE_FILE}.`)) await rm(join(releases, name), { force: true });
    }
    const present = readPointer(releases);
    const next = change(present);
    if (next === present && isReadable(join(releases, LIVE_FILE))) return present;
    gate(present, next);
    const content = `${JSON.stringify(next, null, 2)}\n`;
    await writeNew(unfinished, content);
    await writeNew(`${unfinished}.copy`, content);
    await held.check();
    await renameForGood(unfinished, join(releases, LIVE_FILE));
    await renameForGood(`${unfinished}.copy`, join(releases, COPY_FILE)).catch((cause: unknown) => {
      const why = storageProblem(cause);
      throw new Error(`It is live, but the copy of ${LIVE_FILE} is an older one: ${why}. The next release writes it.`, {
        cause,
      });
    });
    return next;
  } finally {
    await rm(unfinished, { force: true });
    await rm(`${unfinished}.copy`, { force: true });
  }
}

/**
 * Changes the pointer, one at a time and at once: a reader sees the old or the new, never a half, even after a crash.
 * @param change makes the next pointer of the present one; returning the same changes nothing
 * @param gate looks at both before the change is made
 * @returns the pointer as it is then
 * @throws Error when somebody else keeps changing it, or what `change` or `gate` throws
 */
export async function changePointer(
  releases: string,
  change: (pointer: Pointer) => Pointer,
  gate: Gate = () => {},
): Promise<Pointer> {
  try {
    return await withLock(releases, (held) => replacePointer(releases, change, gate, held));
  } catch (cause) {
    // What the operating system says; everything else is a sentence already.
    if (!(cause instanceof Error && 'code' in cause)) throw cause;
    throw new Error(`${releases} cannot be written: ${storageProblem(cause)}. What is live stays live.`, { cause });
  }
}

/** What is known of a change of the pointer beside the version. */
export interface ChangeOptions {
  /** What the version changes; of one that was on trial, what was said then. */
  note?: ChangeNote | undefined;
  /** An ISO time. */
  now?: string;
}

/** An app with a version live for everyone; the one before it is remembered, a trial is over. */
export function withLive(
  pointer: Pointer,
  app: string,
  version: string,
  { note, now = new Date().toISOString() }: ChangeOptions = {},
): Pointer {
  const { [app]: state } = pointer;
  if (state?.version === version && !state.trial) {
    // It has been live for a while: what it changes can still be said.
    const since = state.changes.find((change) => change.version === version)?.at ?? now;
    return note?.said
      ? { ...pointer, [app]: { ...state, changes: withChange(state.changes, version, note, since) } }
      : pointer;
  }
  const earlier = state ? [state.version, ...state.earlier] : [];
  const said = note ?? (state?.trial?.version === version ? state.trial.note : undefined);
  const changes = state?.changes ?? [];
  return {
    ...pointer,
    [app]: {
      version,
      earlier: [...new Set(earlier)].filter((old) => old !== version).slice(0, REMEMBERED),
      rolledBack: (state?.rolledBack ?? []).filter((bad) => bad.version !== version),
      changes: said ? withChange(changes, version, said, now) : changes,
    },
  };
}

/**
 * An app with a version on trial for a share of the visitors, in percent. One that is on trial already goes on.
 * @throws Error when nothing is live yet
 */
export function withTrial(
  pointer: Pointer,
  app: string,
  version: string,
  share: number,
  { note, now = new Date().toISOString() }: ChangeOptions = {},
): Pointer {
  const { [app]: state } = pointer;
  if (!state) throw new Error(`Nothing of ${app} is live yet that the others could get: release it without --share.`);
  if (state.version === version) throw new Error(`${app} ${version} is live for everyone already.`);
  const rolledBack = state.rolledBack.filter((bad) => bad.version !== version);
  const going = state.trial?.version === version ? state.trial : null;
  const said = note ?? going?.note;
  const trial = { version, share, since: going?.since ?? now, ...(said && { note: said }) };
  return { ...pointer, [app]: { ...state, rolledBack, trial } };
}

/**
 * An app as it was: a trial is ended, or else the version before this one made live again.
 * @param version the one to go back to, instead; one that waits no longer waits
 * @param why as the end of a sentence; null: nobody has said
 * @param now an ISO time
 * @throws Error when there is nothing to go back to
 */
export function withRollback(
  pointer: Pointer,
  app: string,
  version?: string,
  why: string | null = null,
  now = new Date().toISOString(),
): Pointer {
  const { [app]: state } = pointer;
  if (!state) throw new Error(`Nothing of ${app} is live.`);
  const { trial, waiting, ...rest } = state;
  const bad = (taken: string) =>
    [{ version: taken, at: now, why }, ...state.rolledBack.filter((old) => old.version !== taken)].slice(0, REMEMBERED);
  const still = waiting && { waiting };
  if (waiting && version === waiting.version) {
    return { ...pointer, [app]: { ...rest, ...(trial && { trial }), rolledBack: bad(version) } };
  }
  if (trial && version === undefined) {
    return { ...pointer, [app]: { ...rest, ...still, rolledBack: bad(trial.version) } };
  }
  const [previous] = state.earlier;
  const target = version ?? previous;
  if (target === undefined) throw new Error(`${app} has no earlier version to go back to.`);
  if (target === state.version) throw new Error(`${app} ${target} is live already.`);
  return {
    ...pointer,
    [app]: {
      ...still,
      version: target,
      earlier: state.earlier.filter((old) => old !== target),
      rolledBack: bad(state.version).filter((old) => old.version !== target),
      changes: changesUntil(state.changes, target).filter((change) => change.version !== state.version),
    },
  };
}

/** The rollback of a version; null when it was not rolled back, or was released again since. */
export function rollbackOf(pointer: Pointer, app: string, version: string): RolledBack | null {
  return pointer[app]?.rolledBack.find((bad) => bad.version === version) ?? null;
}

/** What a version changes, as its release says; the latest first. */
export function changeOf(pointer: Pointer, app: string, version: string): string[] {
  const state = pointer[app];
  if (state?.trial?.version === version) return state.trial.note?.lines ?? [];
  return state?.changes.find((change) => change.version === version)?.lines ?? [];
}

/** "rolled back on 2026-11-21: it failed on …", as much of it as is known. */
export function sayRollback({ at, why }: Pick<RolledBack, 'at' | 'why'>): string {
  return `rolled back${at === null ? '' : ` on ${at.slice(0, 10)}`}${why === null ? '' : `: ${why}`}`;
}
