import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { digestOfFile, digestsOf } from '../digests.ts';
import { isShared, RELEASE_FILE, releaseFile, releaseFolder, type Release } from '../release.ts';

/**
 * Publishes a release of some files with their digests.
 * @param files by path: "server/Courses.js" belongs to the release, "files/Courses-Kx3.js" is shared by the app's
 * releases, "client/remoteEntry.js" is the layout of old releases
 */
export async function publishFiles(
  releases: string,
  app: string,
  version: string,
  files: Record<string, string | Buffer>,
  description: Partial<Release> = {},
): Promise<string> {
  const folder = releaseFolder(releases, app, version);
  await mkdir(folder, { recursive: true });
  for (const [path, content] of Object.entries(files)) {
    const file = releaseFile(releases, app, version, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  const shared = Object.entries(files).filter(([path]) => isShared(path));
  const release = {
    app,
    version,
    platform: '1.0.0',
    react: '19.3.1',
    entry: { file: app === 'shell' ? 'index.html' : 'remoteEntry.js', scripts: [], styles: [] },
    modules: {},
    rootFiles: [],
    files: {
      ...digestsOf(folder),
      ...Object.fromEntries(
        shared.map(([path]) => [path, digestOfFile(releaseFile(releases, app, version, path), path)]),
      ),
    },
    ...description,
  };
  await writeFile(join(folder, RELEASE_FILE), JSON.stringify(release));
  return folder;
}
