import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { registerDrain } from './drain.ts';

test('who sends a request drop by drop does not hold up the end of the server', async () => {
  const app = fastify({ forceCloseConnections: 'idle' });
  registerDrain(app, 200);
  app.post('/', async () => 'ok');
  await app.listen({ port: 0, host: '127.0.0.1' });
  // A TCP server that listens has an AddressInfo, not a pipe's name.
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const ended = once(socket, 'close');
  socket.on('error', () => {});
  socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-length: 100\r\n\r\nslow');
  await once(app.server, 'request');
  await app.close();
  await ended;
  expect(app.server.listening).toBe(false);
});
