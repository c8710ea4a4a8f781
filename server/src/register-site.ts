import serveStatic from '@fastify/static';
import { registerSharing } from '@golf/cards';
import type { SharedCounts } from '@golf/database/shared-counts';
import type { FastifyInstance } from 'fastify';
import { storageProblem } from '@golf/node-kit/storage-problem';
import { sendNotFound } from './api/errors.ts';
import { LIGHT_FILES } from './api/security-headers.ts';
import { sendAnswer } from './api/send-answer.ts';
import { registerHealth } from './health-routes.ts';
import type { GivenRelease, Metrics } from './metrics.ts';
import { createCspReports } from './http/csp-reports.ts';
import { visitorOf } from './http/visitor-of.ts';
import { registerDiscovery } from './pages/discovery.ts';
import { createEditions } from './pages/editions.ts';
import { createDirectory } from './pages/player-directory.ts';
import type { ApiAnswer } from './pages/renderer.ts';
import { registerPages } from './pages/page-routes.ts';
import { registerFailures } from './releases/failure-routes.ts';
import { createJudge } from './releases/judge.ts';
import { createHealth, liveVersions, type Health, type Pointer } from '@golf/release-store';
import { createTrialWatch, engineOf } from './releases/trial-watch.ts';
import { createVisitWatch } from './releases/visit-watch.ts';
import { registerInspect } from './releases/inspect-routes.ts';
import { registerFederation } from './releases/federation-routes.ts';
import { registerReleases } from './releases/release-routes.ts';
import { StartError } from './start-error.ts';

/** Interval of checks for new data and releases, in milliseconds. */
const WATCH_INTERVAL = 250;
/** Interval of saving the counts, in milliseconds. */
const SAVE_INTERVAL = 1000;

export interface DataSource {
  /** Answers an API path in-process, or from the backend that the API is forwarded to. */
  fetchAnswer: (path: string) => Promise<ApiAnswer>;
  /** Whether pages must be rendered again since the last call. */
  dataChanged: () => Promise<boolean>;
  /** Version of the served data. Null: data of another backend. */
  dataVersion: () => string | null;
  /** Outage of the other backend. Null: available. */
  backendProblem: () => string | null;
  /** Milliseconds until a page is stale. Null: valid until data or releases change. */
  maxAge: number | null;
}

export interface SiteOptions extends DataSource {
  /** Folder of the release store. */
  releases: string;
  /** Canonical origin of the deployment. */
  origin: string;
  /** Origin of the releases for browsers. Empty: same as the site. */
  releasesOrigin: string;
  /** URL prefix of the source folders, for the inspector. Null: not configured. */
  sources: string | null;
  /** Whether a preview may load a remote from the visitor's own machine. */
  allowLocal: boolean;
  /** Image origins in addition to that of the site. */
  pictureOrigins: readonly string[];
  /** Paths of the pages that are rendered before the first request. */
  firstPages: readonly string[];
  /** Counts shared by several servers of the site. Null: single server. */
  shared: SharedCounts | null;
  metrics: Metrics;
  log: { info: (message: string) => void; warn: (message: string) => void };
}

const givenReleases = (pointer: Pointer): GivenRelease[] =>
  Object.entries(pointer).flatMap(([app, { version, trial }]): GivenRelease[] => [
    { app, version, role: 'live' },
    ...(trial ? [{ app, version: trial.version, role: 'trial' as const }] : []),
  ]);

