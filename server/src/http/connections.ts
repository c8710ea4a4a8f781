import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long a client may take, in milliseconds. */
export interface ClientTimes {
  /** Until the headers of a request have arrived. */
  header: number;
  /** Until its body has arrived, from its first byte on. */
  body: number;
  /** Between two requests of one connection. */
  idle: number;
}

export const CLIENT_TIMES: ClientTimes = { header: 10_000, body: 30_000, idle: 75_000 };

/** Options of node:http that hold these times. It looks at its connections a few times within the shortest of them. */
export const timeLimits = ({ header, body, idle }: ClientTimes) => ({
  headersTimeout: header,
  requestTimeout: body,
  keepAliveTimeout: idle,
  connectionsCheckingInterval: Math.min(header, body, idle) / 4,
});

/** Milliseconds between two lines of the log about refused connections. */
const QUIET = 60_000;

export interface ConnectionLimit {
  /** Open connections of one address, in this process. */
  most: number;
  /** Addresses that many visitors share: proxies. */
  isExempt: (address: string) => boolean;
  warn: (message: string) => void;
}

/** Refuses a connection of an address that has too many open, so that one client cannot hold all of the server's. */
export function limitConnections({ server }: FastifyInstance, { most, isExempt, warn }: ConnectionLimit): void {
  const open = new Map<string, number>();
  let warnedAt = -Infinity;
  server.on('connection', (socket: Socket) => {
    const { remoteAddress: address } = socket;
    if (address === undefined || isExempt(address)) return;
    const count = (open.get(address) ?? 0) + 1;
    if (count > most) {
      socket.destroy();
      if (performance.now() - warnedAt < QUIET) return;
      warnedAt = performance.now();
      warn(`${address} has ${most} connections open: another one was refused. CONNECTIONS_PER_ADDRESS says how many.`);
      return;
    }
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
  });
}

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

/** Whether an address is of this machine: of a proxy beside the server, or of whoever tests it. */
export const isLoopback = (address: string): boolean => LOOPBACK.test(address);
