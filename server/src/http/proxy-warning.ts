import type { FastifyInstance } from 'fastify';

/** What proxies say of whom they hand on. */
const SAID_BY_PROXIES = ['x-forwarded-for', 'x-forwarded-proto', 'forwarded'];

/**
 * Says once that a proxy seems to be in front that TRUST_PROXY does not name: then all visitors share one address, and
 * one limit, and pages do not know that they travel by TLS.
 */
export function warnOfUntrustedProxy(app: FastifyInstance): void {
  let warned = false;
  app.addHook('onRequest', (request, _reply, done) => {
    const said = warned ? undefined : SAID_BY_PROXIES.find((name) => name in request.headers);
    if (said !== undefined) {
      warned = true;
      app.log.warn(
        `Requests come with ${said}, and TRUST_PROXY is not set: if a proxy is in front, name it, or all visitors count as one. If none is, somebody made that up.`,
      );
    }
    done();
  });
}
