import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { trustOf } from './request-id.ts';
import { visitorOf } from './visitor-of.ts';

/** Time limits of a connection, in milliseconds. */
export interface ConnectionTimes {
  /** Until the headers are complete, from the connection or the first byte of the request. */
  header: number;
  /** Until the body is complete, from the same moment. */
  body: number;
  /** Without a request, or without reading the answer. */
  idle: number;
}

export const CONNECTION_TIMES: ConnectionTimes = { header: 10_000, body: 30_000, idle: 75_000 };

/** Checks for slow requests per header time limit. */
const LOOKS = 5;

export function timeOptions({ header, body, idle }: ConnectionTimes) {
  return {
    requestTimeout: body,
    keepAliveTimeout: idle,
    // Node's other limits do not cover a client that never reads its answer.
    connectionTimeout: idle,
    // Node's default interval is 30 s.
    http: { requestTimeout: body, headersTimeout: header, connectionsCheckingInterval: header / LOOKS },
  };
}

export type Exempt = (address: string) => boolean;

/**
 * Addresses without a connection limit: trusted proxies, which carry many visitors, and this machine, for load tests.
 */
export function exemptBy(trustProxy: Config['trustProxy']): Exempt {
  const trusts = trustOf(trustProxy);
  const isOwn = trustOf('loopback');
  return (address) => trusts(address, 0) || isOwn(address, 0);
}

const BODY = 'Too many connections are open from this address; close some, or try again in a few seconds.\n';

const refusal = (retryAfter: number) =>
  [
    'HTTP/1.1 503 Service Unavailable',
    'content-type: text/plain; charset=utf-8',
    `content-length: ${Buffer.byteLength(BODY)}`,
    'cache-control: no-store',
    // Nothing is read of the request: it may be a script's, of another site.
    'access-control-allow-origin: *',
    'access-control-expose-headers: retry-after',
    `retry-after: ${retryAfter}`,
    'connection: close',
    '',
    BODY,
  ].join('\r\n');

/** Rejects connections of one address beyond `most`. 0: unlimited. */
export function limitConnections(app: FastifyInstance, most: number, isExempt: Exempt, retryAfter: number): void {
  if (most === 0) return;
  const open = new Map<string, number>();
  const answer = refusal(retryAfter);
  app.server.on('connection', (socket: Socket) => {
    // The socket has already closed.
    if (socket.remoteAddress === undefined || isExempt(socket.remoteAddress)) return;
    const visitor = visitorOf(socket.remoteAddress);
    const count = open.get(visitor) ?? 0;
    if (count >= most) {
      // Written and destroyed in one turn: a request read in between would be served. Slow readers are not awaited.
      socket.write(answer);
      socket.destroy();
      app.log.warn(
        'Connections of one address were refused, because it holds CONNECTIONS_PER_ADDRESS of them. If that is a proxy, name it in TRUST_PROXY.',
      );
      return;
    }
    open.set(visitor, count + 1);
    socket.once('close', () => {
      const left = (open.get(visitor) ?? 1) - 1;
      if (left === 0) open.delete(visitor);
      else open.set(visitor, left);
    });
  });
}
