import { ALL_PAGES } from '@golf/shared/pages';
import fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { registerDiscovery, robots, securityText, sitemap } from './discovery.ts';

/** Pages of the sitemap for any data and any backend. */
const DATED = ALL_PAGES.flatMap(({ page }) => (page.lastChange && !page.needs ? [page.path] : []));

const ORIGIN = 'https://golf.test';
const NO_ROUNDS = { played: [], roundsOf: async () => [] };
const ARTICLE = {
  path: '/articles/a',
  title: 'A & B',
  description: 'What it says',
  date: '2025-09-11',
  image: '/a.svg',
};

test('robots are shown the sitemap, and may read what pages are made of', () => {
  expect(robots(ORIGIN)).toMatch(/Disallow:\n[\s\S]*Sitemap: https:\/\/golf\.test\/sitemap\.xml/);
});

test('security.txt says whom to tell, and is good for a year', () => {
  const text = securityText(ORIGIN, Date.parse('2026-11-21T12:00:00Z'));
  expect(text).toMatch(/^Contact: mailto:\S+@\S+\nExpires: 2027-11-21T00:00:00Z$/m);
  expect(text).toContain(`Canonical: ${ORIGIN}/.well-known/security.txt`);
});

test('the sitemap holds every route and every page of the remotes, absolute', async () => {
  const xml = await sitemap(ORIGIN, {
    pages: [ARTICLE],
    players: ['/players/14-ada'],
    played: [{ id: 14, name: 'Ada', rounds: 1 }],
    roundsOf: async (of) => of.map(({ id }) => ({ url: `/rounds/${id}`, lastmod: '2026-11-09' })),
    answered: ['/api/records', '/api/openapi.json'],
    latestRound: '2026-11-15',
    latestChange: '2026-11-20',
  });
  for (const path of [...DATED, '/records', '/developers', '/articles/a', '/players/14-ada']) {
    expect(xml).toContain(`<loc>${ORIGIN}${path}</loc>`);
  }
  const dayOf = (path: string) => new RegExp(`<loc>${ORIGIN}${path}</loc><lastmod>([\\d-]{10})`).exec(String(xml))?.[1];
  expect(['/', '/courses', '/compare', '/records', '/data', '/players/14-ada'].map(dayOf)).toEqual(
    Array.from({ length: 6 }, () => '2026-11-15'),
  );
  expect(dayOf('/changes')).toBe('2026-11-20');
  expect(dayOf('/rounds/14')).toBe('2026-11-09');
  expect(dayOf('/articles')).toBe(ARTICLE.date);
  expect(dayOf('/articles/a')).toBe(ARTICLE.date);
  expect(['/privacy', '/accessibility', '/developers'].map(dayOf)).not.toContain(undefined);
  expect(String(xml)).not.toContain('/:');
});

test('more pages than one sitemap may hold are in several, each of them once', async () => {
  const players = Array.from({ length: 100_000 }, (_, index) => `/players/${index + 1}`);
  const index = await sitemap(ORIGIN, {
    pages: [ARTICLE],
    players,
    ...NO_ROUNDS,
    answered: [],
    latestRound: null,
    latestChange: null,
  });
  const parts = [...String(index).matchAll(/<loc>https:\/\/golf\.test\/sitemap-(\d)\.xml<\/loc>/g)];
  expect(parts.map(([, part]) => part)).toEqual(['1', '2', '3']);
  const listed: string[] = [];
  for (const part of [1, 2, 3]) {
    const xml = String(
      await sitemap(
        ORIGIN,
        { pages: [ARTICLE], players, ...NO_ROUNDS, answered: [], latestRound: null, latestChange: null },
        part,
      ),
    );
    const here = [...xml.matchAll(/<loc>https:\/\/golf\.test([^<]+)<\/loc>/g)].map(([, path]) => path ?? '');
    expect(here.length).toBeLessThanOrEqual(50_000);
    listed.push(...here);
  }
  expect(listed.toSorted()).toEqual([...DATED, '/articles/a', ...players].toSorted());
  for (const part of [0, 4, Number.NaN])
    expect(
      await sitemap(
        ORIGIN,
        { pages: [ARTICLE], players, ...NO_ROUNDS, answered: [], latestRound: null, latestChange: null },
        part,
      ),
    ).toBeNull();
  expect(
    await sitemap(
      ORIGIN,
      {
        pages: [ARTICLE],
        players: [],
        ...NO_ROUNDS,
        answered: [],
        latestRound: null,
        latestChange: null,
      },
      1,
    ),
  ).toBeNull();
});

