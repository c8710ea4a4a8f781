import { readConfig } from '@golf/server/config';
import { buildChanged } from '../build/build-changed.ts';

/* npm run build: builds what changed and makes it live. */

try {
  const { releases } = readConfig(process.env);
  const { built, live, apps } = await buildChanged(releases, console.log);
  // What was rolled back has been spoken of; of earlier sources the release is there already.
  if (live.length > 0) console.log(`Live: ${live.join(', ')}.`);
  else if (built.length === 0) console.log(`Nothing to build: ${apps} apps unchanged.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
