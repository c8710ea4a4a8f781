import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { renameForGood, writeNew } from '@golf/node-kit/durable';
import { isPublished, releaseFolder, withLock } from '@golf/release-store';
import type { AppVersion } from '../build/publish.ts';
import { ingest } from '../build/stored-files.ts';

/*
 * Releases that a request published for its preview: `previews/<number>.json` names them. `previews/<number>/` has those
 * that were sent and are not in their place yet.
 */

const folderIn = (releases: string) => join(releases, 'previews');

/** "mfe-courses@1.0.0-3f9a0c1b2d" */
export const nameOf = ({ app, version }: AppVersion) => `${app}@${version}`;

/** Names of the releases that open requests published, by number of the request. */
export function readPreviews(releases: string): Map<string, string[]> {
  const files = globSync('*.json', { cwd: folderIn(releases) }).filter((file) => /^\d+\.json$/.test(file));
  const read = (file: string) => JSON.parse(readFileSync(join(folderIn(releases), file), 'utf8')) as string[]; // Written below.
  return new Map(files.map((file) => [basename(file, '.json'), read(file)]));
}

/** Remembers what a request published. The caller holds the lock of the store. */
export async function writePreview(releases: string, request: string, names: readonly string[]): Promise<void> {
  const file = join(folderIn(releases), `${request}.json`);
  if (names.length === 0) return rm(file, { force: true });
  const draft = `${file}.${process.pid}`;
  await mkdir(folderIn(releases), { recursive: true });
  await rm(draft, { force: true });
  await writeNew(draft, JSON.stringify(names));
  await renameForGood(draft, file);
}

/**
 * Puts the releases that a request has sent into their places. Remembers them before, except those that main published.
 * @throws Error when one was not sent and is not in the store
 */
export async function takePreview(releases: string, request: string, versions: readonly AppVersion[]): Promise<void> {
  const sent = join(folderIn(releases), request);
  await withLock(releases, async () => {
    const previews = readPreviews(releases);
    const named = new Set([...previews.values()].flat());
    const own = versions.filter((one) => named.has(nameOf(one)) || !isPublished(releases, one.app, one.version));
    await writePreview(releases, request, [...new Set([...(previews.get(request) ?? []), ...own.map(nameOf)])]);
    for (const { app, version } of versions) {
      if (isPublished(releases, app, version)) continue;
      const from = join(sent, app, version);
      if (!existsSync(from)) throw new Error(`${app} ${version} is not in ${sent}: send it there first.`);
      await mkdir(join(releases, app), { recursive: true });
      await rename(from, releaseFolder(releases, app, version));
    }
    await rm(sent, { recursive: true, force: true });
  });
  for (const { app, version } of versions) await ingest(releases, app, version);
}
