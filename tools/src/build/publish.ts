import { availableParallelism } from 'node:os';
import { isWhole } from '@golf/release-store';
import { buildApp, versionOf } from './build-app.ts';
import { removeUnfinished } from './unfinished.ts';

/** A version of an app. */
export interface AppVersion {
  app: string;
  version: string;
}

export interface Published {
  /** What the sources of each app make. */
  versions: AppVersion[];
  /** Apps that had to be built. */
  built: string[];
}

/**
 * Puts what the sources of some apps make into the store, building what is not there yet. Nothing becomes live.
 * @param say told of each step, in words
 * @throws Error of the first app that cannot be built
 */
export async function publish(
  releases: string,
  apps: readonly string[],
  say: (line: string) => void,
): Promise<Published> {
  const versions = await Promise.all(apps.map(async (app) => ({ app, version: await versionOf(app) })));
  await removeUnfinished(releases);
  // One that is damaged is built again.
  const missing = versions.filter(({ app, version }) => !isWhole(releases, app, version));
  if (missing.length > 0) say(`Building ${missing.map(({ app }) => app).join(', ')} …`);
  const queue = [...missing];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { app, version } = next;
      const started = performance.now();
      await buildApp(releases, app, version);
      say(`  ${app} ${version}  ${((performance.now() - started) / 1000).toFixed(1)} s`);
    }
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), missing.length) }, worker));
  return { versions, built: missing.map(({ app }) => app) };
}
