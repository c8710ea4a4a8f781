import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const RELEASES = join(import.meta.dirname, '../../releases');

/** A copy of the release store that a test may spoil. */
export interface StoreCopy {
  folder: string;
  /** Replaces the server module of an exposed one, in the live release. */
  replaceServerModule(app: string, module: string, source: string): Promise<void>;
  remove(): Promise<void>;
}

/** Copies the live releases. */
export async function copyStore(): Promise<StoreCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'golf-releases-'));
  // Written by the build, of the same project.
  const live = JSON.parse(await readFile(join(RELEASES, 'live.json'), 'utf8')) as Record<string, { version: string }>;
  for (const [app, { version }] of Object.entries(live)) {
    await cp(join(RELEASES, app, version), join(folder, app, version), { recursive: true });
  }
  await cp(join(RELEASES, 'live.json'), join(folder, 'live.json'));
  return {
    folder,
    replaceServerModule: (app, module, source) =>
      writeFile(join(folder, app, live[app]?.version ?? '', 'server', `${module}.js`), source),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
