import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { PROJECT_ROOT } from '@golf/database/project-root';
import type { ChangeNote, Pointer } from '@golf/release-store';

/** Commits of one release that are told of. */
const MOST = 5;

/** What git answers; null where there is no git, or not what was asked for. */
async function git(...args: string[]): Promise<string | null> {
  try {
    const { stdout } = await promisify(execFile)('git', args, { cwd: PROJECT_ROOT });
    return stdout.trim();
  } catch {
    return null;
  }
}

/** "courses: tees are grouped" → "Tees are grouped" */
export function asSentence(subject: string): string {
  const text = subject.replace(/^[a-z][\w, -]*: /, '');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The commits of an app's folder since its release before; the latest alone where that one is not known (any more). */
async function subjectsOf(app: string, since: string | null): Promise<string[]> {
  const log = (...range: string[]) => git('log', '--format=%s', ...range, '--', app);
  const subjects = (since === null ? null : await log(`-${MOST}`, `${since}..HEAD`)) ?? (await log('-1')) ?? '';
  return subjects.split('\n').filter(Boolean).map(asSentence);
}

/**
 * What the sources of each app change beside what is live, by app.
 * @param message said instead of what the commits say
 */
export async function changeNotes(
  apps: readonly string[],
  pointer: Pointer,
  message?: string,
): Promise<ReadonlyMap<string, ChangeNote>> {
  const commit = await git('rev-parse', 'HEAD');
  const notes = apps.map(async (app) => {
    const since = pointer[app]?.changes[0]?.commit ?? null;
    const lines = message === undefined ? await subjectsOf(app, since) : [message];
    return [app, { lines, said: message !== undefined, commit }] as const;
  });
  return new Map(await Promise.all(notes));
}
