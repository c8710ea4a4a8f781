import rateLimit from '@fastify/rate-limit';
import { FAILURE_KINDS, PAGE_MEASURES_PATH, SLOT_FAILURES_PATH } from '@golf/shared/platform/contract';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Health, Pointer } from '@golf/release-store';
import { engineOf, type TrialWatch } from './trial-watch.ts';
import { pageTokenOf } from './trial-cookies.ts';
import { isReceived, type VisitWatch } from './visit-watch.ts';
import { visitorOf } from '../http/visitor-of.ts';

/** Rate limit per address. */
const REPORTS_PER_MINUTE = 30;
/** Bytes: of a failure, and of the measurements of a page. */
const BODY_LIMIT = 512;
const MEASURES_LIMIT = 700;

const appName = v.pipe(v.string(), v.maxLength(40));
const version = v.pipe(v.string(), v.maxLength(80));

const reportSchema = v.object({
  app: appName,
  version,
  kind: v.picklist(FAILURE_KINDS),
});

/** Milliseconds, or null. */
const duration = v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)));
const clicks = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000));
const blame = v.exactOptional(appName);
const sampleSchema = v.object({
  versions: v.record(appName, version),
  shift: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(1000))),
  blame: v.object({ paint: blame, answer: blame, shift: blame }),
  frames: v.exactOptional(v.record(appName, v.pipe(v.number(), v.minValue(0)))),
});
const measuresSchema = v.object({
  paint: duration,
  answer: duration,
  clicks,
  deadClicks: clicks,
  sample: v.exactOptional(sampleSchema),
});

export interface FailureRoutesOptions {
  pointer: () => Pointer;
  health: Health;
  trialWatch: TrialWatch;
  visitWatch: VisitWatch;
  judge: (name: string) => Promise<void>;
}

/** `POST` of slot failures in browsers, and of page measurements of trials and sampled visits. */
export async function registerFailures(app: FastifyInstance, options: FailureRoutesOptions): Promise<void> {
  const { pointer, health, trialWatch, visitWatch, judge } = options;

  await app.register(rateLimit, { global: false });
  const limits = {
    bodyLimit: BODY_LIMIT,
    config: { rateLimit: { max: REPORTS_PER_MINUTE, timeWindow: '1 minute' } },
  };
  app.post(SLOT_FAILURES_PATH, limits, async (request, reply) => {
    const report = v.safeParse(reportSchema, request.body);
    if (!report.success) throw Object.assign(new Error('not a failure'), { statusCode: 400 });
    const { app: name, version, kind } = report.output;
    if (isReceived(pointer(), name, version)) {
      health.failed(name, version, kind);
      const token = pageTokenOf(request);
      const engine = engineOf(request.headers['user-agent']);
      if (token !== null && trialWatch.failed(visitorOf(request.ip), token, name, version, engine)) {
        await judge(name);
      }
    }
    return reply.code(204).header('cache-control', 'no-store').send();
  });

  app.post(PAGE_MEASURES_PATH, { ...limits, bodyLimit: MEASURES_LIMIT }, async (request, reply) => {
    const report = v.safeParse(measuresSchema, request.body);
    if (!report.success) throw Object.assign(new Error('not the measures of a page'), { statusCode: 400 });
    const token = pageTokenOf(request);
    const engine = engineOf(request.headers['user-agent']);
    const visitor = visitorOf(request.ip);
    if (token !== null) trialWatch.measured(visitor, token, report.output, engine);
    visitWatch.sampled(visitor, report.output, engine);
    return reply.code(204).header('cache-control', 'no-store').send();
  });
}
