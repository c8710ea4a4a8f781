import { readConfig } from '@golf/server/config';
import { exitWithProblem, run } from '@golf/server/run';
import { buildChanged } from '../build/build-changed.ts';
import { DEMO_DATA } from '../demo-data.ts';

/* npm start: builds changed apps, fills a new database with the demo data, serves the site, prints the address. */

// This machine shows its own builds: only who releases to visitors has a key.
process.env.UNSIGNED_RELEASES ??= 'true';

try {
  // Readable log, as it is started in a terminal.
  const config = readConfig({ LOG: 'text', ...process.env });
  await buildChanged(config.releases, console.log);
  await run(config, { demoData: DEMO_DATA });
} catch (error) {
  exitWithProblem(error);
}
