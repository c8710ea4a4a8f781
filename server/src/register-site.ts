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
import { registerDiscovery } from './pages/discovery.ts';
import { createEditions } from './pages/editions.ts';
import { createDirectory } from './pages/player-directory.ts';
import type { ApiAnswer } from './pages/renderer.ts';
import { registerPages } from './pages/page-routes.ts';
import { registerFailures } from './releases/failure-routes.ts';
import { createJudge } from './releases/judge.ts';
import { createHealth, type Health, type Pointer } from '@golf/release-store';
import { createTrialWatch } from './releases/trial-watch.ts';
import { registerInspect } from './releases/inspect-routes.ts';
import { registerReleases } from './releases/release-routes.ts';
import { StartError } from './start-error.ts';

/** How often the server looks whether data or releases have changed, in milliseconds. */
const WATCH_INTERVAL = 250;
/** How often what was counted is kept in a file, in milliseconds. */
const SAVE_INTERVAL = 1000;

/** What pages are made of. */
export interface DataSource {
  /** Answers a path of the API without a detour over the network, or from the host that it is forwarded to. */
  fetchAnswer: (path: string) => Promise<ApiAnswer>;
  /** Looks whether pages have to be made anew since it was last asked. */
  dataChanged: () => Promise<boolean>;
  /** The version of the data that is served; null: it is somebody else's. */
  dataVersion: () => string | null;
  /** Why somebody else's backend does not answer; null while it does. */
  backendProblem: () => string | null;
  /** Milliseconds after which a page is made anew on the next visit; null: it holds until something changes. */
  maxAge: number | null;
}

export interface SiteOptions extends DataSource {
  /** Folder of the release store. */
  releases: string;
  /** Canonical origin of this deployment. */
  origin: string;
  /** Origin that browsers fetch releases from; "" for the site's own. */
  releasesOrigin: string;
  /** Where folders of the sources are to be read, for the inspector; null: nobody has said. */
  sources: string | null;
  /** Whether a visitor may lay a remote of his own machine over the site. */
  allowLocal: boolean;
  /** Origins of pictures beside the site's own. */
  pictureOrigins: readonly string[];
  /** Paths of the pages that are made before the first visitor asks. */
  firstPages: readonly string[];
  /** What several servers of this site count together; null: this one is alone. */
  shared: SharedCounts | null;
  metrics: Metrics;
  log: { info: (message: string) => void; warn: (message: string) => void };
}

const givenReleases = (pointer: Pointer): GivenRelease[] =>
  Object.entries(pointer).flatMap(([app, { version, trial }]): GivenRelease[] => [
    { app, version, role: 'live' },
    ...(trial ? [{ app, version: trial.version, role: 'trial' as const }] : []),
  ]);

/** The composed site over a Fastify app: releases, pages, and the watch over what is live. */
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
  const judge = createJudge({ releases, health, pointer: editions.pointer, log });

  /** Why the database does not answer; null while it does. */
  let problem: string | null = null;

  /** Whether there is new data. A database that is broken must not keep releases and rollbacks from going live. */
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

  async function lookForChanges(): Promise<void> {
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
    looking = lookForChanges()
      .catch((error: unknown) => log.warn(error instanceof Error ? error.message : String(error)))
      .finally(() => (busy = false));
  }, WATCH_INTERVAL);
  watch.unref();
  let saved: Promise<void> = Promise.resolve();
  async function save(): Promise<void> {
    await health.save();
    // Others may have counted what makes a trial a bad one, and a canary goes on without a report.
    for (const app of Object.keys(editions.pointer())) await judge(app);
  }
  let isSaving = false;
  const saving = setInterval(() => {
    // A database that hangs must not have a queue of them waiting for it.
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
  registerInspect(app, {
    releases,
    pointer: editions.pointer,
    health,
    timesOf: (path) => editions.timesOf(path),
    sources: options.sources,
  });
  await app.register((scope) => registerFailures(scope, { health, trialWatch, judge, pointer: editions.pointer }));
  const cspReports = createCspReports(metrics);
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
  // Waited for: one of several servers that is started again is sent visitors at once.
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
