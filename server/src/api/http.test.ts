import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createAnswers } from './answers.ts';
import { gatherLog, startApp } from '../testing/start-app.ts';
import fastify, { type FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { createMetrics } from '../metrics.ts';
import { registerHealth } from '../health-routes.ts';
import { readConfig, type Config } from '../config.ts';
import { DATA_VERSION_HEADER } from '@golf/shared/api';
import { SITE } from '@golf/shared/site';
import { importFolder } from '@golf/database/import';
import { versionOf } from '@golf/database/read';
import { changed, temporaryFolder, writeFixture } from '@golf/database/testing';
import { publishFiles } from '@golf/release-store/testing';
import { registerReleases } from '../releases/release-routes.ts';

const metrics = createMetrics();

/** A server with a page that cannot be rendered. */
async function startPages() {
  const { log } = gatherLog();
  const { database } = await startApp();
  const answers = await createAnswers(database);
  const app = buildApp({ config: readConfig({}), database, answers, log, metrics });
  app.get('/', () => {
    throw new Error('secret');
  });
  onTestFinished(() => app.close());
  return { app };
}

describe('a read answer over HTTP', () => {
  test('is sent with what caches and browsers need', async () => {
    const { app } = await startApp();
    const response = await app.inject('/api/players');
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'accept-encoding',
      'access-control-allow-origin': '*',
      etag: expect.stringMatching(/^"[\w-]{22}"$/),
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
    // For documents only; 300 bytes per answer.
    for (const header of ['cross-origin-opener-policy', 'referrer-policy', 'permissions-policy', 'x-frame-options']) {
      expect(response.headers).not.toHaveProperty(header);
    }
    expect(response.json()).toHaveLength(5);
  });

  test('comes compressed as the visitor takes it', async () => {
    const { app } = await startApp();
    const plain = (await app.inject('/api/players')).rawPayload;
    const ask = (encoding: string) => app.inject({ url: '/api/players', headers: { 'accept-encoding': encoding } });
    const br = await ask('gzip, deflate, br, zstd');
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload)).toEqual(plain);
    const gzip = await ask('gzip, br;q=0');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload)).toEqual(plain);
    const identity = await ask('zstd');
    expect(identity.headers['content-encoding']).toBeUndefined();
    expect(identity.rawPayload).toEqual(plain);
    expect(new Set([br, gzip, identity].map(({ headers }) => headers.etag)).size).toBe(3);
  });

  test('is not sent again to whoever has it', async () => {
    const { app } = await startApp();
    const { headers } = await app.inject('/api/players?again=1');
    const again = await app.inject({ url: '/api/players', headers: { 'if-none-match': String(headers.etag) } });
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload).toHaveLength(0);
    expect(again.headers).toMatchObject({
      etag: headers.etag,
      vary: 'accept-encoding',
      'cache-control': expect.any(String),
    });
  });

  test('HEAD has the headers without the body', async () => {
    const { app } = await startApp();
    const response = await app.inject({ method: 'HEAD', url: '/api/players' });
    expect(response.statusCode).toBe(200);
    expect(response.rawPayload).toHaveLength(0);
    expect(Number(response.headers['content-length'])).toBeGreaterThan(0);
  });
});

test('an address that Node does not read is answered in words', async () => {
  const { app } = await startApp();
  const site = await app.listen({ port: 0, host: '127.0.0.1' });
  const players = Array.from({ length: 10_000 }, (_, index) => index + 1);
  const answer = await fetch(`${site}/?mine=${players.join(',')}`);
  expect([answer.status, await answer.text()]).toEqual([431, 'The address is too long.\n']);
});

