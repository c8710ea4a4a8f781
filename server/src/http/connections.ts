import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { trustOf } from './request-id.ts';
import { visitorOf } from './visitor-of.ts';

/** How long a connection may be held by whoever sends too little, in milliseconds. */
export interface ConnectionTimes {
  /** Until the headers of a request are there, from the connection or the request's first byte on. */
  header: number;
  /** Until its body is there, too, from the same moment on. */
  body: number;
  /** Without a request, or without taking anything of an answer. */
  idle: number;
}

export const CONNECTION_TIMES: ConnectionTimes = { header: 10_000, body: 30_000, idle: 75_000 };

/** Looks for slow requests within the time for headers. */
const LOOKS = 5;

/** Options of Fastify and Node for these times. */
export function timeOptions({ header, body, idle }: ConnectionTimes) {
  return {
    requestTimeout: body,
    keepAliveTimeout: idle,
    // Node's other limits do not see who asks and never reads the answer.
    connectionTimeout: idle,
    // Node looks every 30 s unless told otherwise.
    http: { requestTimeout: body, headersTimeout: header, connectionsCheckingInterval: header / LOOKS },
  };
}

export type Exempt = (address: string) => boolean;

/** Whose connections are not counted: a trusted proxy's are many visitors', and this machine's own are load tests. */
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
    `retry-after: ${retryAfter}`,
    'connection: close',
    '',
    BODY,
  ].join('\r\n');

/** Refuses what one address opens beyond `most` connections, until it closes one; `most` of 0 refuses nobody. */
export function limitConnections(app: FastifyInstance, most: number, isExempt: Exempt, retryAfter: number): void {
  if (most === 0) return;
  const open = new Map<string, number>();
  const answer = refusal(retryAfter);
  app.server.on('connection', (socket: Socket) => {
    // Gone already: nothing is held.
    if (socket.remoteAddress === undefined || isExempt(socket.remoteAddress)) return;
    const visitor = visitorOf(socket.remoteAddress);
    const count = open.get(visitor) ?? 0;
    if (count >= most) {
      // Both at once: a request that is read in between would be served. Nobody waits for one who does not read.
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
