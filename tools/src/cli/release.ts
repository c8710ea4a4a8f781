import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { isOrigin } from '@golf/node-kit/environment';
import { readConfig } from '@golf/server/config';
import { APPS } from '@golf/release-store';
import { versionOf } from '../build/build-app.ts';
import { presentApps } from '../build/present-apps.ts';
import { parseMessage } from '../changes/message.ts';
import { checkSite } from '../release/check-site.ts';
import { releaseApps, ReleaseError, type ReleaseOptions } from '../release/release-apps.ts';
import { nameOf, takePreview } from '../release/previews.ts';
import { pruneReleases } from '../release/prune.ts';
import { listReleases, showStatus } from '../release/reports.ts';
import { requestReport } from '../release/request-report.ts';
import { awaitVerdict } from '../release/verdict.ts';
import { makeKey, signStored } from '../build/signing.ts';
import { megabytes } from '../release/sizes.ts';

const USAGE = `npm run release -- mfe-courses                  builds, checks and publishes the sources
npm run release -- mfe-courses@1.0.0-3f9a0c1b2d   publishes a version from the store
npm run release -- shell mfe-courses            several at once; --all: every app of this checkout
  -m "…"           the change, in a sentence for visitors; default: the commit subjects of its folder
  --share 10       to 10 % of the visitors; 100 completes it, a rollback ends it
  --wait           waits until everything that it needs is live, such as a shell with the next platform
  --canary         to 1 % of the visitors, then 10, 50 and all; the server judges each step and rolls back a bad one
  --minutes 15     minimum minutes of a canary step
  --store-only     writes it to the store and leaves the live releases
  --report r.md    also writes verdict, sizes and contract against what is live, for the reviewers of a request
  --engines        also tries it in Firefox and WebKit
  --skip-smoke     does not try it in a browser
  --over-budget    accepts more bytes than budgets.json allows
npm run release -- --list                       lists the store
npm run release -- --status                     lists live releases and trials, with their counts
npm run release -- --verdict mfe-courses@1.0.0-3f9a0c1b2d   waits until its trial ends, then prints the rates by browser engine
  --limit 300      maximum minutes of that; 0 prints the present rates
npm run release -- --prune                      removes old releases: live ones, trials and the last 5 of each app stay
  --keep 10        keeps the last 10 of each app
npm run release -- --preview 12 mfe-courses@1.0.0-3f9a0c1b2d   what request 12 shows now: takes it in from previews/12 of the
                   store, and removes what it showed before; without versions, all of it (pipelines do this)
npm run release -- --new-key <file>             makes a key that signs releases, and prints its public part for owners.json
npm run release -- --sign mfe-courses           signs what is live, and what a rollback can restore, by the key of SIGNING_KEY_FILE
npm run release -- --check https://golf.example   checks from outside: the log of all releases, what is live, signatures
  --head 12:3f9a…  what an earlier check printed: also checks that nothing was rewritten since`;

/** Maximum minutes of a canary step: a week. */
const LONGEST_STEP = 7 * 24 * 60;

/** Releases of each app that stay by default. */
const KEPT = 5;

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

/** Shows given releases for a request, and removes those that it published before. */
async function preview(releases: string, request: string, wanted: readonly ReturnType<typeof parseWanted>[]) {
  if (!/^[1-9]\d*$/.test(request)) throw new ReleaseError(`--preview is the number of a request, not "${request}".`);
  const versions = wanted.map(({ app, version }) => {
    if (version !== null) return { app, version };
    throw new ReleaseError(`--preview takes versions, such as ${app}@1.0.0-3f9a0c1b2d, not "${app}".`);
  });
  await takePreview(releases, request, versions);
  await pruneReleases(releases, KEPT, console.log, { request, shown: versions.map(nameOf) });
}

/** Releases, and writes the report of a request if a file is given: also when the release is refused. */
async function releaseWithReport(
  wanted: readonly ReturnType<typeof parseWanted>[],
  options: ReleaseOptions,
  report: string | undefined,
): Promise<void> {
  const write = async (refusal: string | null) => {
    if (report === undefined) return;
    const versions = wanted.map(async ({ app, version }) => ({ app, version: version ?? (await versionOf(app)) }));
    await writeFile(report, requestReport(options.releases, await Promise.all(versions), refusal));
  };
  try {
    await releaseApps(wanted, options);
  } catch (error) {
    await write(error instanceof Error ? error.message : String(error));
    throw error;
  }
  await write(null);
}