test('a million rounds are in sitemaps of their own, each read when it is asked for', async () => {
  const played = Array.from({ length: 1000 }, (_, index) => ({ id: index + 1, name: 'Ada', rounds: 130 }));
  const read: number[] = [];
  const site = {
    pages: [ARTICLE],
    players: [],
    played,
    roundsOf: async (of: readonly { id: number }[]) => {
      read.push(of.length);
      return of.map(({ id }) => ({ url: `/rounds/${id}` }));
    },
    answered: [],
    latestRound: null,
    latestChange: null,
  };
  const index = String(await sitemap(ORIGIN, site));
  expect(index.match(/<sitemap>/g)).toHaveLength(4);
  expect(read).toEqual([]);
  const listed: string[] = [];
  for (const part of [2, 3, 4]) {
    const xml = String(await sitemap(ORIGIN, site, part));
    listed.push(...[...xml.matchAll(/\/rounds\/(\d+)</g)].map(([, id]) => id ?? ''));
  }
  expect(listed).toEqual(played.map(({ id }) => String(id)));
  expect(Math.max(...read) * 130).toBeLessThanOrEqual(50_000);
});

describe('a list of players has a feed and a calendar of their rounds', () => {
  const directory = {
    paths: new Map([3, 8, 9].map((id) => [id, `/players/${id}`])),
    // 9 is not announced.
    announced: ['/players/3', '/players/8'],
    played: [],
    pairs: [],
    courses: new Map(),
  };
  const roundOf = (id: number) => ({
    id: 10 * id,
    date: `2026-11-0${id}`,
    handicap: 1,
    score_over_par: -2,
    name: `Player ${id}`,
    title: 'A round',
    course: 'Links',
    course_link: null,
    pro: false,
  });
  async function get(url: string) {
    const app = fastify();
    registerDiscovery(app, {
      origin: ORIGIN,
      pages: async () => [],
      players: async () => directory,
      fetchAnswer: async (path) => ({ status: 200, body: JSON.stringify([roundOf(Number(path.split('/').at(-1)))]) }),
    });
    const { statusCode, headers, body } = await app.inject(url);
    return { statusCode, type: headers['content-type'], body };
  }

  /** @promise Pages: A list of players has a feed and a calendar, and a list that cannot be read an answer in words */
  test('the newest round first, and nobody who is not announced', async () => {
    const feed = await get('/feed.xml?players=3,8,9');
    expect(feed).toMatchObject({ statusCode: 200, type: 'application/atom+xml; charset=utf-8' });
    expect([...feed.body.matchAll(/<title type="html"><!\[CDATA\[(.*?)\]\]>/g)].map(([, title]) => title)).toEqual([
      'Player 8: A round',
      'Player 3: A round',
    ]);
    expect(feed.body).toContain(`<link rel="self" href="${ORIGIN}/feed.xml?players=3,8"/>`);
    const calendar = await get('/rounds.ics?players=3&players=8');
    expect(calendar).toMatchObject({ statusCode: 200, type: 'text/calendar; charset=utf-8' });
    expect(calendar.body.match(/^SUMMARY:.*/gm)).toEqual([
      'SUMMARY:Player 8: −2 at Links',
      'SUMMARY:Player 3: −2 at Links',
    ]);
  });

  test.each([
    ['/rounds.ics', 400, /^Name players by their numbers/],
    ['/feed.xml?players=x', 400, /^Name players by their numbers/],
    [`/rounds.ics?players=${Array.from({ length: 201 }, (_, id) => id + 1).join(',')}`, 400, /at most 200 .* 201/],
    ['/feed.xml?players=77', 404, /^Nobody on this list/],
    ['/rounds.ics?players=9', 404, /^Nobody on this list/],
  ])('%.30s is answered in words', async (url, status, words) => {
    const { statusCode, type, body } = await get(url);
    expect({ statusCode, type }).toEqual({ statusCode: status, type: 'text/plain; charset=utf-8' });
    expect(body).toMatch(words);
  });
});
