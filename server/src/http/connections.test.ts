import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { listen, startApp } from '../testing/start-app.ts';
import { CLIENT_TIMES, timeLimits } from './connections.ts';

const NEVER = 3_600_000;
const ENDLESS = { header: NEVER, body: NEVER, idle: NEVER };

/** A client that sends something and then nothing more. */
async function send(origin: string, sent: string): Promise<{ socket: Socket; closed: Promise<unknown> }> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {}).resume();
  const closed = new Promise((resolve) => socket.once('close', resolve));
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  socket.write(sent);
  return { socket, closed };
}

test.each([
  ['half of its headers', { header: 100 }, 'GET / HTTP/1.1\r\nhost: x\r\n'],
  [
    'its headers and half of its body',
    { header: 100, body: 200 },
    'POST /api/log-click HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
  ],
  [
    'half of a body that nobody reads',
    { header: 100, body: 200 },
    'POST /nowhere HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{',
  ],
  ['a whole request and no other', { idle: 100 }, 'GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n'],
])('a client that has sent %s is cut off, and others are answered', async (_what, times, sent) => {
  const { app } = await startApp({ limits: { clientTimes: { ...ENDLESS, ...times } } });
  const origin = await listen(app);
  const { closed } = await send(origin, sent);
  expect((await fetch(`${origin}/api/players`)).status).toBe(200);
  await closed;
  expect((await fetch(`${origin}/api/players`)).status).toBe(200);
});

test('headers have ten seconds, a request thirty, an idle connection seventy-five', () => {
  expect(timeLimits(CLIENT_TIMES)).toEqual({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    keepAliveTimeout: 75_000,
    connectionsCheckingInterval: 2500,
  });
});

test('an address has so many connections, and another one once one of them is closed', async () => {
  const { app, logged } = await startApp({ limits: { clientTimes: ENDLESS, connectionsPerAddress: 2 } });
  const origin = await listen(app);
  const [first] = await Promise.all([send(origin, ''), send(origin, '')]);
  for (let more = 0; more < 3; more += 1) await (await send(origin, 'GET /healthz HTTP/1.1\r\n')).closed;
  // Said once, not for each.
  expect(logged.filter((line) => line.includes('has 2 connections open'))).toHaveLength(1);
  first.socket.destroy();
  await first.closed;
  await expect.poll(async () => (await fetch(`${origin}/healthz`).catch(() => null))?.status).toBe(200);
});

test('proxies have no limit, and neither has this machine', async () => {
  for (const options of [
    { config: { trustProxy: true }, limits: { connectionsPerAddress: 1 } },
    { config: { connectionsPerAddress: 1 } },
  ]) {
    const { app } = await startApp(options);
    const origin = await listen(app);
    await send(origin, '');
    await send(origin, '');
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  }
});
