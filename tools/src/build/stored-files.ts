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
 * What browsers fetch of an app lies in one folder that its releases share, each file under a name that goes by its
 * content: one that is the same in two releases is there once, has one address, and is fetched once.
 */

/** Characters of a digest in a name: 72 bits, so that no two contents meet by chance. */
const DIGEST_LENGTH = 12;

/** What the build needs to find its way and nobody asks for. */
const OF_THE_BUILD = new Set(['.vite', 'mf-manifest.json', 'mf-stats.json']);

/**
 * The names of a browser build's files in the store: file → name. Scripts, style sheets and what is known to the page by
 * its own name get one by their content. What a script or a style sheet refers to past the import map has one already.
 * @param client folder of the build
 * @param named files that are looked up by the names they have
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

/** Whether a release of the app states another content of a shared file. */
function isAnothers(releases: string, app: string, path: string, digest: string): boolean {
  return publishedVersions(releases, app).some((version) => {
    const { [path]: stated = digest } = readRelease(releases, app, version).files;
    return stated !== digest;
  });
}

/**
 * Puts the browser's files of a release among those that the app's releases share. Whoever calls this has the lock of the
 * store. One that was interrupted is finished by the next call.
 * @param folder of the release, with a folder `files` of its own
 * @throws Error when a name is taken by another content; a file that was damaged is replaced
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
    // It is missing, or damaged.
    return false;
  }
}

/** Shares the files of a release that was sent to the store with a folder `files` of its own. */
export async function takeIn(releases: string, app: string, version: string): Promise<void> {
  const folder = releaseFolder(releases, app, version);
  if (existsSync(join(folder, SHARED_FILES))) await withLock(releases, () => shareFiles(releases, app, folder));
}
