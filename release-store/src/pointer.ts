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
import { logChange } from './pointer-log.ts';
import { publishedVersions } from './release.ts';

/** The pointer, and a backup for the case that the first is unreadable. */
const LIVE_FILE = 'live.json';
const COPY_FILE = 'live.copy.json';

/** Maximum number of earlier versions kept for a rollback. */
const REMEMBERED = 10;

const trialSchema = v.object({
  version: v.string(),
  /** Percent of visitors. */
  share: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
  /** ISO time of its start. */
  since: v.optional(v.string(), ''),
  note: v.optional(noteSchema),
  /** Present for a canary. `minutes` is the minimum duration of each step. */
  canary: v.optional(v.object({ minutes: v.number() })),
});

/** A version that was rolled back. Old stores hold the version only. */
const rolledBackSchema = v.union([
  v.object({
    version: v.string(),
    /** ISO time. Null: unknown. */
    at: v.nullable(v.string()),
    /** Reason, as the end of a sentence. Null: not given. */
    why: v.nullable(v.string()),
  }),
  v.pipe(
    v.string(),
    v.transform((version) => ({ version, at: null, why: null })),
  ),
]);

export type RolledBack = v.InferOutput<typeof rolledBackSchema>;

const stateSchema = v.pipe(
  v.object({
    version: v.string(),
    trial: v.optional(trialSchema),
    /** A version that goes live once all its dependencies do. */
    waiting: v.optional(v.object({ version: v.string(), note: v.optional(noteSchema) })),
    /** Previously live versions, latest first. */
    earlier: v.optional(v.array(v.string()), []),
    /** Versions that were rolled back. `npm start` does not publish them again. */
    rolledBack: v.optional(v.array(rolledBackSchema), []),
    /** Changes that are live, latest first. */
    changes: v.optional(v.array(changeSchema), []),
    /** Name of `rolledBack` in old stores. */
    takenBack: v.optional(v.array(rolledBackSchema), []),
  }),
  v.transform(({ takenBack, rolledBack, ...state }) => ({ ...state, rolledBack: [...rolledBack, ...takenBack] })),
);

/** Releases of one app: live, on trial, waiting, earlier and rolled back. */
type ReleaseState = v.InferOutput<typeof stateSchema>;

/** Format of stores that predate trials: the version only. */
const plainSchema = v.pipe(
  v.string(),
  v.transform((version): ReleaseState => ({ version, earlier: [], rolledBack: [], changes: [] })),
);

const pointerSchema = v.record(v.string(), v.union([stateSchema, plainSchema]));

/** Content of live.json: release state by app. */
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

/** The latest published release of each app: the fallback without a readable pointer. */
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
 * Reads the pointer. Empty: nothing has been published. Fallbacks for a missing or unreadable pointer: its backup, then
 * the latest published releases.
 * @param report called when a fallback is used
 */
export function readPointer(releases: string, report?: (problem: string) => void): Pointer {
  const problems: string[] = [];
  for (const name of [LIVE_FILE, COPY_FILE]) {
    try {
      const pointer = parse(join(releases, name));
      if (problems.length > 0)
        report?.(`${problems.join('; ')}: going by its copy, ${name}. The next release writes it again.`);
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
      `${problems.join('; ')}: going by the releases that were published last. The next release writes it again.`,
    );
  }
  return newest;
}

/** Time of the last change of the pointer, in milliseconds since 1970. 0: no pointer. A single `stat`, so cheap. */
export function pointerChangedAt(releases: string): number {
  // A deleted pointer counts as a change.
  return statSync(join(releases, LIVE_FILE), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** Checks a change of the pointer. It throws with a remedy to refuse the change. */
export type Gate = (present: Pointer, next: Pointer) => void;

async function replacePointer(
  releases: string,
  change: (pointer: Pointer) => Pointer,
  gate: Gate,
  held: Pick<Lock, 'check'>,
): Promise<Pointer> {
  const unfinished = join(releases, `${LIVE_FILE}.${randomUUID()}`);
  try {
    // Only the holder of the lock writes such files. Existing ones were left by a killed process.
    for (const name of await readdir(releases)) {
      if (name.startsWith(`${LIVE_FILE}.`)) await rm(join(releases, name), { force: true });
    }
    const present = readPointer(releases);
    const next = change(present);
    if (next === present && isReadable(join(releases, LIVE_FILE))) {
      // Begins the log of an old store, and makes good a change that was logged and then failed.
      await logChange(releases, present);
      return present;
    }
    gate(present, next);
    const content = `${JSON.stringify(next, null, 2)}\n`;
    await writeNew(unfinished, content);
    await writeNew(`${unfinished}.copy`, content);
    await held.check();
    // The present pointer may have been edited by hand, without the log.
    for (const state of [present, next]) await logChange(releases, state);
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
 * Changes the pointer under the lock and atomically: a reader gets the old or the new one, even after a crash.
 * @param change maps the present pointer to the next; returning the same object changes nothing
 * @param gate checks the change before it is written
 * @returns the pointer after the change
 * @throws Error when another process keeps the lock, or the error of `change` or `gate`
 */
export async function changePointer(
  releases: string,
  change: (pointer: Pointer) => Pointer,
  gate: Gate = () => {},
): Promise<Pointer> {
  try {
    return await withLock(releases, (held) => replacePointer(releases, change, gate, held));
  } catch (cause) {
    // Only errors of the operating system need a translation; all others are readable sentences.
    if (!(cause instanceof Error && 'code' in cause)) throw cause;
    throw new Error(`${releases} cannot be written: ${storageProblem(cause)}. What is live stays live.`, { cause });
  }
}

export interface ChangeOptions {
  /** Default for a version on trial: the note of the trial. */
  note?: ChangeNote | undefined;
  /** ISO time. */
  now?: string;
}

/** Makes a version live for all. Keeps the previous version for a rollback and ends a trial. */
export function withLive(
  pointer: Pointer,
  app: string,
  version: string,
  { note, now = new Date().toISOString() }: ChangeOptions = {},
): Pointer {
  const { [app]: state } = pointer;
  if (state?.version === version && !state.trial) {
    // The version is already live. Only its note can still change.
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
 * Starts a trial for a share of visitors, in percent. A running trial of the same version keeps its start time.
 * @throws Error when no version of the app is live
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
 * Rolls an app back: ends its trial, or else makes the previous version live.
 * @param version target of the rollback; a waiting version is removed from the queue instead
 * @param why reason as the end of a sentence; null: not given
 * @param now ISO time
 * @throws Error when there is no earlier version
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

/** The rollback of a version. Null: never rolled back, or released again since. */
export function rollbackOf(pointer: Pointer, app: string, version: string): RolledBack | null {
  return pointer[app]?.rolledBack.find((bad) => bad.version === version) ?? null;
}

/** Changes of a version, latest first. */
export function changeOf(pointer: Pointer, app: string, version: string): string[] {
  const state = pointer[app];
  if (state?.trial?.version === version) return state.trial.note?.lines ?? [];
  return state?.changes.find((change) => change.version === version)?.lines ?? [];
}

/** "rolled back on 2026-11-21: it failed on …"; unknown parts are left out. */
export function formatRollback({ at, why }: Pick<RolledBack, 'at' | 'why'>): string {
  return `rolled back${at === null ? '' : ` on ${at.slice(0, 10)}`}${why === null ? '' : `: ${why}`}`;
}
