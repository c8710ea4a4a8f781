import type { FastifyInstance } from 'fastify';

/** Milliseconds between two looks at connections that have fallen idle. */
const LOOK = 50;
/** Milliseconds after which whoever still sends or receives is cut off: one slow sender must not hold up a restart. */
const GRACE = 5000;

/**
 * Lets closing end with the last answer. A connection whose request was in flight when closing began stays open
 * afterwards for as long as keep-alive allows, and closing would wait for it.
 * @param grace milliseconds that requests in flight have
 */
export function registerDrain(app: FastifyInstance, grace = GRACE): void {
  app.addHook('preClose', (done) => {
    if (!app.server.listening) return done();
    const look = setInterval(() => app.server.closeIdleConnections(), LOOK).unref();
    const end = setTimeout(() => app.server.closeAllConnections(), grace).unref();
    app.server.once('close', () => {
      clearInterval(look);
      clearTimeout(end);
    });
    done();
  });
}
