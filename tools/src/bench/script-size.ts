import { statSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '@golf/server/config';
import { browserPath, readPointer, readRelease } from '@golf/release-store';

const { releases: RELEASES } = readConfig(process.env);
const REMOTE = 'mfe-leaderboard';
/** What the front page shows of it. */
const FIRST = ['Leaderboard', 'Totals'];

/** Bytes of a file as it travels: small files are sent as they are. */
function sentSize(path: string): number {
  return statSync(`${path}.br`, { throwIfNoEntry: false })?.size ?? statSync(path).size;
}

/** Bytes of JavaScript, compressed, that the page names as needed for the first row of the leaderboard. */
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
