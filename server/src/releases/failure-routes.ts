import rateLimit from '@fastify/rate-limit';
import { FAILURE_KINDS, SLOT_FAILURES_PATH } from '@golf/shared/platform/contract';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { changeLive, type Health, isFailing, type Pointer, withRollback } from '@golf/release-store';
import type { TrialWatch } from './trial-watch.ts';
import { pageTokenOf } from './trial-cookies.ts';
import { visitorOf } from './visitors.ts';

/** Failures that are taken from one address in a minute. */
const REPORTS_PER_MINUTE = 30;
/** Bytes. */
const BODY_LIMIT = 512;

const reportSchema = v.object({
  app: v.pipe(v.string(), v.maxLength(40)),
  version: v.pipe(v.string(), v.maxLength(80)),
  kind: v.picklist(FAILURE_KINDS),
});

export interface JudgeOptions {
  /** Folder of the release store. */
  releases: string;
  pointer: () => Pointer;
  health: Health;
  warn: (message: string) => void;
}

export interface FailureRoutesOptions extends Pick<JudgeOptions, 'pointer' | 'health'> {
  trialWatch: TrialWatch;
  /** Judges the trial of an app. */
  judge: (name: string) => Promise<void>;
}

/** Judges trials by the reports on pages that were counted, and rolls back what fails too often. */
export function createJudge({ releases, pointer, health, warn }: JudgeOptions) {
  async function judge(name: string): Promise<void> {
    const judged = pointer()[name]?.trial;
    if (!judged) return;
    const { version, since } = judged;
    const counted = health.trial(name, judged);
    if (!isFailing(counted)) return;
    const { trial, live } = counted;
    const why = `it failed on ${trial.failed} of ${trial.pages} pages of its trial, and what was live on ${live.failed} of ${live.pages} in the same time`;
    // Somebody may have ended it in the meantime.
    const next = await changeLive(releases, (present) =>
      present[name]?.trial?.version === version && present[name].trial.since === since
        ? withRollback(present, name, undefined, why)
        : present,
    );
    if (next[name]?.trial) return;
    warn(`${name} ${version} was rolled back: ${why}.`);
  }
  return (name: string) => judge(name).catch((error: unknown) => warn(String(error)));
}

/** `POST` of a slot that failed in somebody's browser. */
export async function registerFailures(app: FastifyInstance, options: FailureRoutesOptions): Promise<void> {
  const { pointer, health, trialWatch, judge } = options;

  await app.register(rateLimit, { global: false });
  app.post(
    SLOT_FAILURES_PATH,
    { bodyLimit: BODY_LIMIT, config: { rateLimit: { max: REPORTS_PER_MINUTE, timeWindow: '1 minute' } } },
    async (request, reply) => {
      const report = v.safeParse(reportSchema, request.body);
      if (!report.success) throw Object.assign(new Error('not a failure'), { statusCode: 400 });
      const { app: name, version, kind } = report.output;
      const state = pointer()[name];
      // Only what visitors can have been given is counted.
      const known = [state?.version, state?.trial?.version, ...(state?.earlier ?? [])];
      if (known.includes(version)) {
        health.failed(name, version, kind);
        const token = pageTokenOf(request);
        if (token !== null && trialWatch.failed(visitorOf(request.ip), token, name, version)) {
          await judge(name);
        }
      }
      return reply.code(204).header('cache-control', 'no-store').send();
    },
  );
}
