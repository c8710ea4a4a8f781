import { importFolder } from '@golf/database/import';
import { changed, writeFixture } from '@golf/database/testing';
import { describe, expect, test } from 'vitest';
import { registerCards } from '../testing/register-cards.ts';
import { startApp } from '../testing/start-app.ts';

/** The server over the fixture, with cards. */
const startWithCards = () => startApp({ register: registerCards });

describe('/cards', () => {
  test('sends pictures that other sites may show, under an ETag that changes with the data', async () => {
    const { app, answers, logged, ...opened } = await startWithCards();
    const ask = (etag?: string) =>
      app.inject({ url: '/cards/players/1.png?x=1', headers: etag ? { 'if-none-match': etag } : {} });
    const first = await ask();
    expect(first.statusCode).toBe(200);
    expect(first.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=3600',
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': "default-src 'none'; sandbox",
      etag: expect.stringMatching(/^"[\w-]{22}"$/),
    });
    expect(first.rawPayload.toString('latin1', 1, 4)).toBe('PNG');
    expect((await ask(String(first.headers.etag))).statusCode).toBe(304);
    await importFolder(await writeFixture(changed('players.csv', 'Ann Ash', 'Anna Ash')), opened.database, opened);
    await answers.refresh();
    const second = await ask(String(first.headers.etag));
    expect(second.statusCode).toBe(200);
    expect(second.headers.etag).not.toBe(first.headers.etag);
    expect(logged).toEqual([]);
  });

  const THERE = [
    'players/1',
    'players/2',
    'players/5',
    'compare/1-2',
    'courses/1',
    'courses/2',
    'rounds/1',
    'board',
    'records',
  ];
  const NOT_THERE = [
    'players/99',
    'compare/1-99',
    'courses/3',
    'rounds/9999',
    'articles/nothing',
    'nothing',
    'players/1.png/2',
  ];

  // One server: each starts a drawing process.
  test('has one of everything that there is, and of nothing else', async () => {
    const { app, logged } = await startWithCards();
    for (const name of THERE) {
      const { statusCode, headers } = await app.inject(`/cards/${name}.png`);
      expect([name, statusCode, headers['content-type'], headers['cache-control']]).toEqual([
        name,
        200,
        'image/png',
        'public, max-age=3600',
      ]);
    }
    for (const name of [...NOT_THERE, '%zz']) {
      const { statusCode, headers } = await app.inject(`/cards/${name}.png`);
      expect([name, statusCode, headers['cache-control']]).toEqual([name, name === '%zz' ? 400 : 404, 'no-store']);
    }
    expect(logged).toEqual([]);
  });
});

test('pages are described for sites that embed them', async () => {
  const { app, logged } = await startWithCards();
  const ask = (query: string) => app.inject(`/oembed?${query}`);
  const described = await ask('url=https%3A%2F%2Fgolf.test%2Frounds%2F1');
  expect(described.statusCode).toBe(200);
  expect(described.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=300',
    'access-control-allow-origin': '*',
    etag: expect.any(String),
  });
  expect(described.json()).toMatchObject({ type: 'rich', thumbnail_url: 'https://golf.test/cards/rounds/1.png' });
  for (const [query, status] of [
    ['', 400],
    ['url=https%3A%2F%2Fgolf.test%2F&format=xml', 501],
    ['url=https%3A%2F%2Felsewhere.test%2F', 404],
  ] as const) {
    const refused = await ask(query);
    expect([refused.statusCode, refused.headers['cache-control']]).toEqual([status, 'no-store']);
    expect(refused.json()).toEqual({
      error: {
        code: expect.any(String),
        message: expect.stringMatching(/\.|…$/),
        request_id: refused.headers['x-request-id'],
      },
    });
  }
  expect(logged).toEqual([]);
});

test('embeds and overlays may be framed by any site, and nothing else may', async () => {
  const { app } = await startWithCards();
  const card = await app.inject({ url: '/embed/players/1', headers: { 'accept-encoding': 'br' } });
  expect(card.statusCode).toBe(200);
  expect(card.headers['content-encoding']).toBe('br');
  expect(card.headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-.+; frame-ancestors \*$/,
  );
  expect(card.headers).not.toHaveProperty('x-frame-options');
  const overlay = await app.inject('/overlay/players/1');
  expect([overlay.statusCode, overlay.headers['x-frame-options']]).toEqual([200, undefined]);
  const gone = await app.inject('/embed/players/99');
  expect([gone.statusCode, gone.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  expect(gone.headers['content-security-policy']).toContain('frame-ancestors *');
  expect((await app.inject('/embed/players/x')).headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect((await app.inject('/api/players')).headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect((await app.inject('/healthz')).headers['x-frame-options']).toBe('DENY');
});