describe('a script of another site', () => {
  const origin = 'https://elsewhere.test';
  const preflight = (app: FastifyInstance, url: string, method: string) =>
    app.inject({ method: 'OPTIONS', url, headers: { origin, 'access-control-request-method': method } });

  /** @promise In operation: Any site's script reads the open API, errors included; it can change nothing */
  test.each([
    ['/api/players', 200],
    ['/api/player-rounds/x', 400],
    ['/api/player-rounds/99', 404],
    [`/api/${'x'.repeat(3000)}`, 414],
    ['/api/%E0%A4%A', 400],
    ['/images/none.svg', 404],
    ['/flags/ie.svg', 200],
    ['/feed.xml', 404],
    ['/players/14-ada.csv?x', 404],
  ])('reads %s, whatever the status', async (url, status) => {
    const { app } = await startApp();
    const ask = (headers: Record<string, string>) => app.inject({ url, headers });
    const { statusCode, headers } = await ask({ origin });
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
    expect(String(headers.vary)).not.toMatch(/origin/i);
    if (headers.etag === undefined) return;
    const again = await ask({ origin, 'if-none-match': headers.etag });
    expect([again.statusCode, again.headers['access-control-allow-origin']]).toEqual([304, '*']);
  });

  test('sees when to come again, and what it has', async () => {
    const { app } = await startApp();
    const { headers } = await app.inject({ url: '/api/players', headers: { origin } });
    expect(headers['access-control-expose-headers']).toBe('etag, retry-after, x-request-id');
  });

  test('may name what it has', async () => {
    const { app } = await startApp();
    const { statusCode, headers } = await preflight(app, '/api/players', 'GET');
    expect(statusCode).toBe(204);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD',
      'access-control-allow-headers': `if-none-match, ${DATA_VERSION_HEADER}`,
    });
  });

  /** @promise In operation: Any site's script … */
  test('may not send clicks, nor read a page', async () => {
    const { app } = await startApp();
    const refused = await preflight(app, '/api/log-click', 'POST');
    expect([refused.statusCode, refused.json()]).toEqual([
      403,
      {
        error: { code: 'forbidden', message: 'Pages of other sites may not do this.', request_id: expect.any(String) },
      },
    ]);
    const click = await app.inject({ method: 'POST', url: '/api/log-click', headers: { origin }, payload: {} });
    const page = await app.inject({ url: '/players/14-ada', headers: { origin } });
    for (const { headers } of [refused, click, page]) {
      expect(headers).not.toHaveProperty('access-control-allow-origin');
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    }
  });
});

describe('an answer to a page that another server has sent', () => {
  const nameIn = (response: { json: () => { name: string }[] }) => response.json()[4]?.name;

  /** @promise Data: A page's next call gets the same data version or a newer one, from any server */
  test('is not older than what that page shows, although this server has not heard of it yet', async () => {
    const { app, ...opened } = await startApp();
    const ask = (seen?: string) =>
      app.inject({ url: '/api/players', headers: seen === undefined ? {} : { [DATA_VERSION_HEADER]: seen } });
    const first = await versionOf(opened.database);
    expect(nameIn(await ask(first))).toBe('Ed Elm');
    await importFolder(await writeFixture(changed('players.csv', 'Ed Elm', 'Eve Elm')), opened.database, opened);
    for (const seen of [undefined, first, 'anything']) expect(nameIn(await ask(seen))).toBe('Ed Elm');
    const seen = await versionOf(opened.database);
    const answers = await Promise.all([ask(seen), ask(seen), ask(seen)]);
    expect(answers.map(nameIn)).toEqual(['Eve Elm', 'Eve Elm', 'Eve Elm']);
    expect(nameIn(await ask())).toBe('Eve Elm');
  });

  /** @promise Data: A page's next call … */
  test('costs the database one look for all who name the same old data', async () => {
    const { app, database } = await startApp();
    const old = { [DATA_VERSION_HEADER]: '0123456789abcdef' };
    const looks = vi.spyOn(database, 'transaction');
    await app.inject('/api/players');
    expect(looks).toHaveBeenCalledTimes(1);
    const ask = () => app.inject({ url: '/api/players', headers: old });
    for (const { statusCode } of await Promise.all(Array.from({ length: 20 }, ask))) expect(statusCode).toBe(200);
    expect((await ask()).statusCode).toBe(200);
    expect(looks.mock.calls.length).toBeLessThan(4);
  });
});

