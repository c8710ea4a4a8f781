import { parseArgs } from 'node:util';
import { readConfig } from '@golf/server/config';
import { changeLive, readWholeRelease, withRollback } from '@golf/release-store';

/*
 * npm run rollback -- mfe-courses [version] [--why "the cards overlap"]: ends a trial, or makes the previous version
 * live. The reason is shown with the version from then on.
 */

try {
  const { releases } = readConfig(process.env);
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { why: { type: 'string' } } });
  const [app, version] = positionals;
  if (app === undefined) throw new Error('Say which app: npm run rollback -- mfe-courses [version] [--why "…"]');
  const next = await changeLive(releases, (pointer) => {
    const changed = withRollback(pointer, app, version, values.why?.trim() || null);
    // Refuses a version whose release is missing or damaged.
    readWholeRelease(releases, app, changed[app]?.version ?? '');
    return changed;
  });
  console.log(`${app} ${next[app]?.version} is live.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
