import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { buildApp, type Limits } from '../app.ts';
import { readConfig } from '../config.ts';
import { createMetrics } from '../metrics.ts';
import { gatherLog, listen } from '../testing/start-app.ts';

async function startOther(answer: RequestListener) {
  const server = createServer(answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  onTestFinished(stop);
  // Cast: a listening TCP server has an AddressInfo.
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}

async function startForwarding(apiOrigin: string, limits: Limits = {}) {
  const { logged, log } = gatherLog();
  const metrics = createMetrics();
  const app = buildApp({
    config: { ...readConfig({}), apiOrigin },
    database: null,
    answers: null,
    log,
    metrics,
    limits,
  });
  onTestFinished(() => app.close());
  await app.ready();
  return { app, logged };
}

describe('with API_ORIGIN', () => {
  /**
   * @promise The backend behind API_ORIGIN: Requests to the backend carry nothing of the visitor but the requested
   * path; responses bring nothing but the answer
   */
  test('the API and the pictures are those of that host, and its cookies and policies stay there', async () => {
    const seen: { url: string | undefined; headers: IncomingHttpHeaders }[] = [];
    const { origin } = await startOther((request, response) => {
      seen.push({ url: request.url, headers: request.headers });
      response
        .writeHead(200, {
          'content-type': request.url?.startsWith('/images') ? 'image/svg+xml' : 'text/html',
          'set-cookie': 'spy=1',
          'content-security-policy': "script-src 'unsafe-inline'",
          nel: '{}',
          'report-to': '{}',
          link: '<https://spy.test>; rel=preconnect',
          'access-control-allow-origin': 'https://spy.test',
          vary: 'Origin, Accept-Encoding',
          etag: '"theirs"',
        })
        .end('<h1>theirs</h1>');
    });
    const { app } = await startForwarding(origin);
    const link = `/api/youtube-subscribers/${encodeURIComponent('https://www.youtube.com/@ann')}?x=1`;
    const response = await app.inject({
      url: link,
      headers: {
        cookie: 'session=1',
        authorization: 'Basic x',
        'x-forwarded-for': '203.0.113.7',
        referer: 'https://golf.test/',
        'user-agent': 'me',
        'if-none-match': '"mine"',
      },
    });
    expect(response.statusCode).toBe(200);
    expect(response.payload).toBe('<h1>theirs</h1>');
    expect(seen[0]?.url).toBe(link);
    expect(seen[0]?.headers).toMatchObject({ host: new URL(origin).host, 'if-none-match': '"mine"' });
    for (const name of ['cookie', 'authorization', 'x-forwarded-for', 'referer', 'user-agent']) {
      expect(seen[0]?.headers).not.toHaveProperty(name);
    }
    for (const name of ['set-cookie', 'nel', 'report-to', 'link']) {
      expect(response.headers).not.toHaveProperty(name);
    }
    expect(response.headers).toMatchObject({
      etag: '"theirs"',
      // Open to all as this site's own answers are, whatever the backend allows.
      'access-control-allow-origin': '*',
      vary: 'Accept-Encoding',
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
    });
    const picture = await app.inject('/images/courses/a.svg');
    expect(picture.headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
    expect(seen[1]?.url).toBe('/images/courses/a.svg');
  });

  test('clicks go there too', async () => {
    let body = '';
    const { origin } = await startOther((request, response) => {
      request.on('data', (part: Buffer) => (body += part.toString())).on('end', () => response.writeHead(204).end());
    });
    const { app } = await startForwarding(origin);
    const payload = { trackId: 'visit', timestamp: '2026-01-01T00:00:00Z', playerId: null, scoreId: null };
    expect((await app.inject({ method: 'POST', url: '/api/log-click', payload })).statusCode).toBe(204);
    expect(JSON.parse(body)).toEqual(payload);
  });

  test.each<[string, string, RequestListener, RegExp]>([
    [
      'a redirect',
      '/api/players',
      (_request, response) => response.writeHead(302, { location: 'http://10.0.0.1/' }).end(),
      /it redirects \(302\)/,
    ],
    [
      'a page among the pictures',
      '/images/a.svg',
      (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<script>'),
      /something else than a picture/,
    ],
    [
      'an endless answer',
      '/api/players',
      (_request, response) => response.writeHead(200, { 'content-length': 1e12 }).write('x'),
      /larger than/,
    ],
  ])('%s is refused', async (_what, url, answer, why) => {
    const { origin } = await startOther(answer);
    const { app, logged } = await startForwarding(origin);
    const response = await app.inject(url);
    expect(response.statusCode).toBe(502);
    expect(response.headers).not.toHaveProperty('location');
    expect(response.payload).not.toContain('script');
    expect(logged.join()).toMatch(why);
  });

  /** An endless body without a length, or with a wrong one. */
  const endless =
    (headers: Record<string, string | number>): RequestListener =>
    (_request, response) => {
      response.writeHead(200, headers);
      const part = Buffer.alloc(1024 * 1024, ' ');
      const send = () => {
        while (!response.destroyed && response.write(part));
      };
      response.on('drain', send);
      send();
    };

  test('an answer that never ends is 502 in our form, with nothing of it', async () => {
    const { origin } = await startOther(endless({ 'content-type': 'application/json', etag: '"theirs"' }));
    const { app, logged } = await startForwarding(origin);
    const response = await app.inject('/api/players');
    expect(response.statusCode).toBe(502);
    expect(response.json()).toMatchObject({ error: { code: 'bad_gateway' } });
    expect(response.headers).not.toHaveProperty('etag');
    expect(logged.join()).toMatch(/larger than 16777216 bytes/);
  });

  test('an answer that breaks off is 502 in our form, with nothing of it', async () => {
    const { origin } = await startOther((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1000 });
      response.write('[1,2', () => response.destroy());
    });
    const { app } = await startForwarding(origin);
    const response = await app.inject('/api/players');
    expect(response.statusCode).toBe(502);
    expect(response.json()).toMatchObject({ error: { code: 'bad_gateway' } });
  });

  test('an answer that comes drop by drop is 504', async () => {
    const { origin } = await startOther((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const drops = setInterval(() => response.write(' '), 20);
      response.once('close', () => clearInterval(drops));
    });
    const { app, logged } = await startForwarding(origin, { forwardTimeout: 100 });
    expect((await app.inject('/api/players')).statusCode).toBe(504);
    expect(logged.join()).toContain('its answer does not end in time');
  });

  test('a picture that never ends is broken off', async () => {
    const { origin } = await startOther(endless({ 'content-type': 'image/png' }));
    const { app, logged } = await startForwarding(origin);
    const own = await listen(app);
    const response = await fetch(`${own}/images/a.png`);
    expect(response.status).toBe(200);
    await expect(response.arrayBuffer()).rejects.toThrow('terminated');
    await vi.waitFor(() => expect(logged.join()).toMatch(/broken off: its answer is larger than 33554432 bytes/));
  });

  test('an answer is handed on as it is, byte by byte, compressed or not', async () => {
    const body = gzipSync(JSON.stringify({ rows: 'x'.repeat(100_000) }));
    const { origin } = await startOther((_request, response) =>
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(body),
    );
    const { app } = await startForwarding(origin);
    const response = await app.inject({ url: '/api/players', headers: { 'accept-encoding': 'gzip' } });
    expect(response.rawPayload.equals(body)).toBe(true);
    expect(response.headers).toMatchObject({ 'content-encoding': 'gzip', 'content-length': String(body.length) });
    const head = await app.inject({ method: 'HEAD', url: '/api/players' });
    expect(head.statusCode).toBe(200);
    expect(head.rawPayload).toHaveLength(0);
  });

  /**
   * @promise The backend behind API_ORIGIN: The backend gets one request, has a time limit, and is named in the log
   * only
   */
  test('a host with too much to do is asked once', async () => {
    let asked = 0;
    const { origin } = await startOther((_request, response) => {
      asked += 1;
      response.writeHead(503, { 'retry-after': '1' }).end();
    });
    const { app } = await startForwarding(origin);
    const response = await app.inject('/api/players');
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('1');
    expect(asked).toBe(1);
  });

  /** @promise The backend behind API_ORIGIN: A body of more than a megabyte is refused */
  test('a body over a megabyte is 413, and not handed on', async () => {
    let asked = 0;
    const { origin } = await startOther((_request, response) => {
      asked += 1;
      response.end();
    });
    const { app } = await startForwarding(origin);
    const payload = { trackId: 'x'.repeat(1024 * 1024) };
    expect((await app.inject({ method: 'POST', url: '/api/log-click', payload })).statusCode).toBe(413);
    expect(asked).toBe(0);
  });

  test('its errors are handed on', async () => {
    const { origin } = await startOther((_request, response) => response.writeHead(404).end('{"error":{}}'));
    const { app } = await startForwarding(origin);
    expect((await app.inject('/api/players')).statusCode).toBe(404);
  });

  test('a host that cannot be reached is 502 in our form, and named in the log only', async () => {
    const { origin, stop } = await startOther(() => {});
    stop();
    const { app, logged } = await startForwarding(origin);
    const response = await app.inject('/api/players');
    expect(response.statusCode).toBe(502);
    expect(response.json()).toEqual({
      error: {
        code: 'bad_gateway',
        message: 'The server behind this one cannot be reached.',
        request_id: response.headers['x-request-id'],
      },
    });
    expect(logged.join()).toContain(origin);
    expect((await app.inject('/images/a.svg')).statusCode).toBe(502);
  });

  /** @promise The backend behind API_ORIGIN: The backend gets one … */
  test('a host that does not answer is 504 after a while', async () => {
    const { origin } = await startOther(() => {});
    const { app } = await startForwarding(origin, { forwardTimeout: 100 });
    const response = await app.inject('/api/players');
    expect(response.statusCode).toBe(504);
    expect(response.json()).toMatchObject({ error: { code: 'gateway_timeout' } });
  });

  test('flags are still this server’s own', async () => {
    const { app } = await startForwarding('http://127.0.0.1:1');
    expect((await app.inject('/flags/de.svg')).statusCode).toBe(200);
  });

  test('a path cannot leave /api', async () => {
    const seen: (string | undefined)[] = [];
    const { origin } = await startOther((request, response) => {
      seen.push(request.url);
      response.end('{}');
    });
    const { app } = await startForwarding(origin);
    for (const url of ['/api/../admin', '/api/%2e%2e/admin', '/api/..%2fadmin', '/api/..\\admin']) {
      const { statusCode } = await app.inject(url);
      expect([400, 404], url).toContain(statusCode);
    }
    expect(seen).toEqual([]);
  });
});
