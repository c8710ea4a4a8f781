import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createSharing } from '../sharing.ts';
import { contentsOf, HOSTILE } from '../testing/contents.ts';
import { player, roundPage, siteOf } from '../testing/site.ts';
import { boardFrame } from './board.ts';
import { comparisonFrame } from './comparison.ts';
import { courseFrame } from './course.ts';
import { CUT_FONTS, cutFont } from './cut-font.ts';
import { frameHtml } from './frame.ts';
import { playerFrame } from './player.ts';
import { roundFrame } from './round.ts';

const noArtist = { draw: async () => Promise.reject(new Error('an embedded card is not drawn')) };

/** The embedded card at a path, with these players. */
async function embedAt(path: string, players: unknown[]) {
  const history = Array.from({ length: 400 }, (_, at) => ({
    id: at,
    date: new Date(at * 86_400_000).toISOString().slice(0, 10),
    handicap: Math.sin(at),
    score_over_par: 0,
    pro: false,
  }));
  const site = siteOf({ '/api/players': players, '/api/player-history/14': history });
  const shared = await createSharing(site, noArtist)(path);
  return { html: shared?.body.toString() ?? null, ...shared };
}

test('a player is a small page that any site may frame, and that leads to the player’s page', async () => {
  const { html, headers, type } = await embedAt('/embed/players/14', [player(14, 'Odhrán Kilvarney', -1.4)]);
  expect(type).toBe('text/html; charset=utf-8');
  expect(html).toContain(
    '<a href="https://golf.test/players/14-odhran-kilvarney" target="_blank" rel="noopener">Odhrán Kilvarney</a>',
  );
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('<link rel="canonical" href="https://golf.test/players/14-odhran-kilvarney">');
  expect(html).toContain('<b>+1.4</b>');
  expect(html).toContain('<dt>Place</dt><dd><b>1</b> of 1</dd>');
  expect(html).not.toContain('<script');
  const [, style = ''] = /<style>([^]*)<\/style>/.exec(html ?? '') ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(headers?.['content-security-policy']).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self'; font-src data:; base-uri 'none'; form-action 'none'; frame-ancestors *`,
  );
});

test.each(Object.entries(CUT_FONTS))('its font of %s is cut of the one that is installed', async (_, font) => {
  expect(readFileSync(font.file).equals(await cutFont(font))).toBe(true);
});

test('its line rises as the handicap gets better, like every chart of the site', async () => {
  const history = Array.from({ length: 12 }, (_, at) => 20 - at).map((handicap, id) => ({
    id,
    date: new Date(id * 86_400_000).toISOString().slice(0, 10),
    handicap,
    score_over_par: 0,
    pro: false,
  }));
  const site = siteOf({ '/api/players': [player(14, 'Ada', 4)], '/api/player-history/14': history });
  const html = (await createSharing(site, noArtist)('/embed/players/14'))?.body.toString() ?? '';
  const heights = [...(/<path d="M([^"]+)"/.exec(html)?.[1]?.split('L') ?? [])].map((point) =>
    Number(point.split(' ')[1]),
  );
  expect(heights.length).toBeGreaterThan(3);
  expect(heights).toEqual(heights.toSorted((a, b) => b - a));
  expect(html).toContain('Up is better');
  // The line starts at the fifth round, the first with a handicap.
  expect(html).toContain('<span><i>25.6 · </i>5 Jan 1970</span><span><i>4.0 · </i>12 Jan 1970</span>');
});

test('who is not announced has neither name nor face nor country in it', async () => {
  const { html } = await embedAt('/embed/players/14', [player(14, 'Somebody Secret', -1.4, { live: false })]);
  expect(html).toContain('A player to be announced');
  expect(html).not.toMatch(/Secret|secret|profiles|Ireland/);
});

/** A frame of each kind, about a player, club and course with one name. */
function framesOf(name: string | null): string[] {
  return contentsOf(name).flatMap((content) => {
    if (content.kind === 'player') return frameHtml(playerFrame(content));
    if (content.kind === 'comparison') return frameHtml(comparisonFrame(content));
    if (content.kind === 'course') return frameHtml(courseFrame(content));
    if (content.kind === 'round') return frameHtml(roundFrame(content));
    return content.kind === 'board' ? frameHtml(boardFrame({ ...content, filter: name ?? '' })) : [];
  });
}

const elementsOf = (html: string) => html.match(/<[a-z1-6]+/g);

test.each(HOSTILE)('a name is text in every frame: %s', (_, name) => {
  const frames = framesOf(name);
  expect(frames).toHaveLength(5);
  for (const [at, html] of frames.entries()) expect(elementsOf(html)).toEqual(elementsOf(framesOf('Ada')[at] ?? ''));
});

test('no frame names a player who is not announced', () => {
  for (const html of framesOf(null)) expect(html).not.toContain('null');
  const [, , , ...lists] = framesOf(null);
  for (const html of lists) expect(html).toContain('A player to be announced');
});

