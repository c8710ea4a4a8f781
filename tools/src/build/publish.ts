import { availableParallelism } from 'node:os';
import { isWhole } from '@golf/release-store';
import { buildApp, versionOf } from './build-app.ts';
import { removeUnfinished } from './unfinished.ts';

export interface AppVersion {
  app: string;
  version: string;
}

export interface Published {
  versions: AppVersion[];
  built: string[];
}

/**
 * Publishes the versions of some apps' sources, and builds missing ones. None becomes live.
 * @param say called with each step, in words
 * @throws Error of the first app that cannot be built
 */
export async function publish(
  releases: string,
  apps: readonly string[],
  say: (line: string) => void,
): Promise<Published> {
  const versions = await Promise.all(apps.map(async (app) => ({ app, version: await versionOf(app) })));
  await removeUnfinished(releases);
  // A damaged release is built again.
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
