import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyError, FastifyInstance } from 'fastify';
import { pipeline, type Readable } from 'node:stream';
import { bounded, readBounded, TooLarge } from '../http/bounded.ts';
import { bodyFor, sendError } from './errors.ts';
import { NO_PAGE, PICTURE_ONLY } from './security-headers.ts';

/** Milliseconds that the other backend may take to begin its answer, and between two parts of it. */
const TIMEOUT = 10_000;

/** Bytes of a body that a visitor may send, and of an answer: this server hands on, it stores nothing. */
const LARGEST_BODY = 1024 * 1024;
const LARGEST_PICTURE = 32 * 1024 * 1024;
/** The same of an answer of the API: it is held until it is whole, so that one that is too large can be told as a failure. */
export const LARGEST_ANSWER = 16 * 1024 * 1024;
/** How many times the patience for a part of an answer the whole of it may take. */
const WHOLE = 3;

/** All that the other backend learns of a visitor: what is asked for. Not who asks, nor from where. */
const GOES_OUT = [
  'host',
  'accept',
  'accept-encoding',
  'content-type',
  'content-length',
  'if-none-match',
  'if-modified-since',
];
/** All that it says of an answer: what it is. Not what browsers should store, report or load. */
const COMES_IN = [
  'age',
  'cache-control',
  'content-encoding',
  'content-length',
  'content-type',
  'date',
  'etag',
  'expires',
  'last-modified',
  'retry-after',
  'vary',
];

function only<Headers extends object>(headers: Headers, names: readonly string[]): Headers {
  // Leaving out keys of a header record leaves a header record.
  return Object.fromEntries(Object.entries(headers).filter(([name]) => names.includes(name.toLowerCase()))) as Headers;
}

/** Why an answer is not handed on; null when it is. */
function refusal(prefix: string, status: number, headers: Record<string, unknown>): string | null {
  if (status >= 300 && status < 400 && status !== 304) return `it redirects (${status})`;
  const largest = prefix === '/images' ? LARGEST_PICTURE : LARGEST_ANSWER;
  if (Number(headers['content-length'] ?? 0) > largest) return `its answer is larger than ${largest} bytes`;
  const type = headers['content-type'];
  const isPicture = typeof type === 'string' && /^image\//i.test(type);
  if (prefix === '/images' && status === 200 && !isPicture) return 'it answers something else than a picture';
  return null;
}

const isTimeout = (error: Partial<FastifyError>) => error.statusCode === 504 || /TIMEOUT/.test(error.code ?? '');

const NOT_IN_TIME = 'its answer does not end in time';

/** A reply as the proxy hands it on: of any server, with HTTP/2 among them. */
type Reply = Parameters<NonNullable<NonNullable<FastifyHttpProxyOptions['replyOptions']>['onError']>>[0];

interface Upstream {
  stream: Readable;
  statusCode: number;
  headers: Record<string, unknown>;
}

/** Forwards /api and /images to somebody else's backend. */
export async function registerForwarding(app: FastifyInstance, origin: string, timeout = TIMEOUT): Promise<void> {
  const warn = (reply: Reply, problem: string) =>
    reply.log.warn({ request_id: reply.request.id }, `${origin} ${problem}`);

  function refuse(reply: Reply, why: string, status = 502): void {
    warn(reply, `is not handed on: ${why}`);
    for (const name of ['content-length', 'content-type', 'content-encoding', 'cache-control', 'etag', 'last-modified'])
      reply.removeHeader(name);
    void reply.code(status).header('cache-control', 'no-store').send(bodyFor(status, reply.request.id));
  }

  /** Sends an answer once it is here: whatever is wrong with it, nothing has been sent before. */
  async function sendWhole(reply: Reply, stream: Readable): Promise<void> {
    const timer = setTimeout(() => stream.destroy(new Error(NOT_IN_TIME)), timeout * WHOLE);
    try {
      const body = await readBounded(stream, LARGEST_ANSWER);
      void reply.removeHeader('content-length').send(body);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      refuse(reply, why, why === NOT_IN_TIME || isTimeout(Object(error)) ? 504 : 502);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Sends a picture as it comes; what becomes too large is broken off, which a browser notices. */
  function sendPicture(reply: Reply, stream: Readable): void {
    const part = pipeline(stream, bounded(LARGEST_PICTURE), (error) => {
      // Visitors may leave before they have seen it all: no reason for a line.
      if (error instanceof TooLarge) warn(reply, `is broken off: ${error.message}`);
    });
    void reply.send(part);
  }

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
      preHandler: (request, reply, done) => {
        if (Number(request.headers['content-length'] ?? 0) > LARGEST_BODY) {
          return void sendError({ statusCode: 413 }, request, reply);
        }
        done();
      },
      replyOptions: {
        // Once: an answer that fails is asked for again by who wants it.
        retryDelay: () => null,
        rewriteRequestHeaders: (_request, headers) => only(headers, GOES_OUT),
        onResponse(request, reply, response) {
          // What comes with an answer of undici, which its type does not say.
          const { stream, statusCode, headers } = response as unknown as Upstream;
          const why = refusal(prefix, statusCode, headers);
          if (why !== null) {
            stream.destroy();
            refuse(reply, why);
          } else if (request.method === 'HEAD') void reply.send(stream);
          else if (prefix === '/images') sendPicture(reply, stream);
          else void sendWhole(reply, stream);
        },
        rewriteHeaders: (headers) => ({
          ...only(headers, COMES_IN),
          'content-security-policy': policy,
          'x-content-type-options': 'nosniff',
          'cross-origin-resource-policy': 'same-origin',
        }),
        onError(reply, { error }) {
          const status = isTimeout(error) ? 504 : 502;
          warn(reply, `cannot be reached: ${error.message}`);
          void reply.code(status).header('cache-control', 'no-store').send(bodyFor(status, reply.request.id));
        },
      },
    });
  }
}
