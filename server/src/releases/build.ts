import { availableParallelism } from 'node:os';
import { presentApps } from './apps.ts';
import { buildApp, isBuilt, versionOf } from './build-app.ts';
import { readPointer, writePointer } from './live.ts';

export interface BuildReport {
  /** Apps that were built, those whose release was there already, in the order of their names. */
  built: string[];
  unchanged: string[];
}

/**
 * Builds every app whose sources have changed and makes the releases live together.
 * @param releases folder of the release store
 * @param say told of each step, in words
 * @param apps those to look at; every app whose folder is here unless given
 * @throws Error of the first app that cannot be built; what is live stays live.
 */
export async function buildChanged(
  releases: string,
  say: (line: string) => void,
  apps: readonly string[] = presentApps(),
): Promise<BuildReport> {
  const versions = await Promise.all(apps.map(async (app) => [app, await versionOf(app)] as const));
  const changed = versions.filter(([app, version]) => !isBuilt(releases, app, version));
  if (changed.length > 0) say(`Building ${changed.map(([app]) => app).join(', ')} …`);
  const queue = [...changed];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [app, version] = next;
      const started = performance.now();
      await buildApp(releases, app, version);
      say(`  ${app} ${version}  ${((performance.now() - started) / 1000).toFixed(1)} s`);
    }
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), changed.length) }, worker));
  const pointer = { ...readPointer(releases), ...Object.fromEntries(versions) };
  if (JSON.stringify(pointer) !== JSON.stringify(readPointer(releases))) await writePointer(releases, pointer);
  const built = changed.map(([app]) => app);
  return { built, unchanged: apps.filter((app) => !built.includes(app)) };
}
