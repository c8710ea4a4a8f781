import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyError, FastifyInstance } from 'fastify';
import { pipeline, type Readable } from 'node:stream';
import { bounded, readBounded, TooLarge } from '../http/bounded.ts';
import { bodyFor, sendError } from './errors.ts';
import { NO_PAGE, PICTURE_ONLY } from './security-headers.ts';

/** Time limit for the start of an answer, and between two chunks, in milliseconds. */
const TIMEOUT = 10_000;

/** Maximum bytes of a request body and of a picture. The server streams them. */
const LARGEST_BODY = 1024 * 1024;
const LARGEST_PICTURE = 32 * 1024 * 1024;
/** Maximum bytes of an API answer. It is buffered, so that one that is too large can be reported as a failure. */
export const LARGEST_ANSWER = 16 * 1024 * 1024;
/** Time limit for a whole answer, as a multiple of the limit for a chunk. */
const WHOLE = 3;

/** Forwarded request headers. They describe the request, and reveal neither the visitor nor the referring page. */
const GOES_OUT = [
  'host',
  'accept',
  'accept-encoding',
  'content-type',
  'content-length',
  'if-none-match',
  'if-modified-since',
];
/** Forwarded response headers. They describe the content; headers that store, report or load are dropped. */
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
  // A subset of a header record is still a header record.
  return Object.fromEntries(Object.entries(headers).filter(([name]) => names.includes(name.toLowerCase()))) as Headers;
}

/** Vary of an answer that all origins may read. */
const withoutOrigin = (vary: unknown) => ({
  vary: String(vary)
    .split(/\s*,\s*/)
    .filter((name) => name.toLowerCase() !== 'origin')
    .join(', '),
});

/** Reason not to forward an answer. Null: it is forwarded. */
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

/** Reply type of the proxy. It covers all server types, including HTTP/2. */
type Reply = Parameters<NonNullable<NonNullable<FastifyHttpProxyOptions['replyOptions']>['onError']>>[0];

interface Upstream {
  stream: Readable;
  statusCode: number;
  headers: Record<string, unknown>;
}

/** Forwards /api and /images to another backend. */
export async function registerForwarding(app: FastifyInstance, origin: string, timeout = TIMEOUT): Promise<void> {
  const warn = (reply: Reply, problem: string) =>
    reply.log.warn({ request_id: reply.request.id }, `${origin} ${problem}`);

  function refuse(reply: Reply, why: string, status = 502): void {
    warn(reply, `is not handed on: ${why}`);
    for (const name of ['content-length', 'content-type', 'content-encoding', 'cache-control', 'etag', 'last-modified'])
      reply.removeHeader(name);
    void reply.code(status).header('cache-control', 'no-store').send(bodyFor(status, reply.request.id));
  }

  /** Sends an answer once it is complete. On a failure nothing has been sent yet. */
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

  /** Streams a picture. One that is too large is aborted, which browsers detect. */
  function sendPicture(reply: Reply, stream: Readable): void {
    const part = pipeline(stream, bounded(LARGEST_PICTURE), (error) => {
      // A visitor who leaves early is no reason for a log line.
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
      // By then requests in flight are answered. Only keep-alive connections are left.
      destroyAgent: true,
      undici: { connections: 32, headersTimeout: timeout, bodyTimeout: timeout, connect: { timeout } },
      preHandler: (request, reply, done) => {
        if (Number(request.headers['content-length'] ?? 0) > LARGEST_BODY) {
          return void sendError({ statusCode: 413 }, request, reply);
        }
        done();
      },
      replyOptions: {
        // No retries: the client repeats the request if it still needs the answer.
        retryDelay: () => null,
        rewriteRequestHeaders: (_request, headers) => only(headers, GOES_OUT),
        onResponse(request, reply, response) {
          // The type of an undici answer lacks these properties.
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
          ...(headers.vary !== undefined && withoutOrigin(headers.vary)),
          'content-security-policy': policy,
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
