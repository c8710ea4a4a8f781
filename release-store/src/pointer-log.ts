import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { sync } from '@golf/node-kit/durable';
import * as v from 'valibot';
import { keysOf } from './owners.ts';

/*
 * The log of the pointer's changes: one JSON object a line, which names the digest of the line before. So nobody can
 * rewrite or remove a line without changing all later ones. A line is written before its change, so that nothing is ever
 * live that the log does not name.
 */

/** Name of the log in the release store. */
export const LOG_FILE = 'live.log';

const lineSchema = v.object({
  /** From 1. */
  number: v.number(),
  /** ISO time. */
  at: v.string(),
  /** SHA-256 of the line before, in hexadecimal. Empty: the first line. */
  before: v.string(),
  changes: v.array(
    v.object({
      app: v.string(),
      /** Null: nothing was live. */
      from: v.nullable(v.string()),
      /** Null: the app was removed. */
      to: v.nullable(v.string()),
      /** Percent of the visitors who get `to`. */
      share: v.number(),
      /** Whether the app's owner had a key. */
      signed: v.boolean(),
    }),
  ),
});

export type LogLine = v.InferOutput<typeof lineSchema>;
type LogChange = LogLine['changes'][number];

/** Live and trial version by app: the pointer has more, this is what visitors get. */
export type Shown = Readonly<
  Record<string, { version: string; trial?: { version: string; share: number } | undefined }>
>;

const parseLine = (line: string) => v.parse(lineSchema, JSON.parse(line));

/** Digest of a line, in hexadecimal. */
export const digestOfLine = (line: string | undefined) =>
  line === undefined ? '' : createHash('sha256').update(line).digest('hex');

/** Complete lines of a log. A torn last line belongs to a change that never happened. */
export const linesOf = (log: string): string[] => log.split('\n').slice(0, -1);

/**
 * Verifies that each line follows from the one before.
 * @throws Error with the number of the first line that does not
 */
export function readLog(lines: readonly string[]): LogLine[] {
  return lines.map((text, at) => {
    try {
      const line = parseLine(text);
      if (line.number === at + 1 && line.before === digestOfLine(lines[at - 1])) return line;
    } catch {
      // No line of a log.
    }
    throw new Error(`line ${at + 1} does not follow from the line before: a line was rewritten, or is missing`);
  });
}

/** Changes between two states, in the form from which `shownAfter` restores the second. */
function changesBetween(before: Shown, after: Shown): Omit<LogChange, 'signed'>[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((app) => {
    const [old, next] = [before[app], after[app]];
    const trialEnds = old?.trial !== undefined && !next?.trial;
    const isReplaced = old?.version !== next?.version || trialEnds;
    const from = old?.version === next?.version ? old?.trial?.version : old?.version;
    const live = { app, from: from ?? null, to: next?.version ?? null, share: 100 };
    const trial = next?.trial && { app, from: next.version, to: next.trial.version, share: next.trial.share };
    const isTried = isReplaced || old?.trial?.version !== trial?.to || old?.trial?.share !== trial?.share;
    return [...(isReplaced ? [live] : []), ...(trial && isTried ? [trial] : [])];
  });
}

/** State after some lines: what visitors get. */
export function shownAfter(lines: readonly Pick<LogLine, 'changes'>[]): Shown {
  const shown: Record<string, Shown[string]> = {};
  for (const { app, from, to, share } of lines.flatMap(({ changes }) => changes)) {
    if (to === null) delete shown[app];
    else if (share === 100) shown[app] = { version: to };
    else shown[app] = { version: from ?? to, trial: { version: to, share } };
  }
  return shown;
}

/** Valid lines. A broken log must not block a rollback; `--check` reports it. */
function readable(lines: readonly string[]): LogLine[] {
  return lines.flatMap((line) => {
    try {
      return [parseLine(line)];
    } catch {
      return [];
    }
  });
}

/**
 * Appends a change to the log, durably and as a whole line, and removes a torn last line. It compares with the state
 * that the log names: so a change that was logged and then failed, or was made without the log, gets its line. The
 * caller holds the lock of the store.
 * @throws Error of the operating system; the log is as before then
 */
export async function logChange(releases: string, next: Shown, now = new Date().toISOString()): Promise<void> {
  const handle = await open(join(releases, LOG_FILE), constants.O_RDWR | constants.O_CREAT);
  try {
    const content = await handle.readFile();
    const end = content.lastIndexOf('\n') + 1;
    const lines = linesOf(content.toString());
    const changes = changesBetween(shownAfter(readable(lines)), next);
    if (changes.length === 0) return;
    const line: LogLine = {
      number: lines.length + 1,
      at: now,
      before: digestOfLine(lines.at(-1)),
      changes: changes.map((change) => ({ ...change, signed: keysOf(change.app).length > 0 })),
    };
    await handle.truncate(end);
    try {
      await handle.write(`${JSON.stringify(line)}\n`, end);
      await handle.sync();
    } catch (cause) {
      await handle.truncate(end);
      throw cause;
    }
  } finally {
    await handle.close();
  }
  await sync(releases);
}
