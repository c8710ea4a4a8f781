import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { sync } from '@golf/node-kit/durable';
import {
  digestOfFile,
  publishedVersions,
  readRelease,
  releaseFolder,
  SHARED_FILES,
  withLock,
} from '@golf/release-store';

/*
 * Browser files of an app are in one folder that its releases share, each named by its content. A file that is
 * identical in two releases is stored once, has one URL, and is fetched once.
 */

/** Characters of a digest in a file name: 72 bits, so collisions are practically impossible. */
const DIGEST_LENGTH = 12;

/** Files that only the build needs, and that no browser requests. */
const OF_THE_BUILD = new Set(['.vite', 'mf-stats.json']);

/**
 * Names of a browser build's files in the store: file → name. Scripts, style sheets and files that the page references
 * by name are named by content. Files that a script or style sheet references past the import map already are.
 * @param client folder of the build
 * @param named files that are requested by their present names
 */
export function storedNames(client: string, named: readonly string[]): Record<string, string> {
  const files = readdirSync(client).filter((file) => !OF_THE_BUILD.has(file));
  const storedAs = (file: string) => {
    const extension = extname(file);
    if (!['.js', '.css'].includes(extension) && !named.includes(file)) return file;
    const digest = createHash('sha256')
      .update(readFileSync(join(client, file)))
      .digest('base64url');
    return `${file.slice(0, -extension.length)}-${digest.slice(0, DIGEST_LENGTH)}${extension}`;
  };
  return Object.fromEntries(files.toSorted().map((file) => [file, storedAs(file)]));
}

/** Whether another release of the app lists different content for a shared file. */
function isAnothers(releases: string, app: string, path: string, digest: string): boolean {
  return publishedVersions(releases, app).some((version) => {
    const { [path]: stated = digest } = readRelease(releases, app, version).files;
    return stated !== digest;
  });
}

/**
 * Moves a release's browser files to the app's shared folder. The caller holds the lock of the store. An interrupted
 * move is completed by the next call.
 * @param folder folder of the release, with its own folder `files`
 * @throws Error when a name is taken by different content; a damaged file is replaced
 */
export async function shareFiles(releases: string, app: string, folder: string): Promise<void> {
  const [own, shared] = [join(folder, SHARED_FILES), join(releases, app, SHARED_FILES)];
  await mkdir(shared, { recursive: true });
  for (const name of await readdir(own)) {
    const path = `${SHARED_FILES}/${name}`;
    const digest = digestOfFile(join(own, name), path);
    const target = join(shared, name);
    if (isSame(target, path, digest)) continue;
    if (isAnothers(releases, app, path, digest)) {
      throw new Error(
        `${app} cannot be published: another release has a file ${name} with another content. Give it another name.`,
      );
    }
    await rename(join(own, name), target);
  }
  await sync(shared);
  await rm(own, { recursive: true, force: true });
}

function isSame(file: string, path: string, digest: string): boolean {
  try {
    return digestOfFile(file, path) === digest;
  } catch {
    // Missing or damaged.
    return false;
  }
}

/** Shares the files of a release that was copied to the store with its own folder `files`. */
export async function ingest(releases: string, app: string, version: string): Promise<void> {
  const folder = releaseFolder(releases, app, version);
  if (existsSync(join(folder, SHARED_FILES))) await withLock(releases, () => shareFiles(releases, app, folder));
}
