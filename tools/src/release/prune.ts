import { existsSync, readdirSync, statSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { storageProblem } from '@golf/node-kit/storage-problem';
import {
  APPS,
  isShared,
  type Pointer,
  publishedVersions,
  readPointer,
  readRelease,
  RELEASE_FILE,
  releaseFolder,
  SHARED_FILES,
  withLock,
} from '@golf/release-store';
import { removeUnfinished, unfinishedIn } from '../build/unfinished.ts';
import { nameOf, readPreviews, writePreview } from './previews.ts';

/** A request, and the names of the releases that it goes on showing; those that it showed before are removed. */
interface Leaving {
  request: string;
  shown: readonly string[];
}

interface Removed {
  releases: number;
  /** Shared files that no release needs any more, including compressed copies. */
  files: number;
  bytes: number;
}

/**
 * Versions of an app in the store, latest published first.
 * @throws Error when one is incomplete
 */
function versionsIn(releases: string, app: string): string[] {
  const folder = join(releases, app);
  const versions = publishedVersions(releases, app);
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name !== SHARED_FILES) : [];
  const unknown = names.find((name) => !versions.includes(name));
  if (unknown === undefined) return versions;
  throw new Error(`${join(folder, unknown)} has no ${RELEASE_FILE}: copy that release again, or delete the folder.`);
}

/**
 * Versions of an app to keep: live, on trial and waiting, and the last ones that were live or published.
 * @param reviewed published versions that are not previews: a preview must not push out others, nor keep itself
 */
function keptVersions(
  pointer: Pointer,
  app: string,
  published: readonly string[],
  reviewed: readonly string[],
  keep: number,
): string[] {
  const { [app]: state } = pointer;
  const given = [state?.version, state?.trial?.version, state?.waiting?.version].filter(
    (version) => version !== undefined,
  );
  const last = [...(state?.earlier ?? []).slice(0, keep), ...reviewed.slice(0, keep)];
  // Live versions are kept even if missing: reading them then fails, and nothing is removed.
  return [...new Set([...given, ...last.filter((version) => published.includes(version))])];
}

function sizeOf(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

/**
 * Files in an app's shared folder that none of the given versions needs.
 * @throws Error when a version cannot be read
 */
function unneededFiles(releases: string, app: string, versions: readonly string[]): string[] {
  const needed = new Set(versions.flatMap((version) => Object.keys(readRelease(releases, app, version).files)));
  const folder = join(releases, app, SHARED_FILES);
  if (!existsSync(folder)) return [];
  const paths = readdirSync(folder).map((name) => `${SHARED_FILES}/${name}`);
  return paths.filter((path) => isShared(path) && !needed.has(path)).map((path) => join(releases, app, path));
}

interface Plan {
  app: string;
  /** Versions to remove ... */
  go: string[];
  /** ... and the files that are unused after that. */
  files: string[];
}

/**
 * @param leaving removes nothing but what this request published; null: all old releases
 * @throws Error when a kept release cannot be read
 */
function planOf(releases: string, keep: number, leaving: Leaving | null): Plan[] {
  try {
    const pointer = readPointer(releases, (problem) => {
      throw new Error(problem);
    });
    const previews = readPreviews(releases);
    const named = [...previews.values()].flat();
    const only = leaving && (previews.get(leaving.request) ?? []);
    if (leaving) previews.set(leaving.request, [...leaving.shown]);
    const shown = [...previews.values()].flat();
    return APPS.map((app) => {
      const published = versionsIn(releases, app);
      const isIn = (names: readonly string[]) => (version: string) => names.includes(nameOf({ app, version }));
      const reviewed = published.filter((version) => !isIn(named)(version));
      const kept = [...keptVersions(pointer, app, published, reviewed, keep), ...published.filter(isIn(shown))];
      const go = (only ? published.filter(isIn(only)) : published).filter((version) => !kept.includes(version));
      const stay = new Set([...kept, ...published.filter((version) => !go.includes(version))]);
      return { app, go, files: unneededFiles(releases, app, [...stay]) };
    });
  } catch (cause) {
    throw new Error(`Nothing is removed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

async function prune(
  releases: string,
  keep: number,
  say: (line: string) => void,
  leaving: Leaving | null,
): Promise<Removed> {
  await removeUnfinished(releases);
  return withLock(releases, async (held) => {
    const plan = planOf(releases, keep, leaving);
    const removed: Removed = { releases: 0, files: 0, bytes: 0 };
    await mkdir(unfinishedIn(releases), { recursive: true });
    for (const { app, go, files } of plan) {
      for (const version of go) {
        await held.check();
        const folder = releaseFolder(releases, app, version);
        const aside = join(unfinishedIn(releases), `${app}-${version}-${process.pid}`);
        removed.bytes += sizeOf(folder);
        await rename(folder, aside);
        await rm(aside, { recursive: true, force: true });
        removed.releases += 1;
        say(`${app} ${version} is removed.`);
      }
      await held.check();
      for (const file of files) {
        removed.bytes += statSync(file).size;
        await rm(file);
        removed.files += 1;
      }
    }
    // What main has published since stays, and is no preview any more.
    if (leaving) {
      const own = readPreviews(releases).get(leaving.request) ?? [];
      await writePreview(
        releases,
        leaving.request,
        own.filter((name) => leaving.shown.includes(name)),
      );
    }
    return removed;
  });
}

/**
 * Removes old releases from a store. Keeps live and trial releases, previews of open requests, and per app the last
 * releases that were live and the last that were published. The plan is complete before the first removal. A release is removed before its files,
 * by one rename, so that it never exists in part.
 * @param keep number of last releases to keep per app, from 1
 * @param say called with each removed release
 * @param leaving a request: of the releases to remove, only those that it published and does not show any more
 * @throws Error when the pointer or a kept release cannot be read, in which case nothing is removed; or when the store
 * cannot be written: kept releases are complete
 */
export async function pruneReleases(
  releases: string,
  keep: number,
  say: (line: string) => void,
  leaving: Leaving | null = null,
): Promise<Removed> {
  try {
    return await prune(releases, keep, say, leaving);
  } catch (cause) {
    // Only errors of the operating system need a translation; all others are readable sentences.
    if (!(cause instanceof Error && 'code' in cause)) throw cause;
    throw new Error(`${releases} cannot be changed: ${storageProblem(cause)}. What stays is whole.`, { cause });
  }
}
