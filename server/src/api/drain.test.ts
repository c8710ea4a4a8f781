import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { listen, startApp } from '../testing/start-app.ts';
import { registerDrain } from './drain.ts';

const SLOW_POST =
  'POST /api/log-click HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{';

/** A client that sends a body byte by byte while the connection lasts. */
async function sendSlowly(origin: string, beginning: string): Promise<{ socket: Socket; closed: Promise<unknown> }> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  // May be interrupted in the middle of a write.
  socket.on('error', () => {});
  socket.resume();
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await once(socket, 'connect');
  socket.write(beginning);
  const drops = setInterval(() => socket.write(' '), 100);
  void closed.then(() => clearInterval(drops));
  onTestFinished(() => void socket.destroy());
  return { socket, closed };
}

/** Repeats requests on one kept-alive connection until the server refuses. */
async function requestUntilRefused(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const answers: { status: number | undefined; connection: string | undefined; body: string }[] = [];
  for (;;) {
    try {
      const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
      get(url, { agent }, resolve).once('error', reject);
      const response = await promise;
      const { statusCode: status, headers } = response;
      answers.push({ status, connection: headers.connection, body: await text(response) });
    } catch (error) {
      return { answers, end: error instanceof Error && 'code' in error ? error.code : error };
    }
  }
}

/** @promise In operation: A half-sent request or … */
test('five hundred slow bodies are all cut off, and others are answered meanwhile', async () => {
  const { app } = await startApp({ limits: { connectionTimes: { header: 2000, body: 2000 } } });
  const origin = await listen(app);
  const slow = await Promise.all(Array.from({ length: 500 }, () => sendSlowly(origin, SLOW_POST)));
  expect((await fetch(`${origin}/api/players`)).status).toBe(200);
  await Promise.all(slow.map(({ closed }) => closed));
  expect((await fetch(`${origin}/api/players`)).status).toBe(200);
});

describe('at its end the server', () => {
  test.each([
    ['whose body comes drop by drop', SLOW_POST, 'request'],
    ['whose headers come drop by drop', 'GET / HTTP/1.1\r\nx-slow: ', 'connection'],
    ['who says nothing', '', 'connection'],
  ])('does not wait for a client %s', async (_what, beginning, event) => {
    const app = fastify();
    registerDrain(app, { idle: 50, receiving: 100, answering: 60_000 });
    app.post('/api/log-click', async () => 'ok');
    const origin = await listen(app);
    const begun = once(app.server, event);
    const { closed } = await sendSlowly(origin, beginning);
    await begun;
    await app.close();
    await closed;
    expect(app.server.listening).toBe(false);
  });

  test('waits for an answer that is being made, but not for ever', async () => {
    const app = fastify();
    registerDrain(app, { idle: 50, receiving: 50, answering: 500 });
    const started = Promise.withResolvers<void>();
    const released = Promise.withResolvers<string>();
    app.get('/slow', () => released.promise);
    app.addHook('preClose', (done) => {
      released.resolve('whole');
      done();
    });
    app.get('/never', () => {
      started.resolve();
      return new Promise(() => {});
    });
    const origin = await listen(app);
    const slow = fetch(`${origin}/slow`);
    const never = fetch(`${origin}/never`).catch(() => 'cut off');
    await started.promise;
    const closed = app.close();
    const response = await slow;
    expect(response.headers.get('connection')).toBe('close');
    expect(await response.text()).toBe('whole');
    expect(await never).toBe('cut off');
    await closed;
  });

  test('answers whoever keeps a connection, tells him that it ends, and resets none', async () => {
    const { app } = await startApp();
    const origin = await listen(app);
    const clients = Array.from({ length: 20 }, () => requestUntilRefused(`${origin}/api/players`));
    const served = Promise.withResolvers<void>();
    let requests = 0;
    app.server.on('request', () => (requests += 1) === 200 && served.resolve());
    await served.promise;
    await app.close();
    for (const { answers, end } of await Promise.all(clients)) {
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
      expect(answers.at(-1)?.connection).toBe('close');
      expect(end).toBe('ECONNREFUSED');
    }
  });
});