async function check(site: string, head: string | null): Promise<void> {
  if (!isOrigin(site)) throw new ReleaseError(`--check takes an origin such as https://golf.example, not "${site}".`);
  const { found, problems } = await checkSite(new URL(site).origin, head);
  for (const line of found) console.log(line);
  if (problems.length > 0) throw new ReleaseError(`Wrong:\n${problems.map((line) => `  ${line}`).join('\n')}`);
}

const keyAdvice = (publicKey: string, file: string) => `The private key is in ${file}: keep it and its copy secret.
Once what is live is signed (--sign), name the public key in owners.json:
  "mfe-courses": { "owner": "@golf/courses", "keys": ["${publicKey}"] }`;

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

function parseMinutes(option: string, text: string): number {
  const minutes = Number(text);
  if (text.trim() !== '' && minutes >= 0 && minutes <= LONGEST_STEP) return minutes;
  throw new ReleaseError(`${option} is a number from 0 to ${LONGEST_STEP}, not "${text}".`);
}

/** Prints the verdict on a trial. A rolled-back trial fails the command. */
async function printVerdict(releases: string, wanted: readonly ReturnType<typeof parseWanted>[], limit: number) {
  const [{ app, version } = { app: '', version: null }, ...others] = wanted;
  if (version === null || others.length > 0) {
    throw new ReleaseError('--verdict takes one version: npm run release -- --verdict mfe-courses@1.0.0-3f9a0c1b2d');
  }
  const { report, isBack } = await awaitVerdict(releases, app, version, limit * 60_000);
  console.log(report);
  if (isBack) process.exitCode = 1;
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
      verdict: { type: 'boolean' },
      limit: { type: 'string', default: '300' },
      prune: { type: 'boolean' },
      keep: { type: 'string', default: String(KEPT) },
      preview: { type: 'string' },
      'new-key': { type: 'string' },
      sign: { type: 'boolean' },
      check: { type: 'string' },
      head: { type: 'string' },
      engines: { type: 'boolean', default: false },
      report: { type: 'string' },
      'store-only': { type: 'boolean', default: false },
      'skip-smoke': { type: 'boolean', default: false },
      'over-budget': { type: 'boolean', default: false },
    },
  });
  const { releases, releasesOrigin, siteOrigin } = readConfig(process.env);
  const wanted = (values.all ? presentApps() : positionals).map(parseWanted);
  if (values.list) listReleases(releases, console.log);
  else if (values.status) showStatus(releases, console.log);
  else if (values.verdict) await printVerdict(releases, wanted, parseMinutes('--limit', values.limit));
  else if (values.prune) await prune(releases, parseKeep(values.keep));
  else if (values.preview !== undefined) await preview(releases, values.preview, wanted);
  else if (values['new-key'] !== undefined) console.log(keyAdvice(await makeKey(values['new-key']), values['new-key']));
  else if (values.check !== undefined) await check(values.check, values.head ?? null);
  else if (wanted.length === 0) throw new ReleaseError(USAGE);
  else if (values.sign) for (const one of wanted) await signStored(releases, one, console.log);
  else {
    // Nothing becomes live: a pipeline builds without the key, and signs where no package's code runs.
    if (values['store-only']) process.env.UNSIGNED_RELEASES = 'true';
    const { canary, wait, share, 'store-only': storeOnly } = values;
    checkWays({ '--canary': canary, '--wait': wait, '--store-only': storeOnly, '--share': share !== '100' });
    const options: ReleaseOptions = {
      releases,
      origin: releasesOrigin || siteOrigin,
      share: parseShare(values.share),
      wait: values.wait,
      canary: values.canary ? { minutes: parseMinutes('--minutes', values.minutes) } : null,
      smoke: values['skip-smoke'] ? null : tryInBrowser(releases, values.engines),
      message: values.message === undefined ? undefined : parseMessage(values.message),
      storeOnly: values['store-only'],
      overBudget: values['over-budget'],
      say: console.log,
    };
    await releaseWithReport(wanted, options, values.report);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
