import { DATA_VERSION_HEADER } from '@golf/shared/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { REQUEST_ID } from '../http/request-id.ts';
import { sendError } from './errors.ts';

/** Maximum characters of a URL with its query. Longer ones are not typed by people and cost time to parse. */
const LONGEST_ADDRESS = 2048;

/** Default policy: an answer must not run as a page of this site. Pages and pictures have other policies. */
export const NO_PAGE = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** A picture may contain styles, and nothing else. */
export const PICTURE_ONLY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Sent with every answer. */
const EVERYWHERE = {
  'content-security-policy': NO_PAGE,
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

/**
 * Not sent with subresources, which obey the policy of their page. A visit loads about 40 of them, and these headers
 * are 300 bytes each time.
 */
const FOR_PAGES = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
};

/**
 * Lets scripts of any site read an answer, and the headers that they need to ask again. Such a request carries no
 * cookies, and the answer is the same for all origins, so Vary does not name Origin.
 */
const OPEN = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'etag, retry-after, x-request-id',
  'cross-origin-resource-policy': 'cross-origin',
};

/** What any site may read: the API, feeds, data files, pictures, and what is made for other sites. */
const IS_OPEN =
  /^\/(?:(?:api|data|images|flags|cards|embed|overlay)\/|(?:feed\.xml|rounds\.ics|oembed|players\/[^/?]+\.(?:xml|csv))(?:\?|$))/;
const PART_OF_A_PAGE = /^\/(?:releases|images|flags|cards|embed|overlay|api)\//;

const ALL = { ...EVERYWHERE, ...FOR_PAGES };
const OPEN_PART = { ...EVERYWHERE, ...OPEN };
const OPEN_DOCUMENT = { ...ALL, ...OPEN };

/** How long a browser remembers that a script may ask, in seconds. Chromium's maximum. */
const REMEMBERED = 7200;

/**
 * Types that no browser runs or renders as a document. Opened directly, they show as text or pixels. SVG is not one.
 */
const RUNS_NOTHING = /\.(?:js|css|woff2|webp|avif|png|jpe?g|gif|ico)$/;
/** Extensions of precompressed copies. */
const COMPRESSED = /\.(?:br|gz)$/;

/**
 * Removes headers from a file of a page: those that only documents need, X-Request-Id, and Connection: keep-alive,
 * which is the default of HTTP/1.1. A first visit loads about 20 such files. Call it once the file is known to exist,
 * as an error keeps all headers.
 * @param file path of the file; its extension decides whether a policy has any effect
 */
export function lighten(reply: FastifyReply, file: string): void {
  for (const name of Object.keys(FOR_PAGES)) reply.removeHeader(name);
  reply.removeHeader(REQUEST_ID).removeHeader('access-control-expose-headers');
  const { raw, request } = reply;
  const isGranted = request.raw.httpVersion === '1.1' && raw.shouldKeepAlive && !raw.hasHeader('connection');
  if (isGranted) raw.removeHeader('connection');
  if (RUNS_NOTHING.test(file.replace(COMPRESSED, ''))) reply.removeHeader('content-security-policy');
}

/** Options of @fastify/static for files of pages. They are revalidated by ETag and never requested in ranges. */
export const LIGHT_FILES = { lastModified: false, acceptRanges: false, setHeaders: lighten };

/** Headers of any answer to a request. Only reads are open. */
export function headersFor({ method, url }: Pick<FastifyRequest, 'method' | 'url'>) {
  const isOpen = (method === 'GET' || method === 'HEAD') && IS_OPEN.test(url);
  if (PART_OF_A_PAGE.test(url)) return isOpen ? OPEN_PART : EVERYWHERE;
  return isOpen ? OPEN_DOCUMENT : ALL;
}

/** Answers whether a script of another site may send a request that is more than a plain read. */
function answerPreflight(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const method = request.headers['access-control-request-method'] ?? '';
  if (method !== 'GET' && method !== 'HEAD') return sendError({ statusCode: 403 }, request, reply);
  return reply
    .code(204)
    .headers({
      ...OPEN,
      'access-control-allow-methods': 'GET, HEAD',
      'access-control-allow-headers': `if-none-match, ${DATA_VERSION_HEADER}`,
      'access-control-max-age': REMEMBERED,
    })
    .send();
}

/** Sets the same few headers in one call: for answers from memory each hook counts. */
export function registerSecurityHeaders(app: FastifyInstance, hsts: string): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headersFor(request)).header(REQUEST_ID, request.id);
    if (request.url.length > LONGEST_ADDRESS) return void sendError({ statusCode: 414 }, request, reply);
    // Once on TLS, a browser need not return without it.
    if (request.protocol === 'https') reply.header('strict-transport-security', hsts);
    if (request.method === 'OPTIONS' && IS_OPEN.test(request.url)) return void answerPreflight(request, reply);
    done();
  });
}
