import * as v from 'valibot';

/** Changes of an app that are remembered of either kind: those written for visitors outlive what commits say. */
const REMEMBERED = 20;

export const noteSchema = v.object({
  /** What has changed, a sentence each; the latest first. */
  lines: v.array(v.string()),
  /** Whether somebody wrote that for visitors; else the commits say it. */
  said: v.optional(v.boolean(), false),
  /** The commit that it was built of: the next change's lines begin there. Null: not in a repository. */
  commit: v.nullable(v.string()),
});

/** What is known of a change before it is live. */
export type ChangeNote = v.InferOutput<typeof noteSchema>;

export const changeSchema = v.object({
  ...noteSchema.entries,
  /** The version that brought it. */
  version: v.string(),
  /** When all visitors got it, as an ISO time. */
  at: v.string(),
});

/** What a release has changed for its visitors. */
export type Change = v.InferOutput<typeof changeSchema>;

/** Changes with one more, the latest first; a version that is live again says it again. */
export function withChange(changes: readonly Change[], version: string, note: ChangeNote, at: string): Change[] {
  const all = [{ version, at, ...note }, ...changes.filter((old) => old.version !== version)];
  const latest = new Set(
    [true, false].flatMap((said) => all.filter((change) => change.said === said).slice(0, REMEMBERED)),
  );
  return all.filter((change) => latest.has(change));
}

/** The changes that are there again once a version is: those of later ones are gone with them. */
export function changesUntil(changes: readonly Change[], version: string): readonly Change[] {
  return changes.slice(
    Math.max(
      0,
      changes.findIndex((change) => change.version === version),
    ),
  );
}
