import { statSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '@golf/server/config';
import { browserPath, readPointer, readRelease } from '@golf/release-store';

const { releases: RELEASES } = readConfig(process.env);
const REMOTE = 'mfe-leaderboard';
/** Modules of the leaderboard on the front page. */
const FIRST = ['Leaderboard', 'Totals'];

/** Transferred bytes of a file. Small files have no compressed copy. */
function sentSize(path: string): number {
  return statSync(`${path}.br`, { throwIfNoEntry: false })?.size ?? statSync(path).size;
}

/** Compressed bytes of JavaScript that the page lists for the first row of the leaderboard. */
export function scriptSizeToFirstRow(): number {
  const live = readPointer(RELEASES);
  const release = (app: string) => {
    const state = live[app];
    if (!state) throw new Error(`${app} has not been built: run "npm run build"`);
    return readRelease(RELEASES, app, state.version);
  };
  const shell = release('shell');
  const remote = release(REMOTE);
  const files = new Set([
    ...shell.entry.scripts.map((file) => join(RELEASES, browserPath(shell, file))),
    ...FIRST.flatMap((module) => remote.modules[module]?.scripts ?? []).map((file) =>
      join(RELEASES, browserPath(remote, file)),
    ),
  ]);
  return [...files].reduce((sum, file) => sum + sentSize(file), 0);
}
