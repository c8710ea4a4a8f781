import rateLimit from '@fastify/rate-limit';
import { FAILURE_KINDS, SLOT_FAILURES_PATH } from '@golf/shared/platform/contract';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { isFailing, type Health } from './health.ts';
import { changeLive } from './change-live.ts';
import { withRollback, type Pointer } from './pointer.ts';

/** Failures that are taken from one address in a minute. */
const REPORTS_PER_MINUTE = 30;
/** Bytes. */
const BODY_LIMIT = 512;

const reportSchema = v.object({
  app: v.pipe(v.string(), v.maxLength(40)),
  version: v.pipe(v.string(), v.maxLength(80)),
  kind: v.picklist(FAILURE_KINDS),
});

export interface FailureRoutesOptions {
  /** Folder of the release store. */
  releases: string;
  pointer: () => Pointer;
  health: Health;
  warn: (message: string) => void;
}

/** `POST` of a slot that failed in somebody's browser. A version on trial that fails too often is rolled back. */
export async function registerFailures(app: FastifyInstance, options: FailureRoutesOptions): Promise<void> {
  const { releases, pointer, health, warn } = options;

  async function judge(name: string, version: string): Promise<void> {
    const counted = health.of(name, version);
    if (pointer()[name]?.trial?.version !== version || !isFailing(counted)) return;
    // Somebody may have ended it in the meantime.
    const next = await changeLive(releases, (present) =>
      present[name]?.trial?.version === version ? withRollback(present, name) : present,
    );
    if (next[name]?.trial) return;
    warn(`${name} ${version} has failed too often on trial and was rolled back: ${JSON.stringify(counted)}`);
  }

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
        await judge(name, version).catch((error: unknown) => warn(String(error)));
      }
      return reply.code(204).header('cache-control', 'no-store').send();
    },
  );
}
