import { readConfig } from '@golf/server/config';
import { buildChanged } from '../build/build-changed.ts';

/* npm run build: builds changed apps and makes them live. */

// This machine shows its own builds: only who releases to visitors has a key.
process.env.UNSIGNED_RELEASES ??= 'true';

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
