import type { FastifyInstance } from 'fastify';

/** Sent with everything. What pages need beyond it (their content security policy) they set themselves. */
export const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
};

/** Nothing that the API or a foreign backend answers may run as a page of this site. */
export const NO_PAGE = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** A picture may style itself, and nothing else. */
export const PICTURE_ONLY = "default-src 'none'; style-src 'unsafe-inline'";

/** The same few headers each time, set in one go: on the way of an answer from memory each hook counts. */
export function registerSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(EVERYWHERE);
    // Behind TLS a browser need not come without it again.
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000');
    done();
  });
}
