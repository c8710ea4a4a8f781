import { readConfig } from '@golf/server/config';
import { buildChanged } from '../build/build-changed.ts';

/* npm run build: builds changed apps and makes them live. */

try {
  const { releases } = readConfig(process.env);
  const { built, live, apps } = await buildChanged(releases, console.log);
  // Silent about rolled-back versions, which have been reported, and about earlier sources, which are already
  // published.
  if (live.length > 0) console.log(`Live: ${live.join(', ')}.`);
  else if (built.length === 0) console.log(`Nothing to build: ${apps} apps unchanged.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
