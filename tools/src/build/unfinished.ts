import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Where releases are made, and unmade, each in a folder that ends in the number of the process that does so. */
export const unfinishedIn = (releases: string) => join(releases, '.unfinished');

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code !== 'ESRCH';
  }
}

/** Removes what programs that were killed have left behind. */
export async function removeUnfinished(releases: string): Promise<void> {
  for (const name of await readdir(unfinishedIn(releases)).catch(() => [])) {
    const pid = Number(name.slice(name.lastIndexOf('-') + 1));
    if (!isRunning(pid)) await rm(join(unfinishedIn(releases), name), { recursive: true, force: true });
  }
}
