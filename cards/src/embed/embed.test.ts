import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createSharing } from '../sharing.ts';
import { HOSTILE } from '../testing/contents.ts';
import { player, siteOf } from '../testing/site.ts';
import { CUT_FONTS, cutFont } from './cut-font.ts';

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
  // Compressed size with both inlined fonts. With face and flag it is 15 kB at most.
  expect(brotliCompressSync(html ?? '').length).toBeLessThan(11_500);
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

test.each(HOSTILE)('a name is text: %s', async (_, name) => {
  const { html } = await embedAt('/embed/players/14', [player(14, name || 'Nobody', null, { flag_name: name })]);
  // Only the elements that every card has.
  expect(html?.match(/<[a-z1-6]+/g)?.filter((tag) => /<(?:script|b)$/.test(tag))).toEqual(['<b']);
});

test('a player who is gone leaves a card that says so, and that any site may frame', async () => {
  const { html, status, headers } = await embedAt('/embed/players/99', [player(14, 'Odhrán Kilvarney', -1.4)]);
  expect(status).toBe(404);
  expect(html).toContain('<a href="https://golf.test/" target="_blank" rel="noopener">Not on the leaderboard</a>');
  expect(headers?.['content-security-policy']).toContain('frame-ancestors *');
});

test.each(['/embed/players/x', '/embed/players/', '/embed/', '/embed/courses/14', '/embed/players/14/more'])(
  'there is nothing at %s',
  async (path) => {
    expect((await embedAt(path, [player(14, 'Odhrán Kilvarney', -1.4)])).html).toBeNull();
  },
);
