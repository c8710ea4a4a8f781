import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** A release that visitors receive according to the pointer. */
export interface GivenRelease {
  app: string;
  version: string;
  /** Live: for all visitors. Trial: for a share of them. */
  role: 'live' | 'trial';
}

export interface PageCounts {
  /** Cache lookup: fresh, stale or miss. */
  asked(found: 'fresh' | 'stale' | 'missing'): void;
  /** Change of the render queue's length. */
  waiting(change: 1 | -1): void;
  /** Duration of a render in seconds, and its result: rendered, or left to the browser. */
  rendered(seconds: number, by: 'server' | 'browser'): void;
}

/** Histogram buckets for requests and renders, in seconds: from a cache hit to a timeout. */
const BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Prometheus metrics of the server. Their number is bounded, independent of visitors, URLs and input. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];

  const requests = new Counter({
    name: 'golf_requests_total',
    help: 'Requests answered, by route pattern and status.',
    labelNames: ['route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'golf_request_duration_seconds',
    help: 'From the first byte of a request to the last of its answer, by route pattern.',
    labelNames: ['route'],
    buckets: BUCKETS,
    registers,
  });
  const limited = new Counter({
    name: 'golf_rate_limited_total',
    help: 'Requests refused because their address sent too many, by route pattern.',
    labelNames: ['route'],
    registers,
  });
  const pages = new Counter({
    name: 'golf_pages_total',
    help: 'Requested pages, by cache lookup: fresh, stale (sent, and rendered again), or missing.',
    labelNames: ['found'],
    registers,
  });
  const renders = new Histogram({
    name: 'golf_render_duration_seconds',
    help: 'Time in which the server rendered a page, or gave it up to the browser.',
    labelNames: ['by'],
    buckets: BUCKETS,
    registers,
  });
  const queue = new Gauge({
    name: 'golf_render_queue',
    help: 'Pages that wait for the render worker, the one that it is at included.',
    registers,
  });
  const changes = new Counter({
    name: 'golf_changes_total',
    help: 'Times that other releases, or other data, went live on this server.',
    labelNames: ['what'],
    registers,
  });
  const failures = new Counter({
    name: 'golf_slot_failures_total',
    help: 'Failures that browsers reported, by release.',
    labelNames: ['app', 'version', 'kind'],
    registers,
  });

  const violations = new Counter({
    name: 'golf_csp_violations_total',
    help: 'What browsers reported that a page did against its Content-Security-Policy, by directive and edition.',
    labelNames: ['directive', 'edition'],
    registers,
  });
  let givenReleases: () => readonly GivenRelease[] = () => [];
  const releases = new Gauge({
    name: 'golf_release',
    help: '1 for each release that visitors are given, live or on trial.',
    labelNames: ['app', 'version', 'role'],
    collect() {
      this.reset();
      for (const { app, version, role } of givenReleases()) this.set({ app, version, role }, 1);
    },
    registers: [],
  });
  registry.registerMetric(releases);

  const pageCounts: PageCounts = {
    asked: (found) => pages.inc({ found }),
    waiting: (change) => queue.inc(change),
    rendered: (seconds, by) => renders.observe({ by }, seconds),
  };

  return {
    registry,
    pageCounts,
    changed: (what: 'releases' | 'data') => changes.inc({ what }),
    failed: (app: string, version: string, kind: string) => failures.inc({ app, version, kind }),
    violated: (directive: string, edition: string) => violations.inc({ directive, edition }),

    watch(app: FastifyInstance): void {
      app.addHook('onResponse', (request, reply, done) => {
        // Requests without a route share one label: made-up URLs must not create time series.
        const route = request.routeOptions.url ?? 'none';
        requests.inc({ route, status: reply.statusCode });
        durations.observe({ route }, reply.elapsedTime / 1000);
        if (reply.statusCode === 429) limited.inc({ route });
        done();
      });
    },

    /** Exposes the releases that visitors receive. */
    showReleases(given: () => readonly GivenRelease[]): void {
      givenReleases = given;
    },
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
