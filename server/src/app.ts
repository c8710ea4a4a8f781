import underPressure from '@fastify/under-pressure';
import { createClickLog, type ClickLogOptions } from '@golf/database/click-log';
import { createPictureFiles } from '@golf/database/picture-files';
import type { Database } from '@golf/database/schema';
import fastify, { LogController, type FastifyError, type FastifyInstance } from 'fastify';
import type { Answers } from './api/answers.ts';
import { CLICKS_PER_MINUTE, registerClicks } from './api/click-routes.ts';
import { registerDrain } from './api/drain.ts';
import { RETRY_AFTER, sendError, sendNotFound } from './api/errors.ts';
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

/** Bounds that tests set lower. */
export interface Limits {
  /** Milliseconds that the event loop may lag before visitors are turned away. */
  eventLoopDelay?: number;
  /** Milliseconds between two looks at it. */
  sampleInterval?: number;
  connectionTimes?: Partial<ConnectionTimes>;
  /** Whose connections are not counted; tests come from this machine. */
  isExempt?: Exempt;
  clicksPerMinute?: number;
  clickLog?: Omit<ClickLogOptions, 'warn'>;
  /** Milliseconds that somebody else's backend may take. */
  forwardTimeout?: number;
}

export interface AppOptions {
  config: Config;
  /** Null with `config.apiOrigin`: then everything comes from there. */
  database: Database | null;
  answers: Answers | null;
  log: Log;
  metrics: Metrics;
  limits?: Limits;
}

const EVENT_LOOP_DELAY = 1000;
/** Links of channels are long, and percent-encoded. */
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
    // Not waited for, and no matter when it fails: whoever asks next builds the answer or learns why not.
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
 * The server without its pages: API, pictures, flags, health. Pages are registered on the app that comes back, with
 * their own content security policy and answer to unknown addresses. Closing it answers what is in flight and
 * writes the clicks that wait; the database stays open for whoever opened it.
 * @throws Error when there is neither a database nor an API origin
 */
export function buildApp(options: AppOptions): FastifyInstance {
  const { config, database, answers, log, metrics, limits = {} } = options;
  const trusts = trustOf(config.trustProxy);
  const app = fastify({
    // What goes well is said by whoever started the server.
    loggerInstance: log.child({}, { level: 'warn' }),
    trustProxy: config.trustProxy !== false && trusts,
    genReqId: requestIds(trusts),
    // What goes wrong is logged, with the name of its request; a line or a logger for each would cost more than answering it.
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (logger) => logger,
    // What comes by a connection that is still there is answered, and told to go elsewhere (drain.ts).
    return503OnClosing: false,
    ...timeOptions({ ...CONNECTION_TIMES, ...limits.connectionTimes }),
    // The first pages are made before it listens, each with a limit of its own: a machine that is slow today starts, too.
    pluginTimeout: 0,
    // Addresses that cannot be decoded come before any hook.
    frameworkErrors: (error, request, reply) =>
      void sendError(error, request, reply.headers(headersFor(request.url)).header(REQUEST_ID, request.id)),
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
