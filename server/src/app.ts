import underPressure from '@fastify/under-pressure';
import { createClickLog, type ClickLogOptions } from '@golf/database/click-log';
import { createPictureFiles } from '@golf/database/picture-files';
import type { Database } from '@golf/database/schema';
import fastify, { LogController, type FastifyError, type FastifyInstance } from 'fastify';
import type { Answers } from './api/answers.ts';
import { CLICKS_PER_MINUTE, registerClicks } from './api/click-routes.ts';
import { registerDrain } from './api/drain.ts';
import { answerUnread, RETRY_AFTER, sendError, sendNotFound } from './api/errors.ts';
import { registerFlags } from './api/flag-routes.ts';
import { registerForwarding } from './api/forward.ts';
import { registerImages } from './api/pictures.ts';
import { registerAnswers, registerSubscribers } from './api/read-routes.ts';
import { headersFor, registerSecurityHeaders } from './api/security-headers.ts';
import { createSubscribers } from './api/subscribers/subscribers.ts';
import type { Config } from './config.ts';
import {
  CONNECTION_TIMES,
  exemptBy,
  limitConnections,
  timeOptions,
  type ConnectionTimes,
  type Exempt,
} from './http/connections.ts';
import { warnOfUntrustedProxy } from './http/proxy-warning.ts';
import { REQUEST_ID, requestIds, trustOf } from './http/request-id.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';

/** Limits. Tests set them lower. */
export interface Limits {
  /** Maximum event loop delay before requests are rejected, in milliseconds. */
  eventLoopDelay?: number;
  /** Interval between two measurements of the delay, in milliseconds. */
  sampleInterval?: number;
  connectionTimes?: Partial<ConnectionTimes>;
  /** Addresses without a connection limit. Tests override it, as they connect from this machine. */
  isExempt?: Exempt;
  clicksPerMinute?: number;
  clickLog?: Omit<ClickLogOptions, 'warn'>;
  /** Time limit for the other backend, in milliseconds. */
  forwardTimeout?: number;
}

export interface AppOptions {
  config: Config;
  /** Null with `config.apiOrigin`: another backend provides all data. */
  database: Database | null;
  answers: Answers | null;
  log: Log;
  metrics: Metrics;
  limits?: Limits;
}

const EVENT_LOOP_DELAY = 1000;
/** Channel links are long and percent-encoded. */
const LONGEST_PARAMETER = 2500;

function registerApi(app: FastifyInstance, database: Database, answers: Answers, options: AppOptions): void {
  const { config, limits = {} } = options;
  const warn = (message: string) => app.log.warn(message);
  const clicks = createClickLog(database, { ...limits.clickLog, warn });
  const subscribersOf = createSubscribers(database, {
    apiKey: config.youtubeApiKey,
    apiOrigin: config.youtubeApiOrigin,
    warn,
  });
  app.addHook('onClose', () => clicks.close());
  app.addHook('onListen', () => {
    // Not awaited, and errors are ignored: the next request builds the answer or reports the error.
    answers.warm().catch(() => {});
  });
  void app.register(
    async (api) => {
      api.setNotFoundHandler(sendNotFound);
      await registerClicks(api, clicks, limits.clicksPerMinute ?? CLICKS_PER_MINUTE);
      registerSubscribers(api, subscribersOf);
      registerAnswers(api, answers);
    },
    { prefix: '/api' },
  );
  void app.register((scope) =>
    registerImages(scope, config.imagesFolder, createPictureFiles(database, answers.dataVersion)),
  );
}

/**
 * The server without its pages: API, pictures, flags, health. Pages are registered on the returned app, with their own
 * Content-Security-Policy and 404 answer. Closing the app answers requests in flight and writes pending clicks. The
 * caller closes the database.
 * @throws Error when neither a database nor an API origin is given
 */
export function buildApp(options: AppOptions): FastifyInstance {
  const { config, database, answers, log, metrics, limits = {} } = options;
  const trusts = trustOf(config.trustProxy);
  const app = fastify({
    // Normal operation is logged by the code that starts the server.
    loggerInstance: log.child({}, { level: 'warn' }),
    trustProxy: config.trustProxy !== false && trusts,
    genReqId: requestIds(trusts),
    // Errors are logged with their request id. A line or a logger per request would cost more than the answer.
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (logger) => logger,
    // Requests on open connections are still answered, and the connections closed (drain.ts).
    return503OnClosing: false,
    ...timeOptions({ ...CONNECTION_TIMES, ...limits.connectionTimes }),
    // The first pages are rendered before `listen`, each with its own time limit, so that a slow machine still starts.
    pluginTimeout: 0,
    // URLs that cannot be decoded fail before all hooks.
    frameworkErrors: (error, request, reply) =>
      void sendError(error, request, reply.headers(headersFor(request)).header(REQUEST_ID, request.id)),
    clientErrorHandler: answerUnread,
    routerOptions: { maxParamLength: LONGEST_PARAMETER },
  });
  if (config.metricsPort !== null) metrics.watch(app);
  app.setErrorHandler<FastifyError>(sendError);
  registerDrain(app);
  const isExempt = limits.isExempt ?? exemptBy(config.trustProxy);
  limitConnections(app, config.connectionsPerAddress, isExempt, RETRY_AFTER);
  registerSecurityHeaders(app, config.hsts);
  if (config.trustProxy === false) warnOfUntrustedProxy(app);
  void app.register(underPressure, {
    maxEventLoopDelay: limits.eventLoopDelay ?? EVENT_LOOP_DELAY,
    sampleInterval: limits.sampleInterval ?? 1000,
    retryAfter: RETRY_AFTER,
  });
  registerFlags(app);
  if (config.apiOrigin !== null) {
    const { apiOrigin } = config;
    void app.register((scope) => registerForwarding(scope, apiOrigin, limits.forwardTimeout));
  } else if (database && answers) registerApi(app, database, answers, options);
  else throw new Error('The app needs a database with its answers, or API_ORIGIN');
  return app;
}
