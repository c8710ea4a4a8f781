import {
  APPS,
  type Pointer,
  changeOf,
  judgeStep,
  publishedVersions,
  readHealth,
  readPointer,
  readRelease,
  readWholeRelease,
  type ReleaseHealth,
  rollbackOf,
  formatRollback,
} from '@golf/release-store';
import { ownerIn, readOwners } from '../owners/owners.ts';
import { downloadSize, kilobytes } from './sizes.ts';

function failuresIn({ pages, failures }: ReleaseHealth): string {
  const kinds = Object.entries(failures).map(([kind, count]) => `${count} ${kind}`);
  return `${pages} ${pages === 1 ? 'page' : 'pages'}, ${kinds.length > 0 ? `failures: ${kinds.join(', ')}` : 'no failures'}`;
}

function judgedBy({ trial }: ReleaseHealth, since: string): string {
  if (trial?.since !== since) return 'no pages to judge it by yet';
  const of = ({ pages, failed }: { pages: number; failed: number }) => `${failed} of ${pages} pages`;
  return `judged by failures on ${of(trial.trial)}, and the live release on ${of(trial.live)}`;
}

/** State of a version according to the pointer. */
function markOf(pointer: Pointer, app: string, version: string): string {
  const { [app]: state } = pointer;
  if (state?.version === version) return 'live';
  if (state?.trial?.version === version) return `on trial, ${state.trial.share} %`;
  if (state?.waiting?.version === version) return 'waits for what it needs';
  const rollback = rollbackOf(pointer, app, version);
  return rollback ? formatRollback(rollback) : '';
}

function sizeOf(releases: string, app: string, version: string): string {
  try {
    return kilobytes(downloadSize(releases, readRelease(releases, app, version)));
  } catch {
    return 'cannot be read';
  }
}

/** Prints the releases in the store by app, latest first. */
export function listReleases(releases: string, say: (line: string) => void): void {
  const pointer = readPointer(releases, say);
  const owners = readOwners();
  for (const app of APPS) {
    say([app, ownerIn(owners, app) ?? ''].join('  ').trimEnd());
    for (const version of publishedVersions(releases, app)) {
      say([`  ${version}`, sizeOf(releases, app, version), markOf(pointer, app, version)].join('  ').trimEnd());
      for (const line of changeOf(pointer, app, version)) say(`    ${line}`);
    }
  }
}

/** Prints live and trial releases, the last rollback, and the failures that browsers reported. */
export function showStatus(releases: string, say: (line: string) => void): void {
  const healthOf = readHealth(releases);
  const reportDamage = (app: string, version: string) => {
    try {
      readWholeRelease(releases, app, version);
    } catch (error) {
      say(`Not taken up: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  for (const [app, { version, trial, waiting, rolledBack }] of Object.entries(readPointer(releases, say))) {
    reportDamage(app, version);
    say(`${app} ${version}  live${trial ? ` for ${100 - trial.share} %` : ''}; ${failuresIn(healthOf(app, version))}`);
    if (trial) {
      reportDamage(app, trial.version);
      const health = healthOf(app, trial.version);
      say(`${app} ${trial.version}  on trial for ${trial.share} %; ${failuresIn(health)}`);
      say(`  ${judgedBy(health, trial.since)}`);
      if (trial.canary && health.trial?.since === trial.since) {
        say(`  canary: ${judgeStep(trial, health.trial, Date.now()).why}`);
      }
    }
    if (waiting) say(`${app} ${waiting.version}  waits for what it needs`);
    const [last] = rolledBack;
    if (last) say(`${app} ${last.version}  ${formatRollback(last)}`);
  }
}
