import { parseArgs } from 'node:util';
import { readConfig } from '@golf/server/config';
import { APPS } from '@golf/release-store';
import { presentApps } from '../build/present-apps.ts';
import { parseMessage } from '../changes/message.ts';
import { releaseApps, ReleaseError, type ReleaseOptions } from '../release/release-apps.ts';
import { pruneReleases } from '../release/prune.ts';
import { listReleases, showStatus } from '../release/reports.ts';
import { megabytes } from '../release/sizes.ts';

const USAGE = `npm run release -- mfe-courses                  builds, checks and makes live what the sources make
npm run release -- mfe-courses@1.0.0-3f9a0c1b2d   makes a version of the store live
npm run release -- shell mfe-courses            several at once, or with --all every app that is here
  -m "…"           what it changes, in a sentence for visitors; without it, what the commits of its folder say
  --share 10       for 10 % of the visitors; 100 completes, a rollback ends it
  --wait           live together with what it needs, a shell of the next platform say, once the last of it is there
  --canary         for 1 % of the visitors, then 10, 50 and all: judged and taken further, or back, by the server
  --minutes 15     so long each step of a canary takes at least
  --store-only     into the store; what is live stays live
  --engines        tries it in Firefox and WebKit, too
  --skip-smoke     without trying it in a browser
  --over-budget    although it weighs more than budgets.json allows
npm run release -- --list                       what is in the store
npm run release -- --status                     what is live, on trial, and how it fares
npm run release -- --prune                      makes room: what is live, on trial, and the last 5 of each app stay
  --keep 10        so many of each app stay`;

/** Maximum minutes of a canary step: a week. */
const LONGEST_STEP = 7 * 24 * 60;

function parseKeep(text: string): number {
  const keep = Number(text);
  if (Number.isInteger(keep) && keep >= 1) return keep;
  throw new ReleaseError(`--keep is a whole number of releases from 1, not "${text}".`);
}

async function prune(releases: string, keep: number): Promise<void> {
  const removed = await pruneReleases(releases, keep, console.log);
  const nothing = removed.releases === 0 && removed.files === 0;
  const what = `${removed.releases} releases and ${removed.files} files that no other release needs are removed: ${megabytes(removed.bytes)}`;
  console.log(
    `${nothing ? 'Nothing is removed' : what}. What is live or on trial stays, and the last ${keep} of each app.`,
  );
}

/** "mfe-courses@1.0.0-3f9a0c1b2d" */
function parseWanted(text: string): { app: string; version: string | null } {
  const [app = '', version = null] = text.split('@');
  if (!APPS.includes(app)) throw new ReleaseError(`There is no app "${app}"; there are ${APPS.join(', ')}.`);
  if (version === null && !presentApps().includes(app)) {
    throw new ReleaseError(`The folder ${app} is not here: name a version of the store, ${app}@version.`);
  }
  return { app, version };
}

/** Loaded lazily: only the smoke test needs a server, which takes longer to load than the rest of this command. */
const tryInBrowser =
  (releases: string, engines: boolean): ReleaseOptions['smoke'] =>
  async (next, apps) => {
    const { smokeTest } = await import('../release/smoke.ts');
    return smokeTest(releases, next, apps, engines);
  };

function parseShare(text: string): number {
  const share = Number(text);
  if (Number.isInteger(share) && share >= 1 && share <= 100) return share;
  throw new ReleaseError(`--share is a whole number of percent from 1 to 100, not "${text}".`);
}

function parseMinutes(text: string): number {
  const minutes = Number(text);
  if (text.trim() !== '' && minutes >= 0 && minutes <= LONGEST_STEP) return minutes;
  throw new ReleaseError(`--minutes is a number from 0 to ${LONGEST_STEP}, not "${text}".`);
}

/** @throws ReleaseError when options for making a release live contradict each other */
function checkWays(ways: Readonly<Record<string, boolean>>): void {
  const asked = Object.keys(ways).filter((way) => ways[way]);
  if (asked.length > 1) throw new ReleaseError(`${asked.join(' and ')} exclude each other: say one of them.`);
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      all: { type: 'boolean' },
      message: { type: 'string', short: 'm' },
      list: { type: 'boolean' },
      status: { type: 'boolean' },
      share: { type: 'string', default: '100' },
      wait: { type: 'boolean', default: false },
      canary: { type: 'boolean', default: false },
      minutes: { type: 'string', default: '15' },
      prune: { type: 'boolean' },
      keep: { type: 'string', default: '5' },
      engines: { type: 'boolean', default: false },
      'store-only': { type: 'boolean', default: false },
      'skip-smoke': { type: 'boolean', default: false },
      'over-budget': { type: 'boolean', default: false },
    },
  });
  const { releases, releasesOrigin, siteOrigin } = readConfig(process.env);
  const wanted = (values.all ? presentApps() : positionals).map(parseWanted);
  if (values.list) listReleases(releases, console.log);
  else if (values.status) showStatus(releases, console.log);
  else if (values.prune) await prune(releases, parseKeep(values.keep));
  else if (wanted.length === 0) throw new ReleaseError(USAGE);
  else {
    const { canary, wait, share, 'store-only': storeOnly } = values;
    checkWays({ '--canary': canary, '--wait': wait, '--store-only': storeOnly, '--share': share !== '100' });
    await releaseApps(wanted, {
      releases,
      origin: releasesOrigin || siteOrigin,
      share: parseShare(values.share),
      wait: values.wait,
      canary: values.canary ? { minutes: parseMinutes(values.minutes) } : null,
      smoke: values['skip-smoke'] ? null : tryInBrowser(releases, values.engines),
      message: values.message === undefined ? undefined : parseMessage(values.message),
      storeOnly: values['store-only'],
      overBudget: values['over-budget'],
      say: console.log,
    });
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
