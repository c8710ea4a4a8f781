import {
  browserPath,
  CANARY_STEPS,
  changeLive,
  contractProblems,
  type ChangeNote,
  type Edition,
  type Pointer,
  isPublished,
  liveVersions,
  publishedVersions,
  readEdition,
  readPointer,
  readRelease,
  rollbackOf,
  SHELL,
  formatRollback,
  missingFor,
  withCanary,
  withLive,
  withReady,
  withTrial,
  withWaiting,
} from '@golf/release-store';
import { publish, type AppVersion } from '../build/publish.ts';
import { ingest } from '../build/stored-files.ts';
import { changeNotes } from '../changes/change-note.ts';
import { missingLines } from '../contract/built-with.ts';
import { readBudgets } from './budgets-file.ts';
import { overBudget, sizeOfRelease } from './budgets.ts';
import { downloadSize, kilobytes } from './sizes.ts';

/** A release was refused. The message gives the reason and the remedy. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
}

export interface ReleaseOptions {
  /** Folder of the release store. */
  releases: string;
  /** Origin of the site. */
  origin: string;
  /** Percent of visitors that get the new versions; 100: all. */
  share: number;
  /** Mounts the new versions in a browser, in the next edition; returns the problems. */
  smoke: ((next: Edition, apps: readonly string[]) => Promise<string[]>) | null;
  /** Allows releases that exceed budgets.json. */
  overBudget?: boolean;
  /** Canary from 1 % of visitors to all; `minutes` is the minimum per step. Null: `share` applies. */
  canary?: { minutes: number } | null;
  /** Goes live together with its dependencies, once all of them are released. */
  wait?: boolean;
  /** Change note: a sentence for visitors. Default: the commit messages. */
  message?: string | undefined;
  /** Publishes to the store only; nothing becomes live. */
  storeOnly?: boolean;
  say: (line: string) => void;
}

/** Versions to release: a named version must be in the store, others are built from source. */
async function versionsOf(
  wanted: readonly { app: string; version: string | null }[],
  { releases, say }: ReleaseOptions,
): Promise<AppVersion[]> {
  const named = wanted.flatMap(({ app, version }) => (version === null ? [] : [{ app, version }]));
  for (const { app, version } of named) {
    if (isPublished(releases, app, version)) {
      await ingest(releases, app, version);
      continue;
    }
    const known = publishedVersions(releases, app).slice(0, 5).join(', ') || 'none';
    throw new ReleaseError(`There is no release ${app} ${version} in ${releases}; the latest: ${known}.`);
  }
  const sources = wanted.filter(({ version }) => version === null).map(({ app }) => app);
  return [...named, ...(await publish(releases, sources, say)).versions];
}

/** Refuses releases above their download budget. Those already in the store have passed before. */
function checkBudgets(built: readonly AppVersion[], releases: string): void {
  const budgets = readBudgets();
  const problems = built.flatMap(
    ({ app, version }) => overBudget(budgets, app, sizeOfRelease(releases, readRelease(releases, app, version))) ?? [],
  );
  if (problems.length === 0) return;
  throw new ReleaseError(
    `Refused:\n${problems.map((line) => `  ${line}`).join('\n')}\nIf that is meant: "npm run build && npm run budgets -- --write", and say in the commit why. What is live stays live.`,
  );
}

function sizeLine(releases: string, app: string, version: string, live: Edition): string {
  const size = downloadSize(releases, readRelease(releases, app, version));
  const before = app === 'shell' ? live.shell : live.remotes.get(app);
  if (!before || before.version === version) return kilobytes(size);
  const change = size - downloadSize(releases, before);
  return `${kilobytes(size)} (${change < 0 ? '−' : '+'}${kilobytes(Math.abs(change))})`;
}

/** State of a release afterwards: "mfe-courses 1.0.0-3f9a0c1b2d is live". */
function placeOf({ storeOnly, canary, share }: ReleaseOptions): string {
  if (storeOnly) return 'in the store';
  if (canary) return `on trial for ${CANARY_STEPS[0]} % of the visitors, and goes on by itself`;
  return share === 100 ? 'live' : `on trial for ${share} % of the visitors`;
}

/**
 * Tests releases in a browser.
 * @throws ReleaseError when they fail there
 */
