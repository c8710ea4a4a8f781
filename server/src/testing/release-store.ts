import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { digestsOf } from '../releases/digests.ts';
import { RELEASE_FILE, releaseFolder, type Release } from '../releases/release.ts';

/** Puts a release of some files into a store, with the digests of what they hold. */
export async function publishFiles(
  releases: string,
  app: string,
  version: string,
  files: Record<string, string>,
  description: Partial<Release> = {},
): Promise<string> {
  const folder = releaseFolder(releases, app, version);
  await mkdir(folder, { recursive: true });
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  const release = {
    app,
    version,
    platform: '1.0.0',
    react: '19.3.1',
    entry: { file: app === 'shell' ? 'index.html' : 'remoteEntry.js', scripts: [], styles: [] },
    modules: {},
    rootFiles: [],
    files: digestsOf(folder),
    ...description,
  };
  await writeFile(join(folder, RELEASE_FILE), JSON.stringify(release));
  return folder;
}
