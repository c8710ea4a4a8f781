import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { buildApp, type AppOptions } from '../app.ts';
import { createMetrics, type Metrics } from '../metrics.ts';
import { openLog, type Log } from '../log.ts';
import { readConfig, type Config } from '../config.ts';
import { fixtureDatabase, type TestDatabase } from '@golf/database/testing';
import { registerHealth } from '../health-routes.ts';
import { createAnswers, type Answers } from '../api/answers.ts';

export interface TestApp extends TestDatabase {
  app: FastifyInstance;
  answers: Answers;
  metrics: Metrics;
  /** Lines that the server logged at warn or above. */
  logged: string[];
}

interface TestAppOptions {
  config?: Partial<Config>;
  limits?: NonNullable<AppOptions['limits']>;
  /** An open database. Default: the fixture. */
  opened?: TestDatabase;
  /** Registers additional routes. */
  register?: (app: FastifyInstance, answers: Answers) => void;
}

/** Collects log lines at warn or above. */
export function gatherLog(): { logged: string[]; log: Log } {
  const logged: string[] = [];
  return { logged, ...openLog({ format: 'json', level: 'warn', write: (line) => void logged.push(line) }) };
}

/** The server with the fixture, closed after the test. Call it by `app.inject` or after `listen`. */
export async function startApp({ config, limits = {}, opened, register }: TestAppOptions = {}): Promise<TestApp> {
  const data = opened ?? (await fixtureDatabase());
  const { database, imagesFolder } = data;
  const answers = await createAnswers(database);
  const { logged, log } = gatherLog();
  const metrics = createMetrics();
  const complete = { ...readConfig({}), imagesFolder, ...config };
  const app = buildApp({ config: complete, database, answers, log, metrics, limits });
  registerHealth(app, () => ({
    data_version: answers.dataVersion(),
    problem: null,
    backend_problem: null,
    left_to_browser: [],
    not_taken_up: [],
  }));
  register?.(app, answers);
  onTestFinished(() => app.close());
  await app.ready();
  return { ...data, app, answers, metrics, logged };
}

/** Listens on a free port; returns its origin. */
export async function listen(app: FastifyInstance): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  // A TCP server that listens has an AddressInfo, not a pipe's name.
  const { port } = app.server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}
