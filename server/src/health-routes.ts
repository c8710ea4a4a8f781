import type { FastifyInstance } from 'fastify';

/** What the server says of itself. */
export interface Condition {
  /** The version of the data that is served; null with somebody else's backend. */
  data_version: string | null;
  /** What stands in the way of answering, in words; null when nothing does. */
  problem: string | null;
  /**
   * Why somebody else's backend (API_ORIGIN) does not answer; null while it does. Visitors are sent here all the same: no
   * other server of the site would have more to show.
   */
  backend_problem: string | null;
  /** What browsers render because the server cannot for now: the shell (every page), or exposed modules. */
  left_to_browser: readonly string[];
  /** Releases that the pointer names and that are not as they were published: why; those before them are shown. */
  not_taken_up: readonly string[];
}

/**
 * `/livez`: the process answers; restart it when it does not. `/readyz`, and `/healthz` for those who know it by that
 * name: 200 while visitors can be sent here, 503 with the reason while not.
 */
export function registerHealth(app: FastifyInstance, condition: () => Condition): void {
  // Too much to do is no reason to be restarted.
  const config = { pressureHandler: () => {} };
  app.get('/livez', { config }, (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  for (const path of ['/readyz', '/healthz']) {
    app.get(path, (_request, reply) => {
      const found = condition();
      return reply
        .code(found.problem === null ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({ status: found.problem === null ? 'ok' : 'failing', ...found });
    });
  }
}
