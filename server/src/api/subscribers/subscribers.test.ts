import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { fixtureDatabase } from '@golf/database/testing';
import { startApp } from '../../testing/start-app.ts';
import { channelQuery } from './channel-query.ts';
import { COUNT_AGE, createSubscribers, FAILURE_AGE, UNKNOWN_AGE } from './subscribers.ts';

const ANN = 'https://www.youtube.com/@annplays';
const KEY = 'AIza-stand-in';

type StandIn = { status?: number; body?: unknown } | 'hang';

const counted = (count: number) => ({ body: { items: [{ statistics: { subscriberCount: String(count) } }] } });

/** A fake YouTube on a free port with a test's answers. */
async function startYoutube(first: StandIn) {
  let next = first;
  const asked: { url: string; key: string | undefined }[] = [];
  const server = createServer((request, response) => {
    asked.push({ url: request.url ?? '', key: String(request.headers['x-goog-api-key']) });
    if (next === 'hang') return;
    response.writeHead(next.status ?? 200, { 'content-type': 'application/json' }).end(JSON.stringify(next.body ?? {}));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  // Cast: a listening TCP server has an AddressInfo.
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, asked, answerWith: (answer: StandIn) => (next = answer) };
}

async function start(first: StandIn, apiKey: string | null = KEY) {
  const youtube = await startYoutube(first);
  const { database } = await fixtureDatabase();
  const clock = { now: Date.parse('2026-01-01T00:00:00Z') };
  const warnings: string[] = [];
  const subscribersOf = createSubscribers(database, {
    apiKey,
    apiOrigin: youtube.origin,
    warn: (message) => warnings.push(message),
    timeout: 200,
    now: () => clock.now,
  });
  return { ...youtube, clock, warnings, subscribersOf, database };
}

describe('a count', () => {
  test('is requested once and cached for a day', async () => {
    const { subscribersOf, asked, clock, answerWith } = await start(counted(1234));
    expect(await subscribersOf(ANN)).toEqual({ count: 1234 });
    expect(asked).toEqual([{ url: '/youtube/v3/channels?part=statistics&forHandle=%40annplays', key: KEY }]);
    answerWith(counted(2000));
    clock.now += COUNT_AGE - 1;
    expect(await subscribersOf(ANN)).toEqual({ count: 1234 });
    expect(asked).toHaveLength(1);
    clock.now += 1;
    expect(await subscribersOf(ANN)).toEqual({ count: 2000 });
    expect(asked).toHaveLength(2);
  });

  test('is requested once for simultaneous visitors', async () => {
    const { subscribersOf, asked } = await start(counted(7));
    expect(await Promise.all([subscribersOf(ANN), subscribersOf(ANN), subscribersOf(ANN)])).toEqual(
      Array.from({ length: 3 }, () => ({ count: 7 })),
    );
    expect(asked).toHaveLength(1);
  });

  test.each<[string, StandIn]>([
    ['hidden', { body: { items: [{ statistics: { hiddenSubscriberCount: true, subscriberCount: '0' } }] } }],
    ['of no channel', { body: {} }],
  ])('that is %s is null, and not asked for again within the hour', async (_what, answer) => {
    const { subscribersOf, asked, clock } = await start(answer);
    expect(await subscribersOf(ANN)).toEqual({ count: null });
    clock.now += UNKNOWN_AGE - 1;
    expect(await subscribersOf(ANN)).toEqual({ count: null });
    expect(asked).toHaveLength(1);
    clock.now += 1;
    await subscribersOf(ANN);
    expect(asked).toHaveLength(2);
  });

  test.each<[string, StandIn, RegExp]>([
    ['refuses', { status: 403, body: { error: 'quota' } }, /YouTube answered 403/],
    ['answers nonsense', { body: { items: 'none' } }, /Invalid type/],
    ['does not answer', 'hang', /timeout/],
  ])('that is old is served when YouTube %s, which is then left alone for a minute', async (_what, answer, why) => {
    const { subscribersOf, asked, clock, answerWith, warnings } = await start(counted(99));
    await subscribersOf(ANN);
    clock.now += COUNT_AGE;
    answerWith(answer);
    expect(await subscribersOf(ANN)).toEqual({ count: 99 });
    expect(await subscribersOf(ANN)).toEqual({ count: 99 });
    expect(asked).toHaveLength(2);
    expect(warnings.join()).toMatch(why);
    expect(warnings.join()).not.toContain(KEY);
    answerWith(counted(100));
    clock.now += FAILURE_AGE;
    expect(await subscribersOf(ANN)).toEqual({ count: 100 });
  });

  test('that was never there fails when YouTube does', async () => {
    const { subscribersOf } = await start({ status: 500 });
    expect(await subscribersOf(ANN)).toBe('failed');
  });
});

describe('nobody is asked', () => {
  test('about links that are not of our players, nor for links that name no channel', async () => {
    const { subscribersOf, asked } = await start(counted(1));
    expect(await subscribersOf('https://www.youtube.com/@somebody')).toBe('not ours');
    expect(await subscribersOf('https://www.youtube.com/c/botwo')).toEqual({ count: null });
    expect(asked).toEqual([]);
  });

  test('without a key is that of the data, or null', async () => {
    const { subscribersOf, asked, database } = await start(counted(1), null);
    expect(await subscribersOf(ANN)).toEqual({ count: null });
    await database.updateTable('channels').set({ subscribers: 48_200 }).where('link', '=', ANN).execute();
    expect(await subscribersOf(ANN)).toEqual({ count: 48_200 });
    expect(asked).toEqual([]);
  });
});

describe('GET /api/youtube-subscribers/{channelLink}', () => {
  const path = (link: string) => `/api/youtube-subscribers/${encodeURIComponent(link)}`;

  test('a link with a null character is no channel', async () => {
    const { app } = await startApp();
    expect((await app.inject(path('https://www.youtube.com/@x\0'))).statusCode).toBe(404);
  });

  test('answers the count of a link that is encoded as one segment', async () => {
    const youtube = await startYoutube(counted(4321));
    const { app } = await startApp({ config: { youtubeApiKey: KEY, youtubeApiOrigin: youtube.origin } });
    const response = await app.inject(path(ANN));
    expect(response.json()).toEqual({ subscriberCount: 4321 });
    expect(response.headers['cache-control']).toBe('public, max-age=3600');
  });

  test('is null without a key, 404 for a channel that is not ours, 502 where YouTube fails', async () => {
    const youtube = await startYoutube({ status: 500 });
    const { app } = await startApp({ config: { youtubeApiKey: KEY, youtubeApiOrigin: youtube.origin } });
    expect((await app.inject(path('https://x.example/'))).statusCode).toBe(404);
    expect((await app.inject(path('x'.repeat(1900)))).statusCode).toBe(404);
    expect((await app.inject(path('x'.repeat(3000)))).statusCode).toBe(414);
    const failed = await app.inject(path(ANN));
    expect(failed.statusCode).toBe(502);
    expect(failed.json()).toMatchObject({ error: { code: 'bad_gateway' } });
    const { app: keyless } = await startApp();
    const silent = await keyless.inject(path(ANN));
    expect(silent.statusCode).toBe(200);
    expect(silent.json()).toEqual({ subscriberCount: null });
  });
});

test.each([
  ['https://www.youtube.com/@annplays', { forHandle: '@annplays' }],
  ['https://youtube.com/@ann.plays-golf/videos?x=1', { forHandle: '@ann.plays-golf' }],
  ['https://www.youtube.com/%40annplays', { forHandle: '@annplays' }],
  ['https://www.youtube.com/channel/UC0123456789abcdefghijkl', { id: 'UC0123456789abcdefghijkl' }],
  ['https://m.youtube.com/user/annplays', { forUsername: 'annplays' }],
  ['https://www.youtube.com/c/annplays', null],
  ['https://www.youtube.com/watch?v=abcdefghijk', null],
  ['https://youtube.com.example/@annplays', null],
  ['https://www.youtube.com/%E0%A4%A', null],
  ['annplays', null],
])('the channel of %s', (link, query) => {
  expect(channelQuery(link)).toEqual(query);
});
