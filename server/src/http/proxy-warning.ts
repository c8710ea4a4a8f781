import type { FastifyInstance } from 'fastify';

/** Headers that proxies add about the client. */
const SAID_BY_PROXIES = ['x-forwarded-for', 'x-forwarded-proto', 'forwarded'];

/**
 * Warns once about a proxy that TRUST_PROXY does not list. All visitors would share its address and one rate limit, and
 * pages would not know that TLS is used.
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
