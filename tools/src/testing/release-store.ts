import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { digestsOf } from '@golf/release-store';
import { onTestFinished } from 'vitest';
import { ingest } from '../build/stored-files.ts';

/* Releases of mfe-courses in a test's own stores. */

/** By path: "files/a-1.js" is shared, "server/Courses.js" belongs to the release. */
type Files = Record<string, string | Buffer>;

/** A folder with some files, removed after the test. */
export async function folderOf(files: Files): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'golf-files-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return folder;
}

/** A release as built or sent: with its own folder `files`, and its release.json. */
export async function built(version: string, files: Files): Promise<string> {
  const folder = await folderOf({ 'server/Courses.js': 'render()', ...files });
  const release = {
    app: 'mfe-courses',
    version,
    platform: '1.0.0',
    react: '19.3.1',
    entry: { file: 'remoteEntry.js', scripts: [], styles: [] },
    modules: {
      Courses: { server: 'Courses.js', scripts: [], styles: [] },
      Course: { server: 'Course.js', scripts: [], styles: [] },
      Search: { server: 'Search.js', scripts: [], styles: [] },
    },
    stored: {},
    rootFiles: [],
    files: digestsOf(folder),
  };
  await writeFile(join(folder, 'release.json'), JSON.stringify(release));
  return folder;
}

/** A store with releases, published in this order. */
export async function storeWith(releases: Record<string, Files>): Promise<string> {
  const store = await folderOf({});
  for (const [version, files] of Object.entries(releases)) await publish(store, version, files);
  return store;
}

/** Publishes a release. */
export async function publish(store: string, version: string, files: Files): Promise<void> {
  await receive(store, version, files);
  await ingest(store, 'mfe-courses', version);
}

/** Publishes a release as a pipeline sends it, with its files for sharing in a separate folder. */
export async function receive(store: string, version: string, files: Files): Promise<void> {
  await cp(await built(version, files), join(store, 'mfe-courses', version), { recursive: true });
}
