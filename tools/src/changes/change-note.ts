import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PROJECT_ROOT } from '@golf/node-kit/project-root';
import type { ChangeNote, Pointer } from '@golf/release-store';

/** Commits of one release that are told of. */
const MOST = 5;

interface Manifest {
  description?: string; // npm has checked its form
}

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

/** What an app says of itself in its manifest: its first release is news as a whole. Null: nothing. */
function introductionOf(app: string): string | null {
  const manifest = JSON.parse(readFileSync(join(PROJECT_ROOT, app, 'package.json'), 'utf8')) as Manifest;
  return manifest.description ?? null;
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
    const { [app]: live } = pointer;
    const written = message ?? (live ? null : introductionOf(app));
    const lines = written === null ? await subjectsOf(app, live?.changes[0]?.commit ?? null) : [written];
    return [app, { lines, said: written !== null, commit }] as const;
  });
  return new Map(await Promise.all(notes));
}
