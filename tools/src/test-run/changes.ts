import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT as ROOT } from '@golf/node-kit/project-root';

/** File with the commit of the last successful `npm run test:all`. It is committed with the next change. */
const COMPLETE = join(ROOT, '.ci/complete');

/** Lines of git's output. Null: git failed. */
function git(...args: string[]): string[] | null {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter((line) => line !== '') : null;
}

/** Files that differ from a commit, including untracked ones. Null: unknown commit. */
export function filesChangedSince(commit: string): string[] | null {
  const changed = git('diff', '--name-only', '--no-renames', commit);
  const unknown = git('ls-files', '--others', '--exclude-standard');
  return changed && unknown && [...changed, ...unknown];
}

/** Commit of the last complete run. Null: none recorded. */
export function lastComplete(): string | null {
  try {
    return readFileSync(COMPLETE, 'utf8').trim() || null;
  } catch {
    return null;
  }
}

/**
 * Records a complete run, if the tested state is a commit.
 * @returns the sentence to print
 */
export function noteComplete(): string {
  const [head] = git('rev-parse', 'HEAD') ?? [];
  if (head === undefined) return 'Not noted as complete: this is no checkout of git.';
  if ((filesChangedSince(head) ?? []).length > 0)
    return 'Not noted as complete: there are changes that are not committed.';
  writeFileSync(COMPLETE, `${head}\n`);
  return `Complete: .ci/complete names ${head.slice(0, 8)} now. Commit it.`;
}
