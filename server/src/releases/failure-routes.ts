import rateLimit from '@fastify/rate-limit';
import { FAILURE_KINDS, PAGE_MEASURES_PATH, SLOT_FAILURES_PATH } from '@golf/shared/platform/contract';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Health, Pointer } from '@golf/release-store';
import { engineOf, type TrialWatch } from './trial-watch.ts';
import { pageTokenOf } from './trial-cookies.ts';
import { visitorOf } from '../http/visitor-of.ts';

/** Rate limit per address. */
const REPORTS_PER_MINUTE = 30;
/** Bytes. */
const BODY_LIMIT = 512;

const reportSchema = v.object({
  app: v.pipe(v.string(), v.maxLength(40)),
  version: v.pipe(v.string(), v.maxLength(80)),
  kind: v.picklist(FAILURE_KINDS),
});

/** Milliseconds, or null. */
const duration = v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)));
const clicks = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000));
const measuresSchema = v.object({ paint: duration, answer: duration, clicks, deadClicks: clicks });

export interface FailureRoutesOptions {
  pointer: () => Pointer;
  health: Health;
  trialWatch: TrialWatch;
  judge: (name: string) => Promise<void>;
}

/** `POST` of slot failures in browsers, and of page measurements during a trial. */
export async function registerFailures(app: FastifyInstance, options: FailureRoutesOptions): Promise<void> {
  const { pointer, health, trialWatch, judge } = options;

  await app.register(rateLimit, { global: false });
  const limits = {
    bodyLimit: BODY_LIMIT,
    config: { rateLimit: { max: REPORTS_PER_MINUTE, timeWindow: '1 minute' } },
  };
  app.post(SLOT_FAILURES_PATH, limits, async (request, reply) => {
    const report = v.safeParse(reportSchema, request.body);
    if (!report.success) throw Object.assign(new Error('not a failure'), { statusCode: 400 });
    const { app: name, version, kind } = report.output;
    const state = pointer()[name];
    // Counts only releases that a visitor can have received.
    const known = [state?.version, state?.trial?.version, ...(state?.earlier ?? [])];
    if (known.includes(version)) {
      health.failed(name, version, kind);
      const token = pageTokenOf(request);
      const engine = engineOf(request.headers['user-agent']);
      if (token !== null && trialWatch.failed(visitorOf(request.ip), token, name, version, engine)) {
        await judge(name);
      }
    }
    return reply.code(204).header('cache-control', 'no-store').send();
  });

  app.post(PAGE_MEASURES_PATH, limits, async (request, reply) => {
    const report = v.safeParse(measuresSchema, request.body);
    if (!report.success) throw Object.assign(new Error('not the measures of a page'), { statusCode: 400 });
    const token = pageTokenOf(request);
    const engine = engineOf(request.headers['user-agent']);
    if (token !== null) trialWatch.measured(visitorOf(request.ip), token, report.output, engine);
    return reply.code(204).header('cache-control', 'no-store').send();
  });
}
