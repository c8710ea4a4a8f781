import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Folder where releases are built and removed. Each subfolder name ends with the pid of its process. */
export const unfinishedIn = (releases: string) => join(releases, '.unfinished');

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code !== 'ESRCH';
  }
}

/** Removes subfolders of killed processes. */
export async function removeUnfinished(releases: string): Promise<void> {
  for (const name of await readdir(unfinishedIn(releases)).catch(() => [])) {
    const pid = Number(name.slice(name.lastIndexOf('-') + 1));
    if (!isRunning(pid)) await rm(join(unfinishedIn(releases), name), { recursive: true, force: true });
  }
}
