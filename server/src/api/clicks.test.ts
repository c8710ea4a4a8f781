import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test, vi } from 'vitest';
import { openDatabase, type Database } from '@golf/database/open';
import { emptyDatabase, fixtureDatabase } from '@golf/database/testing';
import { sql } from 'kysely';
import { createClickLog, KEPT_FOR } from './click-log.ts';
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

describe('the click log', () => {
  const warnings: string[] = [];
  const warn = (message: string) => void warnings.push(message);

  test('is written a moment after the click, in batches', async () => {
    const { database } = await emptyDatabase();
    const log = createClickLog(database, { warn, delay: 1 });
    const inserts = vi.spyOn(database, 'insertInto');
    for (let index = 0; index < 250; index++) log.record({ ...CLICK, playerId: index });
    await vi.waitFor(async () => expect(await rowsOf(database)).toHaveLength(250));
    expect(inserts).toHaveBeenCalledTimes(3);
    await log.close();
  });

  test('keeps no more rows than it may: the oldest go', async () => {
    const { database } = await emptyDatabase();
    const log = createClickLog(database, { warn, maxRows: 10 });
    for (let index = 0; index < 25; index++) log.record({ ...CLICK, playerId: index });
    await log.close();
    expect((await rowsOf(database)).map((row) => row.player_id)).toEqual(
      Array.from({ length: 10 }, (_, index) => 15 + index),
    );
  });

  test('forgets what is older than 90 days', async () => {
    const { database } = await emptyDatabase();
    const clock = { now: Date.parse('2026-01-01T00:00:00Z') };
    const log = createClickLog(database, { warn, now: () => clock.now });
    log.record({ ...CLICK, playerId: 1 });
    await log.flush();
    clock.now += KEPT_FOR - 1;
    log.record({ ...CLICK, playerId: 2 });
    await log.flush();
    expect((await rowsOf(database)).map((row) => row.player_id)).toEqual([1, 2]);
    clock.now += 2 * 3_600_000;
    log.record({ ...CLICK, playerId: 3 });
    await log.close();
    expect((await rowsOf(database)).map((row) => row.player_id)).toEqual([2, 3]);
  });

  test('holds no more clicks than it may, and says how many it dropped', async () => {
    const { database } = await emptyDatabase();
    const told: string[] = [];
    const log = createClickLog(database, { warn: (message) => told.push(message), maxWaiting: 5 });
    for (let index = 0; index < 8; index++) log.record(CLICK);
    await log.close();
    expect(await rowsOf(database)).toHaveLength(5);
    expect(told).toEqual(['3 clicks were dropped: more came in than the database took.']);
  });

  test('waits while an import writes, and loses nothing', async () => {
    const opened = await fixtureDatabase();
    const database = await openDatabase(opened.path, { busyTimeout: 1 });
    const importer = new DatabaseSync(opened.path);
    importer.exec('begin immediate');
    const log = createClickLog(database, { warn, delay: 5 });
    log.record(CLICK);
    await log.flush();
    expect(await rowsOf(database)).toEqual([]);
    importer.exec('commit');
    await vi.waitFor(async () => expect(await rowsOf(database)).toHaveLength(1));
    await log.close();
    importer.close();
    await database.destroy();
    expect(warnings).toEqual([]);
  });

  test('waits while the disk is full, says so, and loses nothing', async () => {
    const { database } = await fixtureDatabase();
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database);
    await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count ?? 0)}`.execute(database);
    const log = createClickLog(database, { warn, delay: 5 });
    // More than what is left of the page that the table has.
    for (let click = 0; click < 100; click += 1) log.record({ ...CLICK, trackId: 'x'.repeat(200) });
    await log.flush();
    expect(await rowsOf(database)).toEqual([]);
    expect(warnings).toContain('Clicks wait to be written: the disk is full; make room and try again.');
    await sql`pragma max_page_count = 100000`.execute(database);
    await vi.waitFor(async () => expect(await rowsOf(database)).toHaveLength(100));
    await log.close();
    warnings.length = 0;
  });
});
