import { readConfig } from '@golf/server/config';
import { buildChanged } from '../build/build-changed.ts';

/* npm run build: builds what changed and makes it live. */

try {
  const { releases } = readConfig(process.env);
  const { built, unchanged } = await buildChanged(releases, console.log);
  console.log(
    built.length === 0 ? `Nothing to build: ${unchanged.length} apps unchanged.` : `Live: ${built.join(', ')}.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
