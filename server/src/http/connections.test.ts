import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { listen, startApp } from '../testing/start-app.ts';
import { exemptBy, type ConnectionTimes } from './connections.ts';

/** Limits of a test: only the tested one is short, so no other closes the connection. */
const LONG: ConnectionTimes = { header: 600_000, body: 600_000, idle: 600_000 };

const POST = 'POST /api/log-click HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
const HALF_A_BODY = `${POST}content-length: 100\r\n\r\n{"trackId":`;
const GET = 'GET /livez HTTP/1.1\r\nhost: x\r\n\r\n';
const SIZE = 32 * 1024 * 1024;

/**
 * A client that sends these bytes, then nothing. `closed` resolves to the whole answer, `answered` to its beginning.
 */
async function open(app: FastifyInstance, sent: string) {
  const address = app.server.address();
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  // A refused client may get its answer while it still sends.
  socket.on('error', () => {});
  let received = '';
  socket.on('data', (part) => (received += part.toString()));
  const answered = new Promise<string>((resolve) => socket.once('data', (part) => resolve(part.toString())));
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(received)));
  await once(socket, 'connect');
  socket.write(sent);
  return { socket, answered, closed };
}

async function serve(connectionTimes: Partial<ConnectionTimes>) {
  const { app } = await startApp({
    limits: { connectionTimes: { ...LONG, ...connectionTimes } },
    register: (site) => site.get('/large', () => Buffer.alloc(SIZE)),
  });
  return { app, origin: await listen(app) };
}

describe('a connection is closed that holds', () => {
  /**
   * @promise In operation: A half-sent request or an unread answer holds its connection for a limited time; others are
   * answered meanwhile
   */
  test.each<[string, Partial<ConnectionTimes>, string, RegExp]>([
    ['nothing at all', { header: 50 }, '', /^HTTP\/1\.1 408 /],
    ['half a header', { header: 50 }, POST, /^HTTP\/1\.1 408 /],
    ['half a header after a whole request', { header: 50 }, `${GET}${POST}`, /^HTTP\/1\.1 200 [^]*HTTP\/1\.1 408 /],
    // Node checks both limits at the interval for headers.
    ['half a body', { header: 50, body: 50 }, HALF_A_BODY, /^HTTP\/1\.1 408 /],
    [
      'half of a chunk',
      { header: 50, body: 50 },
      `${POST}transfer-encoding: chunked\r\n\r\n9\r\n{`,
      /^HTTP\/1\.1 408 /,
    ],
    ['half a body that was answered', { header: 50, body: 50 }, HALF_A_BODY.replace('json', 'x'), /^HTTP\/1\.1 415 /],
    ['half a body that nobody takes', { header: 50, body: 50 }, HALF_A_BODY.replace('POST', 'GET'), /^HTTP\/1\.1 404 /],
    ['an answered request', { idle: 50 }, GET, /^HTTP\/1\.1 200 /],
  ])('%s, and a whole request beside it is answered', async (_what, times, sent, answered) => {
    const { app, origin } = await serve(times);
    const slow = await open(app, sent);
    // On a busy machine its headers may be late, too.
    const ask = () => vi.waitFor(async () => expect((await fetch(`${origin}/livez`)).status).toBe(200));
    await ask();
    expect(await slow.closed).toMatch(answered);
    await ask();
  });

  /** @promise In operation: A half-sent request or … */
  test('an answer that is never read', async () => {
    const { app } = await serve({ idle: 50 });
    const gone = new Promise<number>((resolve) =>
      app.server.once('connection', (held) => held.once('close', () => resolve(held.bytesWritten))),
    );
    const { socket } = await open(app, GET.replace('/livez', '/large'));
    socket.pause();
    expect(await gone).toBeGreaterThan(0);
  });
});

test('a body may come later than headers must be there', async () => {
  const { app } = await serve({ header: 300 });
  const { socket, answered } = await open(app, HALF_A_BODY);
  // Connections without headers are closed meanwhile.
  await (
    await open(app, POST)
  ).closed;
  socket.write(' '.repeat(89));
  expect(await answered).toMatch(/^HTTP\/1\.1 400 /);
});

describe('of one address', () => {
  async function serveTwo(limits: { isExempt?: () => boolean } = {}) {
    const { app, logged } = await startApp({ config: { connectionsPerAddress: 2 }, limits });
    await listen(app);
    return { logged, ask: () => open(app, GET) };
  }

  /**
   * @promise In operation: One address has a limited number of connections; beyond it, it learns when to retry, and is
   * served once it closes one
   */
  test('a connection too many is refused, says when to come back, and is taken once another is closed', async () => {
    const { logged, ask } = await serveTwo({ isExempt: () => false });
    const first = await ask();
    for (const { answered } of [first, await ask()]) expect(await answered).toMatch(/^HTTP\/1\.1 200 /);
    for (let time = 0; time < 50; time += 1) {
      const refused = await (await ask()).closed;
      expect(refused).toMatch(
        /^HTTP\/1\.1 503 [^]*retry-after: 5\r\n[^]*close some, or try again in a few seconds\.\n$/,
      );
    }
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain('CONNECTIONS_PER_ADDRESS');
    expect(logged[0]).not.toContain('127.0.0.1');

    first.socket.destroy();
    await vi.waitFor(async () => expect(await (await ask()).answered).toMatch(/^HTTP\/1\.1 200 /));
    expect(await (await ask()).closed).toMatch(/^HTTP\/1\.1 503 /);
  });

  test('that is this machine’s own, any number is taken', async () => {
    const { ask } = await serveTwo();
    for (const { answered } of await Promise.all([ask(), ask(), ask(), ask()])) {
      expect(await answered).toMatch(/^HTTP\/1\.1 200 /);
    }
  });
});

test.each([
  ['127.0.0.1', false, true],
  ['::1', false, true],
  ['::ffff:127.0.0.1', false, true],
  ['203.0.113.7', false, false],
  ['203.0.113.7', '10.0.0.0/8', false],
  ['10.1.2.3', '10.0.0.0/8', true],
  ['::ffff:10.1.2.3', '10.0.0.0/8', true],
  ['fe80::1%eth0', '10.0.0.0/8', false],
  ['203.0.113.7', 1, true],
  ['203.0.113.7', true, true],
])('connections of %s are not counted with TRUST_PROXY=%s: %s', (address, trustProxy, isExempt) => {
  expect(exemptBy(trustProxy)(address)).toBe(isExempt);
});