async function tryOut(next: Edition, apps: readonly string[], { smoke, say }: ReleaseOptions): Promise<void> {
  if (!smoke) return say('NOT tried in a browser (--skip-smoke).');
  if (!next.shell) return;
  say('Trying it in a browser …');
  const problems = await smoke(next, apps);
  if (problems.length > 0) {
    throw new ReleaseError(
      `Refused, it does not work in a browser:\n${problems.map((line) => `  ${line}`).join('\n')}\nWhat is live stays live.`,
    );
  }
}

/** Queues releases that wait for dependencies, and makes those live whose dependencies are met. */
async function releaseWaiting(
  versions: readonly AppVersion[],
  present: Pointer,
  notes: ReadonlyMap<string, ChangeNote>,
  options: ReleaseOptions,
): Promise<void> {
  const { releases, say } = options;
  const change = (pointer: Pointer) =>
    withReady(
      releases,
      versions.reduce((next, { app, version }) => withWaiting(next, app, version, notes.get(app)), pointer),
    );
  const ready = change(present);
  const going = Object.keys(ready).filter((app) => ready[app]?.version !== present[app]?.version);
  if (going.length > 0) {
    const next = readEdition(releases, liveVersions(ready), ({ problem }) => {
      throw new ReleaseError(problem);
    });
    await tryOut(next, going, options);
  }
  const done = await changeLive(releases, change);
  for (const app of going) say(`${app} ${done[app]?.version} is live.`);
  for (const { app, version } of versions) if (done[app]?.waiting) say(`${app} ${version} waits:`);
  for (const line of missingFor(releases, done)) say(`  ${line}`);
}

/**
 * Builds, checks, publishes and makes live: all given apps together, or none of them.
 * @param wanted apps, each from source or, with a version, from the store
 * @throws ReleaseError when the contract or the browser test fails; the live releases stay
 */
export async function releaseApps(
  wanted: readonly { app: string; version: string | null }[],
  options: ReleaseOptions,
): Promise<AppVersion[]> {
  const { releases, share, say } = options;
  const note = (problem: string) => say(`Note: ${problem}`);
  // Read before publishing: without a pointer, published releases count as live.
  const pointer = readPointer(releases, note);
  const versions = await versionsOf(wanted, options);
  const apps = versions.map(({ app }) => app);
  const isOfSources = (app: string) => wanted.some((one) => one.app === app && one.version === null);
  const present = liveVersions(pointer);
  for (const { app, version } of versions) {
    const rollback = rollbackOf(pointer, app, version);
    if (rollback) note(`${app} ${version} was ${formatRollback(rollback)}.`);
  }
  const live = readEdition(releases, present, ({ problem }) => note(problem));
  // The changes of a release from the store are unknown, unless a message is given.
  const told = apps.filter((app) => options.message !== undefined || isOfSources(app));
  const notes = await changeNotes(told, pointer, options.message);
  if (options.wait) {
    await releaseWaiting(versions, pointer, notes, options);
    return versions;
  }
  const next = readEdition(
    releases,
    { ...present, ...Object.fromEntries(versions.map(({ app, version }) => [app, version])) },
    ({ problem }) => {
      throw new ReleaseError(problem);
    },
  );
  const problems = contractProblems(apps, next);
  if (problems.length > 0) {
    const { shell, remotes } = next;
    const changed = [...remotes.values()].filter(({ app }) => apps.includes(app) || apps.includes(SHELL));
    const lines = changed.flatMap((remote) => (shell ? missingLines(releases, remote, shell) : []));
    throw new ReleaseError(`Refused:\n${[...problems, ...lines].map((line) => `  ${line}`).join('\n')}`);
  }
  if (!options.overBudget) {
    checkBudgets(
      versions.filter(({ app }) => isOfSources(app)),
      releases,
    );
  }
  await tryOut(next, apps, options);
  if (!options.storeOnly) {
    await changeLive(releases, (before) =>
      versions.reduce((changed, { app, version }) => {
        const note = notes.get(app);
        if (options.canary) return withCanary(changed, app, version, options.canary.minutes, { note });
        return share === 100
          ? withLive(changed, app, version, { note })
          : withTrial(changed, app, version, share, { note });
      }, before),
    );
  }
  const where = placeOf(options);
  for (const { app, version } of versions) {
    say(`${app} ${version} is ${where}: ${sizeLine(releases, app, version, live)} to download`);
    const release = readRelease(releases, app, version);
    say(`  ${options.origin}/releases/${browserPath(release, release.entry.file)}`);
  }
  return versions;
}
