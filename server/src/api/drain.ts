import type { FastifyInstance } from 'fastify';

/** Milliseconds between two looks at connections that have fallen idle. */
const LOOK = 50;

/**
 * Lets closing end with the last answer. A connection whose request was in flight when closing began stays open
 * afterwards for as long as keep-alive allows, and closing would wait for it.
 */
export function registerDrain(app: FastifyInstance): void {
  app.addHook('preClose', (done) => {
    if (!app.server.listening) return done();
    const look = setInterval(() => app.server.closeIdleConnections(), LOOK).unref();
    app.server.once('close', () => clearInterval(look));
    done();
  });
}
