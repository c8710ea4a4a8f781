import type { FastifyInstance, FastifyReply } from 'fastify';
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
const PART_OF_A_PAGE = /^\/(?:releases|images|flags|cards|embed|api)\//;

/** What no browser runs or renders as a document: opened by itself it is shown as text or as pixels. An SVG is none of it. */
const RUNS_NOTHING = /\.(?:js|css|woff2|webp|avif|png|jpe?g|gif|ico)$/;
/** What precompressed copies are called by beside the name of the file. */
const COMPRESSED = /\.(?:br|gz)$/;

/**
 * Takes from the answer with a file of a page the headers that only documents need, X-Request-Id, and Connection: keep-alive,
 * which HTTP/1.1 takes for granted: a first visit has some twenty such answers. To be called once the file is known to be
 * there: an error keeps all its headers.
 * @param file path of the file, by which it is known whether a policy has anything to forbid
 */
export function lighten(reply: FastifyReply, file: string): void {
  for (const name of Object.keys(FOR_PAGES)) reply.removeHeader(name);
  reply.removeHeader(REQUEST_ID);
  const { raw, request } = reply;
  const isGranted = request.raw.httpVersion === '1.1' && raw.shouldKeepAlive && !raw.hasHeader('connection');
  if (isGranted) raw.removeHeader('connection');
  if (RUNS_NOTHING.test(file.replace(COMPRESSED, ''))) reply.removeHeader('content-security-policy');
}

/** Of @fastify/static, for files of pages: those are revalidated by their ETag and never asked for in parts. */
export const LIGHT_FILES = { lastModified: false, acceptRanges: false, setHeaders: lighten };

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
