import httpProxy from '@fastify/http-proxy';
import type { FastifyError, FastifyInstance } from 'fastify';
import { bodyFor } from './errors.ts';
import { NO_PAGE, PICTURE_ONLY } from './security-headers.ts';

/** Milliseconds that the other backend may take to begin its answer, and between two parts of it. */
const TIMEOUT = 10_000;

/** Visitors are anonymous, to the other backend too. */
const PRIVATE = ['cookie', 'authorization', 'proxy-authorization'];
/** What the other backend may not decide for this site. */
const NOT_THEIRS = [
  'set-cookie',
  'set-cookie2',
  'strict-transport-security',
  'content-security-policy',
  'clear-site-data',
  'alt-svc',
  'server',
  'refresh',
];

function without<Headers extends object>(headers: Headers, names: readonly string[]): Headers {
  // Leaving out keys of a header record leaves a header record.
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name.toLowerCase()))) as Headers;
}

const isTimeout = (error: Partial<FastifyError>) => error.statusCode === 504 || /TIMEOUT/.test(error.code ?? '');

/** Forwards /api and /images to somebody else's backend. */
export async function registerForwarding(app: FastifyInstance, origin: string, timeout = TIMEOUT): Promise<void> {
  for (const [prefix, policy] of [
    ['/api', NO_PAGE],
    ['/images', PICTURE_ONLY],
  ] as const) {
    await app.register(httpProxy, {
      upstream: origin,
      prefix,
      rewritePrefix: prefix,
      httpMethods: prefix === '/api' ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD'],
      disableRequestLogging: true,
      // Requests in flight have been answered by then; what is left are connections kept alive.
      destroyAgent: true,
      undici: { connections: 32, headersTimeout: timeout, bodyTimeout: timeout, connect: { timeout } },
      replyOptions: {
        rewriteRequestHeaders: (_request, headers) => without(headers, PRIVATE),
        rewriteHeaders: (headers) => ({
          ...without(headers, NOT_THEIRS),
          'content-security-policy': policy,
          'x-content-type-options': 'nosniff',
          'cross-origin-resource-policy': 'same-origin',
        }),
        onError(reply, { error }) {
          const status = isTimeout(error) ? 504 : 502;
          reply.log.warn(`${origin} cannot be reached: ${error.message}`);
          void reply.code(status).header('cache-control', 'no-store').send(bodyFor(status));
        },
      },
    });
  }
}