/** @promise Pages: What other sites frame is one request of 25 kB at most, without a script */
test('a frame is one small request, without a script', () => {
  for (const html of framesOf('Wilhelmina of Wolfenbüttel')) {
    expect(html).not.toMatch(/<script|<link rel="(?!canonical)|url\((?!data:)/);
    expect(brotliCompressSync(html).length).toBeLessThan(12_500);
  }
});

describe('the leaderboard in a frame', () => {
  const PLAYERS = [
    ...Array.from({ length: 12 }, (_, at) => player(at + 1, `Player No ${at + 1}`, at / 10)),
    player(20, 'Greta', 3, {
      code: 'de',
      flag_name: 'Germany',
      channel_name: 'Grün & Co',
      extra_channel_1_name: 'Fore, left',
    }),
    player(21, 'Somebody Secret', -5, { code: 'de', flag_name: 'Germany', live: false }),
  ];
  const frameOf = async (query: string) => {
    const { html, status } = await embedAt(`/embed/leaderboard${query}`, PLAYERS);
    const [, list = ''] = /<ol>(.*)<\/ol>/.exec(html ?? '') ?? [];
    return { html, status, names: [...list.matchAll(/<a [^>]*>([^<]*)/g)].map(([, name]) => name) };
  };

  test('shows the first ten', async () => {
    const { html, names } = await frameOf('');
    expect(names).toEqual(['A player to be announced', ...Array.from({ length: 9 }, (_, at) => `Player No ${at + 1}`)]);
    expect(html).toContain('Top 10 of 14 players');
    expect(html).not.toContain('Secret');
  });

  test('takes the filters of the leaderboard, and says which', async () => {
    const german = await frameOf('?country=DE&utm=x');
    expect(german.names).toEqual(['A player to be announced', 'Greta']);
    // With their places among all.
    expect(german.html).toContain('<li><span>14</span>');
    expect(german.html).toContain('YouTube Golf Handicaps: Germany');
    expect(german.html).toContain('href="https://golf.test/?country=de"');
    expect((await frameOf('?channel=Fore,+left')).names).toEqual(['Greta']);
    expect((await frameOf('?country=ie&player=3,20')).names).toEqual(['Player No 3']);
  });

  test('names a few of many values', async () => {
    expect((await frameOf('?player=1,2,3,4,5')).html).toContain(': Player No 1, Player No 2, Player No 3, 2 more<');
  });

  test.each([
    ['?country=xx', 'No player is from “xx”.'],
    ['?channel=%3Cb%3E', 'No player is on the channel “&lt;b&gt;”.'],
    ['?player=3,99', 'No player has the id “99”.'],
  ])('says of %s what nobody has', async (query, words) => {
    expect(await frameOf(query)).toMatchObject({ status: 404, html: expect.stringContaining(words) });
  });
});

test.each([
  ['/embed/courses/9', 'No such course'],
  ['/embed/rounds/9', 'No such round'],
  ['/embed/compare/14-99', 'Not on the leaderboard'],
])('%s says that it is not there', async (path, words) => {
  const site = siteOf({ '/api/players': [player(14, 'Ada', 1)], '/api/courses': [] });
  const shared = await createSharing(site, noArtist)(path);
  expect(shared).toMatchObject({ status: 404, headers: { 'x-robots-tag': 'noindex' } });
  expect(shared?.body.toString()).toContain(words);
});

test('a round in a frame says what it changed, and leads to its page', async () => {
  const page = roundPage(
    player(14, 'Ada', -1.2),
    { handicap: -1 },
    { handicap: -1.2, position: 3, tied: true, ranked: 40 },
  );
  const shared = await createSharing(siteOf({ '/api/rounds/7': page }), noArtist)('/embed/rounds/7');
  const html = shared?.body.toString();
  for (const part of [
    'href="https://golf.test/rounds/7-ada-at-the-links"',
    '<b>−3</b> 69 strokes',
    '<b>+1.2</b> from +1.0',
    '<b>T3</b> of 40',
  ])
    expect(html).toContain(part);
});

test('a player who is gone leaves a card that says so, and that any site may frame', async () => {
  const { html, status, headers } = await embedAt('/embed/players/99', [player(14, 'Odhrán Kilvarney', -1.4)]);
  expect(status).toBe(404);
  expect(html).toContain('<a href="https://golf.test/" target="_blank" rel="noopener">Not on the leaderboard</a>');
  expect(headers?.['content-security-policy']).toContain('frame-ancestors *');
});

test.each([
  '/embed/players/x',
  '/embed/players/014',
  '/embed/players/',
  '/embed/',
  '/embed/articles/14',
  '/embed/compare/14',
  '/embed/leaderboard/14',
  '/embed/players/14/more',
])('there is nothing at %s', async (path) => {
  expect((await embedAt(path, [player(14, 'Odhrán Kilvarney', -1.4)])).html).toBeNull();
});
