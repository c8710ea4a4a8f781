import { existsSync } from 'node:fs';
import {
  changeLive,
  contractProblems,
  type Edition,
  isWhole,
  liveVersions,
  readEdition,
  readPointer,
  rollbackOf,
  formatRollback,
  SHELL,
  withCanary,
  withLive,
} from '@golf/release-store';
import { buildInto, type Source } from '../build/make-release.ts';
import { removeUnfinished } from '../build/unfinished.ts';
import { missingLines } from '../contract/built-with.ts';
import { downloadSize, kilobytes } from '../release/sizes.ts';
import { RemoteProblem } from './remote.ts';

/** Minimum minutes per canary step. */
const CANARY_MINUTES = 15;

interface Options {
  /** Folder of the release store. */
  releases: string;
  /** Change note: a sentence for visitors. */
  message: string;
  /** Starts with 1 % of the visitors. The server increases the share, or rolls back. */
  canary: boolean;
  say: (line: string) => void;
}

/** @throws RemoteProblem when the remote is incompatible with the live shell */
function checkContract({ app, version }: Source, next: Edition, releases: string): void {
  const { shell, remotes } = next;
  const release = remotes.get(app);
  if (!shell || !release) throw new RemoteProblem(`${app} ${version} cannot be read in ${releases}.`);
  const problems = [...contractProblems([app], next), ...missingLines(releases, release, shell)];
  if (problems.length === 0) return;
  throw new RemoteProblem(
    [
      'Refused. The live releases stay live:',
      ...problems.map((line) => `  ${line}`),
      'In your own repository, install the package of the live shell ("npm run pack" in its checkout), or wait for a newer shell.',
    ].join('\n'),
  );
}

/**
 * Builds a remote of a separate repository into a site's store, and makes it live by one change of the pointer.
 * @throws RemoteProblem when it is not a site's store, or the live shell is incompatible; the live releases stay
 */
export async function releaseRemote(source: Source, { releases, message, canary, say }: Options): Promise<void> {
  const { app, version } = source;
  const note = (problem: string) => say(`Note: ${problem}`);
  const pointer = existsSync(releases) ? readPointer(releases, note) : {};
  if (!pointer[SHELL]) {
    throw new RemoteProblem(
      `${releases} has no shell that is live: RELEASES_DIR is the folder of releases that the site serves.`,
    );
  }
  const rollback = rollbackOf(pointer, app, version);
  if (rollback) note(`${app} ${version} was ${formatRollback(rollback)}.`);
  await removeUnfinished(releases);
  if (!isWhole(releases, app, version)) {
    say(`Building ${app} ${version} …`);
    await buildInto(releases, source);
  }
  const next = readEdition(releases, { ...liveVersions(pointer), [app]: version }, ({ app: other, problem }) => {
    if (other === app || other === SHELL) throw new RemoteProblem(problem);
    note(problem);
  });
  checkContract(source, next, releases);
  const change = { note: { lines: [message], said: true, commit: null } };
  await changeLive(releases, (before) =>
    canary ? withCanary(before, app, version, CANARY_MINUTES, change) : withLive(before, app, version, change),
  );
  const release = next.remotes.get(app);
  const size = release ? `: ${kilobytes(downloadSize(releases, release))} to download` : '';
  say(`${app} ${version} is ${canary ? 'on trial, and goes on by itself' : 'live'}${size}.`);
  say('It has NOT been tried in a browser: the package brings no site to try it on. Open its page.');
}
