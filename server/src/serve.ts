import { existsSync } from 'node:fs';
import { createAnswers, type Answers } from './api/answers.ts';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { createDataFile } from '@golf/database/data-file';
import { importFolder } from '@golf/database/import';
import { isPostgres, isPostgresAddress } from '@golf/database/engine';
import type { News } from '@golf/database/news';
import { openDatabase } from '@golf/database/open';
import type { Database } from '@golf/database/schema';
import { shareCounts } from '@golf/database/shared-counts';
import { createForeignBackend } from './foreign-backend.ts';
import { listenProblem } from './listen-problem.ts';
import type { Log } from './log.ts';
import { serveMetrics, type MetricsServer } from './metrics-server.ts';
import { createMetrics } from './metrics.ts';
import { createChangeLog } from './releases/change-log.ts';
import { registerSite, type DataSource } from './register-site.ts';
import { StartError } from './start-error.ts';

/** Lifetime of pages with data of another backend, in milliseconds. */
const FOREIGN_DATA_AGE = 30_000;

/** Pages that are rendered before the first request. */
const FIRST_PAGES = ['/', '/courses', '/articles'];

export interface RunningServer {
  /** "http://localhost:3000" */
  address: string;
  /** Refuses new requests, answers those in flight, writes pending data, and closes the database. */
  close(): Promise<void>;
}

export interface ServeOptions {
  /** Receives progress and problems. */
  log: Log;
  /** CSV folder that fills an empty database. Without it, a missing database is an error. */
  demoData?: string;
  /** Paths of the pages that are rendered before the first request. Empty if another process renders pages. */
  firstPages?: readonly string[];
}

async function fillIfEmpty(database: Database, { imagesFolder }: Config, demoData: string, log: Log): Promise<void> {
  const player = await database.selectFrom('players').select('id').limit(1).executeTakeFirst();
  if (player) return;
  log.info('Filling the new database with the demo data …');
  const result = await importFolder(demoData, database, { imagesFolder, allowShrink: true });
  if (result.status === 'refused') {
    throw new StartError(`The demo data is not right; "npm run data -- check ${demoData}" says where.`);
  }
  log.info(`${result.players} players, ${result.rounds} rounds, ${result.courses} courses are in it.`);
}

/** Data source from this server's own answers, in-process. */
function ownData(answers: Answers, news: News | null): DataSource {
  return {
    async fetchAnswer(path) {
      const answer = await answers.get(path);
      return answer ? { status: answer.status, body: answer.identity.toString() } : { status: 404, body: '' };
    },
    dataChanged: () => (news ? news.look(answers.refresh) : answers.refresh()),
    dataVersion: () => answers.dataVersion(),
    backendProblem: () => null,
    maxAge: null,
  };
}

/** Data source from another backend, which may change at any time or be unavailable. */
function foreignData(origin: string, log: Log): DataSource {
  const backend = createForeignBackend(origin, (line) => log.warn(line));
  return {
    fetchAnswer: backend.ask,
    dataChanged: backend.hasComeBack,
    dataVersion: () => null,
    backendProblem: backend.problem,
    maxAge: FOREIGN_DATA_AGE,
  };
}

/**
 * Opens the database and starts the server on built releases. With API_ORIGIN no database is opened, and the answers of
 * the other backend are shown.
 * @throws StartError, DatabaseError, ImportError
 */
export async function serve(
  config: Config,
  { log, demoData, firstPages = FIRST_PAGES }: ServeOptions,
): Promise<RunningServer> {
  const { apiOrigin, database: place } = config;
  if (apiOrigin === null && demoData === undefined && !isPostgresAddress(place) && !existsSync(place)) {
    throw new StartError(
      `There is no database at ${place}: import your rounds with "npm run data -- import <folder>", or set DATABASE_PATH to where it is. "npm start" shows the demo data.`,
    );
  }
  const database = apiOrigin === null ? await openDatabase(place) : null;
  if (database && demoData !== undefined) await fillIfEmpty(database, config, demoData, log);
  const answers = database ? await createAnswers(database) : null;
  const isAlone = config.processes === 1 && !isPostgresAddress(place);
  const shared = database && !isAlone ? await shareCounts(database) : null;
  // Imported lazily, as the module loads `pg`.
  const news = database && isPostgres(database) ? (await import('@golf/database/news')).listenForNews(place) : null;
  const dataFile = createDataFile(answers && config.imagesFolder);
  const changeLog = createChangeLog(config.releases);
  const data = answers ? ownData(answers, news) : foreignData(apiOrigin ?? '', log);
  const source = changeLog.beside(dataFile.beside(data));
  const metrics = createMetrics();
  const app = buildApp({ config, database, answers, log, metrics });
  dataFile.register(app);
  changeLog.register(app);
  let metricsServer: MetricsServer | null = null;
  const close = async () => {
    // The database is closed last: hooks of the app still write to it.
    await app.close();
    await news?.close();
    await database?.destroy();
    await metricsServer?.close();
  };
  try {
    await registerSite(app, {
      releases: config.releases,
      origin: config.siteOrigin,
      releasesOrigin: config.releasesOrigin,
      allowLocal: config.localPreviews,
      sources: config.sources,
      pictureOrigins: config.pictureOrigins,
      ...source,
      firstPages,
      shared,
      metrics,
      log: { info: (message) => log.info(message), warn: (message) => log.warn(message) },
    });
    if (config.metricsPort !== null) {
      metricsServer = await serveMetrics(metrics, config.metricsHost, config.metricsPort);
      // Printed without "http://": the site's URL should be the only link in the output.
      log.info(`Metrics are at ${metricsServer.address.replace('http://', '')}`);
    }
    // Listens on one address. For "localhost" Fastify starts a second server for the other address family.
    // `registerDrain` does not see that one, so its connections would be reset on shutdown. Browsers try both families.
    await app.listen({ port: config.port, host: config.host === 'localhost' ? '127.0.0.1' : config.host });
  } catch (cause) {
    await close();
    throw cause instanceof StartError ? cause : listenProblem(cause, { ...config, hostName: 'HOST', portName: 'PORT' });
  }
  const bound = app.addresses()[0];
  return { close, address: `http://${config.host}:${typeof bound === 'object' ? bound.port : config.port}` };
}
