import type { FastifyInstance } from 'fastify';
import { REQUEST_ID } from '../http/request-id.ts';
import { sendError } from './errors.ts';

/** Characters of an address with its query: nobody types more, and what looks at it takes its time. */
const LONGEST_ADDRESS = 2048;

/** No answer may run as a page of this site, unless it says otherwise: pages and pictures have a policy of their own. */
export const NO_PAGE = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** A picture may style itself, and nothing else. */
export const PICTURE_ONLY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Sent with everything. */
const EVERYWHERE = {
  'content-security-policy': NO_PAGE,
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

/** Sent with all but the parts of a page, which obey the page: a visit has some forty, and these are 300 bytes each. */
const FOR_PAGES = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
};

const ALL = { ...EVERYWHERE, ...FOR_PAGES };
const PART_OF_A_PAGE = /^\/(?:releases|images|flags|cards|embed)\//;

/** The headers of whatever is answered to an address. */
export const headersFor = (url: string) => (PART_OF_A_PAGE.test(url) ? EVERYWHERE : ALL);

/** The same few headers each time, set in one go: on the way of an answer from memory each hook counts. */
export function registerSecurityHeaders(app: FastifyInstance, hsts: string): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headersFor(request.url)).header(REQUEST_ID, request.id);
    if (request.url.length > LONGEST_ADDRESS) return void sendError({ statusCode: 414 }, request, reply);
    // Behind TLS a browser need not come without it again.
    if (request.protocol === 'https') reply.header('strict-transport-security', hsts);
    done();
  });
}