/** Registers the composed site: releases, pages, and the watch for new data and releases. */
export async function registerSite(app: FastifyInstance, options: SiteOptions): Promise<void> {
  const { releases, metrics, log } = options;
  const players = createDirectory(options);
  const editions = createEditions({
    ...options,
    players,
    warn: log.warn,
    counts: metrics.pageCounts,
  });
  if (!editions.live().shell) {
    await editions.close();
    throw new StartError(
      `Nothing can be served: there is no release of the shell in ${releases}. "npm run build" makes one.`,
    );
  }
  const kept = createHealth(releases, log.warn, options.shared?.exchange);
  const health: Health = {
    ...kept,
    failed(app, version, kind) {
      kept.failed(app, version, kind);
      metrics.failed(app, version, kind);
    },
  };
  metrics.showReleases(() => givenReleases(editions.pointer()));
  const trialWatch = createTrialWatch(editions.pointer, health, Date.now, options.shared?.key);
  const visitWatch = createVisitWatch(editions.pointer, health);
  const judge = createJudge({ releases, health, pointer: editions.pointer, log });

  /** Outage of the database. Null: available. */
  let problem: string | null = null;

  /** Whether new data exists. A broken database must not block releases and rollbacks. */
  async function hasNewData(): Promise<boolean> {
    try {
      const changed = await options.dataChanged();
      if (problem !== null) log.info('The database answers again.');
      problem = null;
      return changed;
    } catch (error) {
      const why = `The database does not answer: ${storageProblem(error)}`;
      if (problem === null) log.warn(why);
      problem = why;
      return false;
    }
  }

  async function pollChanges(): Promise<void> {
    const changed = await editions.renew(await hasNewData());
    if (changed === null) return;
    metrics.changed(changed);
    log.info(`New ${changed} ${changed === 'data' ? 'is' : 'are'} live.`);
  }

  let looking: Promise<void> = Promise.resolve();
  let busy = false;
  const watch = setInterval(() => {
    if (busy) return;
    busy = true;
    looking = pollChanges()
      .catch((error: unknown) => log.warn(error instanceof Error ? error.message : String(error)))
      .finally(() => (busy = false));
  }, WATCH_INTERVAL);
  watch.unref();
  let saved: Promise<void> = Promise.resolve();
  async function save(): Promise<void> {
    await health.save();
    // Other servers may have counted the decisive failures, and a canary advances without a report.
    for (const app of Object.keys(editions.pointer())) await judge(app);
  }
  let isSaving = false;
  const saving = setInterval(() => {
    // Saves must not queue up while the database hangs.
    if (isSaving) return;
    isSaving = true;
    saved = save().finally(() => (isSaving = false));
  }, SAVE_INTERVAL).unref();

  registerHealth(app, () => ({
    data_version: options.dataVersion(),
    problem,
    backend_problem: options.backendProblem(),
    left_to_browser: editions.leftToBrowser(),
    not_taken_up: editions.notTakenUp(),
  }));
  await registerReleases(app, releases);
  await app.register((scope) =>
    registerFederation(scope, { ...options, versions: () => liveVersions(editions.pointer()) }),
  );
  registerInspect(app, {
    releases,
    pointer: editions.pointer,
    health,
    timesOf: (path) => editions.timesOf(path),
    sources: options.sources,
  });
  await app.register((scope) =>
    registerFailures(scope, { health, trialWatch, visitWatch, judge, pointer: editions.pointer }),
  );
  const cspReports = createCspReports(metrics, ({ ip, headers }, report) =>
    visitWatch.reported(visitorOf(ip), report, engineOf(headers['user-agent'])),
  );
  await cspReports.register(app);
  registerDiscovery(app, {
    origin: options.origin,
    pages: () => editions.pages(),
    players,
    fetchAnswer: options.fetchAnswer,
  });
  const sharing = { ...options, pages: () => editions.pages(), warn: log.warn };
  registerSharing(app, { ...sharing, send: sendAnswer, sendNotFound });
  await app.register(async (scope) => {
    await scope.register(serveStatic, { ...LIGHT_FILES, root: releases, serve: false, preCompressed: true });
    registerPages(scope, { ...options, editions, health, trialWatch, cspReports });
  });
  // Awaited: a restarted server in a group receives visitors at once.
  app.addHook(
    'onReady',
    async () => void (await Promise.all(options.firstPages.map((path) => editions.prepare(path)))),
  );
  app.addHook('onClose', async () => {
    clearInterval(watch);
    clearInterval(saving);
    await looking;
    await saved;
    await health.save();
    await editions.close();
  });
}
