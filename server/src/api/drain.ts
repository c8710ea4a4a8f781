import type { IncomingMessage, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Milliseconds between two looks at the connections, once the server is closing. */
const LOOK = 50;

/** How long connections last once the server is closing, in milliseconds. */
export interface DrainTimes {
  /** One that is kept alive and says nothing: by then whoever uses it has been told that it ends. */
  idle: number;
  /** One whose request has not arrived: a slow sender must not hold up a restart. */
  receiving: number;
  /** One whose answer is being made or sent. */
  answering: number;
}

const TIMES: DrainTimes = { idle: 500, receiving: 1000, answering: 5000 };

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/**
 * Lets the server end without breaking off an answer. From the beginning of its end no connection is taken; those that
 * are there get their answers, each with `Connection: close`, and are closed when nothing more is to be expected of them.
 */
export function registerDrain(app: FastifyInstance, times: DrainTimes = TIMES): void {
  const { server } = app;
  /** Each connection, with what is going on there. */
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
  // Node's own would cut idle connections at once, and with them the requests that are on their way.
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
      // Fastify tells those that come from now on.
      if (exchange && !exchange.response.headersSent) exchange.response.setHeader('connection', 'close');
    }
    const since = performance.now();
    const looking = setInterval(() => look(since), LOOK);
    server.once('close', () => clearInterval(looking));
    done();
  });
}
