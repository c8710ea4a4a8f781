import type { IncomingMessage, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Interval between connection checks during shutdown, in milliseconds. */
const LOOK = 50;

/** Maximum lifetime of connections during shutdown, in milliseconds. */
export interface DrainTimes {
  /** An idle keep-alive connection. This leaves clients time to receive the close. */
  idle: number;
  /** A connection with an incomplete request. A slow sender must not delay a restart. */
  receiving: number;
  /** A connection whose answer is being built or sent. */
  answering: number;
}

const TIMES: DrainTimes = { idle: 500, receiving: 1000, answering: 5000 };

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/**
 * Shuts the server down without aborting an answer. New connections are refused at once. Open ones get their answers
 * with `Connection: close`, and are closed when idle or after their time limit.
 */
export function registerDrain(app: FastifyInstance, times: DrainTimes = TIMES): void {
  const { server } = app;
  /** Each connection with its current exchange. Null: idle. */
  const connections = new Map<Socket, Exchange | null>();
  server.on('connection', (socket) => {
    connections.set(socket, null);
    socket.once('close', () => connections.delete(socket));
  });
  server.on('request', (request, response) => {
    const { socket } = request;
    const exchange = { request, response };
    connections.set(socket, exchange);
    response.once('close', () => connections.get(socket) === exchange && connections.set(socket, null));
  });
  // Node's own `close` cuts idle connections at once, and with them requests in transit.
  server.close = (callback) => {
    NetServer.prototype.close.call(server, callback);
    return server;
  };

  function look(since: number): void {
    const elapsed = performance.now() - since;
    if (elapsed >= times.idle) server.closeIdleConnections();
    if (elapsed >= times.receiving) {
      for (const [socket, exchange] of connections) if (!exchange?.request.complete) socket.destroy();
    }
    if (elapsed >= times.answering) server.closeAllConnections();
  }

  app.addHook('preClose', (done) => {
    if (!server.listening) return done();
    for (const exchange of connections.values()) {
      // Fastify sets this header on requests that arrive from now on.
      if (exchange && !exchange.response.headersSent) exchange.response.setHeader('connection', 'close');
    }
    const since = performance.now();
    const looking = setInterval(() => look(since), LOOK);
    server.once('close', () => clearInterval(looking));
    done();
  });
}
