import { describe, expect, test } from 'vitest';
import type { Database } from '@golf/database/schema';
import { startApp } from '../testing/start-app.ts';

const CLICK = { trackId: 'expand-player', timestamp: '2026-02-03T04:05:06.789Z', playerId: 14, scoreId: null };

const rowsOf = (database: Database) => database.selectFrom('click_log').selectAll().orderBy('id').execute();

describe('POST /api/log-click', () => {
  test('stores a click, with the server’s own time beside the visitor’s', async () => {
    const { app, database } = await startApp();
    const before = new Date().toISOString();
    const response = await app.inject({ method: 'POST', url: '/api/log-click', payload: { ...CLICK, itemId: 3 } });
    expect(response.statusCode).toBe(204);
    expect(response.payload).toBe('');
    await app.close();
    const [row, ...more] = await rowsOf(database);
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      track_id: 'expand-player',
      timestamp: CLICK.timestamp,
      player_id: 14,
      score_id: null,
      trophy_id: null,
      item_id: 3,
    });
    expect(row?.received_at.localeCompare(before)).toBeGreaterThanOrEqual(0);
  });

  test('takes text that holds JSON, as sendBeacon sends it', async () => {
    const { app } = await startApp();
    const send = (payload: string) =>
      app.inject({
        method: 'POST',
        url: '/api/log-click',
        payload,
        headers: { 'content-type': 'text/plain;charset=UTF-8' },
      });
    expect((await send(JSON.stringify(CLICK))).statusCode).toBe(204);
    expect((await send('hello')).statusCode).toBe(400);
  });

  test.each<[string, number, string | object, string?]>([
    ['no body', 400, ''],
    ['no JSON', 400, '{"trackId":'],
    ['a list', 400, [CLICK]],
    ['a field missing', 400, { trackId: 'visit', timestamp: CLICK.timestamp }],
    ['a field too many', 400, { ...CLICK, cookie: 'x' }],
    ['a number as text', 400, { ...CLICK, playerId: '14' }],
    ['a time that is none', 400, { ...CLICK, timestamp: 'yesterday' }],
    ['an empty marker', 400, { ...CLICK, trackId: '' }],
    ['a marker that a terminal would obey', 400, { ...CLICK, trackId: 'x\u001b[2J' }],
    ['a marker with a null character', 400, { ...CLICK, trackId: 'x\u0000' }],
    ['a prototype', 400, '{"__proto__":{"x":1}}'],
    ['a body too large', 413, { ...CLICK, trackId: 'x'.repeat(5000) }],
    ['another type', 415, '<click/>', 'application/xml'],
  ])('refuses %s: %i', async (_what, status, payload, type = 'application/json') => {
    const { app, database } = await startApp();
    const response = await app.inject({
      method: 'POST',
      url: '/api/log-click',
      payload,
      headers: { 'content-type': type },
    });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toEqual({
      error: {
        code: expect.any(String),
        message: expect.any(String),
        request_id: response.headers['x-request-id'],
      },
    });
    await app.close();
    expect(await rowsOf(database)).toEqual([]);
  });

  test.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://golf.test' }, 204],
    [{ origin: 'https://spy.test' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'http://localhost:80' }, 204],
    [{}, 204],
  ])('from another site is refused: %j is %i', async (headers, status) => {
    const { app } = await startApp();
    const sent = {
      method: 'POST',
      url: '/api/log-click',
      payload: CLICK,
      headers: { host: 'localhost', ...headers },
    } as const;
    expect((await app.inject(sent)).statusCode).toBe(status);
  });

  test('too many from one address are refused; others are not', async () => {
    const { app } = await startApp({ limits: { clicksPerMinute: 2 } });
    const send = (remoteAddress: string) =>
      app.inject({ method: 'POST', url: '/api/log-click', payload: CLICK, remoteAddress });
    expect((await send('10.0.0.1')).statusCode).toBe(204);
    expect((await send('10.0.0.1')).statusCode).toBe(204);
    const refused = await send('10.0.0.1');
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ error: { code: 'too_many' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await send('10.0.0.2')).statusCode).toBe(204);
    expect((await app.inject({ url: '/api/players', remoteAddress: '10.0.0.1' })).statusCode).toBe(200);
  });

  test('behind so many proxies the address that the first of them saw counts, whatever the visitor made up', async () => {
    const { app } = await startApp({ config: { trustProxy: 1 }, limits: { clicksPerMinute: 1 } });
    const send = (forwarded: string) =>
      app.inject({ method: 'POST', url: '/api/log-click', payload: CLICK, headers: { 'x-forwarded-for': forwarded } });
    expect((await send('made-up, 10.0.0.1')).statusCode).toBe(204);
    expect((await send('otherwise, 10.0.0.1')).statusCode).toBe(429);
    expect((await send('10.0.0.2')).statusCode).toBe(204);
  });

  test('behind a trusted proxy the visitor’s address counts', async () => {
    const { app } = await startApp({ config: { trustProxy: '127.0.0.1' }, limits: { clicksPerMinute: 1 } });
    const send = (visitor: string) =>
      app.inject({ method: 'POST', url: '/api/log-click', payload: CLICK, headers: { 'x-forwarded-for': visitor } });
    expect((await send('10.0.0.1')).statusCode).toBe(204);
    expect((await send('10.0.0.1')).statusCode).toBe(429);
    expect((await send('10.0.0.2')).statusCode).toBe(204);
  });
});
