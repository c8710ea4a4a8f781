import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PROJECT_ROOT } from '@golf/node-kit/project-root';
import { PLATFORM, reportFile } from '../contract/reports.ts';
import { ownerIn, readOwners } from '../owners/owners.ts';
import { buildInto } from './make-release.ts';
import { sourceHash } from './source-hash.ts';

/** Version of an app's sources: semver and hash. */
export async function versionOf(app: string): Promise<string> {
  const manifest = JSON.parse(await readFile(join(PROJECT_ROOT, app, 'package.json'), 'utf8')) as { version: string };
  return `${manifest.version}-${sourceHash(app)}`;
}

/**
 * Builds an app of this project and publishes the release to the store.
 * @throws Error with Vite's output
 */
export function buildApp(releases: string, app: string, version: string): Promise<void> {
  return buildInto(releases, {
    app,
    version,
    folder: join(PROJECT_ROOT, app),
    owner: ownerIn(readOwners(), app),
    contract: reportFile(PROJECT_ROOT, PLATFORM),
  });
}
