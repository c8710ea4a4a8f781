import { readConfig } from '@golf/server/config';
import { changeLive, readWholeRelease, withRollback } from '@golf/server/releases';

/*
 * npm run rollback -- mfe-courses [version]: ends a trial, or makes the version before this one live again.
 */

try {
  const { releases } = readConfig(process.env);
  const [app, version] = process.argv.slice(2);
  if (app === undefined) throw new Error('Say which app: npm run rollback -- mfe-courses [version]');
  const next = await changeLive(releases, (pointer) => {
    const changed = withRollback(pointer, app, version);
    // Not to one that is gone.
    readWholeRelease(releases, app, changed[app]?.version ?? '');
    return changed;
  });
  console.log(`${app} ${next[app]?.version} is live.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