describe('an error', () => {
  test.each([
    ['/api/player-rounds/99', 404, 'not_found'],
    ['/api/player-rounds/x', 400, 'bad_id'],
    ['/api/nothing', 404, 'not_found'],
    ['/api', 404, 'not_found'],
    ['/api/%E0%A4%A', 400, 'bad_request'],
    ['/api/..%2f..%2fetc%2fpasswd', 404, 'not_found'],
  ])('at %s is %i %s in JSON', async (url, status, code) => {
    const { app } = await startApp();
    const response = await app.inject(url);
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toMatch('application/json');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json()).toEqual({
      error: { code, message: expect.any(String), request_id: response.headers['x-request-id'] },
    });
  });

  test('of another method is 404: the API reads, and takes clicks', async () => {
    const { app } = await startApp();
    for (const method of ['POST', 'PUT', 'DELETE'] as const) {
      expect((await app.inject({ method, url: '/api/players' })).statusCode).toBe(404);
    }
  });

  test('of the server is logged and told without any detail', async () => {
    const { app, answers, logged } = await startApp();
    vi.spyOn(answers, 'get').mockRejectedValue(new Error('secret of /var/lib'));
    const response = await app.inject('/api/players?of=somebody');
    expect(response.statusCode).toBe(500);
    const id = response.headers['x-request-id'];
    expect(response.json()).toEqual({
      error: { code: 'internal', message: 'Something went wrong on the server.', request_id: id },
    });
    expect(response.payload).not.toMatch(/secret|\.ts|at /);
    expect(JSON.parse(logged.join())).toMatchObject({
      level: 'error',
      request_id: id,
      path: '/api/players',
      err: { message: 'secret of /var/lib' },
    });
    expect(logged.join()).not.toMatch(/somebody|127\.0\.0\.1/);
  });

  test('outside the API is a line of text', async () => {
    const { app } = await startApp();
    const response = await app.inject('/images/none.svg');
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(response.payload).toBe('There is nothing at this address.\n');
  });
});

describe('a request', () => {
  test('has a name, which its answer tells', async () => {
    const { app } = await startApp();
    const ids = await Promise.all(
      ['/api/players', '/images/none.svg', '/healthz', `/${'x'.repeat(3000)}`, '/%'].map(
        async (url) => (await app.inject(url)).headers['x-request-id'],
      ),
    );
    for (const id of ids) expect(id).toMatch(/^[\da-f]{12}$/);
    expect(new Set(ids).size).toBe(ids.length);
  });

  /** @promise In operation: A visitor's error page and the log name the request alike */
  test('whose page fails is named to the visitor in words', async () => {
    const { app } = await startPages();
    const response = await app.inject('/');
    expect(response.statusCode).toBe(500);
    expect(response.payload).toBe(
      `Something went wrong on the server. If you write to us at ${SITE.email}, name the request: ${String(response.headers['x-request-id'])}\n`,
    );
  });

  test.each<[string, Config['trustProxy'], string, string]>([
    ['is called as a trusted proxy calls it', true, 'edge-0123456789', 'edge-0123456789'],
    ['is called as the nearest of so many proxies calls it', 1, 'edge-0123456789', 'edge-0123456789'],
    ['is called as a proxy at a trusted address calls it', 'loopback', 'edge-0123456789', 'edge-0123456789'],
    ['is not called as anybody at another address wants', '10.0.0.0/8', 'edge-0123456789', '[\\da-f]{12}'],
    ['is not called as anybody wants', false, 'edge-0123456789', '[\\da-f]{12}'],
    ['is not called what is no name', true, 'edge 01234<b>', '[\\da-f]{12}'],
  ])('%s', async (_what, trustProxy, given, called) => {
    const { app } = await startApp({ config: { trustProxy } });
    const response = await app.inject({ url: '/api/players', headers: { 'x-request-id': given } });
    expect(response.headers['x-request-id']).toMatch(new RegExp(`^${called}$`));
  });
});

describe('behind a proxy', () => {
  const headers = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' };

  test('that is trusted, browsers are told how long to come by TLS, and others are not', async () => {
    const { app, logged } = await startApp({ config: { trustProxy: 1, hsts: 'max-age=300; includeSubDomains' } });
    const { headers: byTls } = await app.inject({ url: '/api/players', headers });
    expect(byTls['strict-transport-security']).toBe('max-age=300; includeSubDomains');
    expect((await app.inject('/api/players')).headers).not.toHaveProperty('strict-transport-security');
    expect(logged).toEqual([]);
  });

  test('that is not named is logged once, without an address', async () => {
    const { app, logged } = await startApp();
    await app.inject('/api/players');
    expect(logged).toEqual([]);
    for (let time = 0; time < 3; time += 1) await app.inject({ url: '/api/players', headers });
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain('Requests come with x-forwarded-for, and TRUST_PROXY is not set');
    expect(logged[0]).not.toContain('203.0.113.7');
  });
});

