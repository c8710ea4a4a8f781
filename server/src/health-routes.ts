import { SERVED_UNDER_PRESSURE } from './http/under-pressure.ts';
import type { FastifyInstance } from 'fastify';

export interface Condition {
  /** Version of the served data. Null: data of another backend. */
  data_version: string | null;
  /** Reason why the server cannot answer. Null: ready. */
  problem: string | null;
  /**
   * Outage of the other backend (API_ORIGIN). Null: available. The server stays ready, as no other server of the site
   * could show more.
   */
  backend_problem: string | null;
  /** "shell" (every page) or exposed modules that browsers render because the server cannot at the moment. */
  left_to_browser: readonly string[];
  /** Releases of the pointer that could not be loaded, with the reasons. Their previous releases are shown. */
  not_taken_up: readonly string[];
}

/**
 * `/livez`: the process responds; restart it when this fails. `/readyz`, and its alias `/healthz`: 200 if the server
 * can take visitors, else 503 with the reason.
 */
export function registerHealth(app: FastifyInstance, condition: () => Condition): void {
  // Overload is no reason for a restart.
  app.get('/livez', { config: SERVED_UNDER_PRESSURE }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
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
