import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PROJECT_ROOT } from '@golf/node-kit/project-root';
import type { ChangeNote, Pointer } from '@golf/release-store';

/** Maximum number of commits listed per release. */
const MOST = 5;

interface Manifest {
  description?: string; // npm has checked its shape
}

/** Output of git. Null: no git, or the command failed. */
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

/** Note of an app's first release, from the description in its manifest: "New: a free calculator". Null: none. */
function introductionOf(app: string): string | null {
  const manifest = JSON.parse(readFileSync(join(PROJECT_ROOT, app, 'package.json'), 'utf8')) as Manifest;
  const { description } = manifest;
  return description ? `New: ${description.charAt(0).toLowerCase()}${description.slice(1)}` : null;
}

/** Commit subjects of an app's folder since its previous release. Only the latest if that commit is unknown. */
async function subjectsOf(app: string, since: string | null): Promise<string[]> {
  const log = (...range: string[]) => git('log', '--format=%s', ...range, '--', app);
  const subjects = (since === null ? null : await log(`-${MOST}`, `${since}..HEAD`)) ?? (await log('-1')) ?? '';
  return subjects.split('\n').filter(Boolean).map(asSentence);
}

/**
 * Change notes of each app's sources relative to the live release, by app.
 * @param message replaces the commit messages
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
