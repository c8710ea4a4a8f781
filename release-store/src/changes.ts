import * as v from 'valibot';

/** Maximum number of changes kept per app and kind. Counted per kind, so that commits do not displace written notes. */
const REMEMBERED = 20;

export const noteSchema = v.object({
  /** Changes, one sentence each, latest first. */
  lines: v.array(v.string()),
  /** True: written for visitors. False: taken from commit messages. */
  said: v.optional(v.boolean(), false),
  /** Commit of the build. The next release lists the commits after it. Null: not built in a repository. */
  commit: v.nullable(v.string()),
});

/** Changes of a release before it is live. */
export type ChangeNote = v.InferOutput<typeof noteSchema>;

export const changeSchema = v.object({
  ...noteSchema.entries,
  version: v.string(),
  /** ISO time at which the version went live for all visitors. */
  at: v.string(),
});

/** Changes of a live release. */
export type Change = v.InferOutput<typeof changeSchema>;

/** Adds a change, latest first. It replaces an older change of the same version. */
export function withChange(changes: readonly Change[], version: string, note: ChangeNote, at: string): Change[] {
  const all = [{ version, at, ...note }, ...changes.filter((old) => old.version !== version)];
  const latest = new Set(
    [true, false].flatMap((said) => all.filter((change) => change.said === said).slice(0, REMEMBERED)),
  );
  return all.filter((change) => latest.has(change));
}

/** Changes up to a version, for a rollback to it: changes of later versions are dropped. */
export function changesUntil(changes: readonly Change[], version: string): readonly Change[] {
  return changes.slice(
    Math.max(
      0,
      changes.findIndex((change) => change.version === version),
    ),
  );
}