describe('the server', () => {
  test.each(['/readyz', '/healthz'])('says at %s that it is well, and which data it serves', async (path) => {
    const { app, answers } = await startApp();
    const response = await app.inject(path);
    expect(response.json()).toMatchObject({ status: 'ok', data_version: answers.dataVersion(), left_to_browser: [] });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  /** @promise Data: A database that does … */
  test('says why it cannot be sent visitors, and is alive all the same', async () => {
    const app = fastify();
    registerHealth(app, () => ({
      data_version: '7',
      problem: 'The disk is gone.',
      backend_problem: null,
      left_to_browser: [],
      not_taken_up: [],
    }));
    const ready = await app.inject('/readyz');
    expect(ready.statusCode).toBe(503);
    expect(ready.json()).toMatchObject({ status: 'failing', problem: 'The disk is gone.' });
    expect((await app.inject('/livez')).statusCode).toBe(200);
  });

  test('turns visitors away under pressure, and says when to come back', async () => {
    // Below any event-loop lag.
    const { app } = await startApp({ limits: { eventLoopDelay: 0.000_001, sampleInterval: 10 } });
    await vi.waitFor(async () => {
      const response = await app.inject('/api/players');
      expect(response.statusCode).toBe(503);
      expect(response.headers).toMatchObject({ 'retry-after': '5', 'access-control-allow-origin': '*' });
      expect(response.json()).toMatchObject({ error: { code: 'overloaded' } });
      expect((await app.inject('/livez')).statusCode).toBe(200);
    });
  });

  test('under pressure a page that was sent still gets its scripts', async () => {
    const releases = await temporaryFolder();
    await publishFiles(releases, 'shell', '1', { 'files/index-0123456789ab.js': 'start()' });
    const { app } = await startApp({
      limits: { eventLoopDelay: 0.000_001, sampleInterval: 10 },
      register: (site) => void registerReleases(site, releases),
    });
    await vi.waitFor(async () => expect((await app.inject('/api/players')).statusCode).toBe(503));
    expect((await app.inject('/releases/shell/files/index-0123456789ab.js')).statusCode).toBe(200);
  });

  test('does not start without data', () => {
    expect(() => buildApp({ config: readConfig({}), database: null, answers: null, ...gatherLog(), metrics })).toThrow(
      /database/,
    );
  });

  test('lets pages be added with their own policy and their own answer to unknown addresses', async () => {
    const { database, imagesFolder } = await startApp();
    const app = buildApp({
      config: { ...readConfig({}), imagesFolder },
      database,
      answers: await createAnswers(database),
      log: gatherLog().log,
      metrics,
    });
    app.get('/', (_request, reply) => reply.header('content-security-policy', "default-src 'self'").send('page'));
    app.setNotFoundHandler((_request, reply) => reply.code(404).send('the 404 page'));
    expect((await app.inject('/')).headers['content-security-policy']).toBe("default-src 'self'");
    expect((await app.inject('/no/page')).payload).toBe('the 404 page');
    expect((await app.inject('/api/no')).json()).toMatchObject({ error: { code: 'not_found' } });
    expect((await app.inject('/images/no.svg')).payload).toBe('There is nothing at this address.\n');
    await app.close();
  });
});

test.each(['a', encodeURIComponent('😀')])(
  'a pasted text of 5,000 letters %s leads to the page of the search, which says that it is too long',
  async (letter) => {
    const { app } = await startApp();
    const { statusCode, headers } = await app.inject(`/search?q=${letter.repeat(5000)}`);
    expect(statusCode).toBe(302);
    const query = decodeURIComponent(String(headers.location).replace('/search/', ''));
    expect(query.length).toBeGreaterThan(100);
    expect(decodeURIComponent(letter).repeat(102)).toContain(query);
  },
);
