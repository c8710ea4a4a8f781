import { join } from 'node:path';
import { PROJECT_ROOT } from '../releases/apps.ts';
import { buildChanged } from '../releases/build.ts';

const releases = join(PROJECT_ROOT, process.env.RELEASES_DIR ?? 'releases');

try {
  const { built, unchanged } = await buildChanged(releases, console.log);
  console.log(
    built.length === 0 ? `Nothing to build: ${unchanged.length} apps unchanged.` : `Live: ${built.join(', ')}.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
