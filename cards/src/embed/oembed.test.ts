import { expect, test } from 'vitest';
import { player, siteOf } from '../testing/site.ts';
import { describeEmbed } from './oembed.ts';

const site = siteOf({ '/api/players': [player(14, 'Ada "Ace"', 1), player(8, 'Bo', 2)] });
const PAGE = 'https://golf.test/players/14-ada';
const ask = (query: Record<string, string>) => describeEmbed(site, new URLSearchParams(query));

test('a page is described with its frame and its card', async () => {
  expect(await ask({ url: `${PAGE}?utm=x#rounds` })).toEqual({
    version: '1.0',
    type: 'rich',
    title: 'Ada "Ace": golf handicap',
    provider_name: 'Golf Handicaps',
    provider_url: 'https://golf.test',
    cache_age: 300,
    html: '<iframe src="https://golf.test/embed/players/14" title="Ada &quot;Ace&quot;: golf handicap" width="420" height="214" loading="lazy" style="border:0;max-width:100%"></iframe>',
    width: 420,
    height: 214,
    thumbnail_url: 'https://golf.test/cards/players/14.png',
    thumbnail_width: 1200,
    thumbnail_height: 630,
  });
});

test('the sizes that a site allows are kept, also by the thumbnail', async () => {
  const described = await ask({ url: PAGE, maxwidth: '300', maxheight: '5000', format: 'json' });
  expect(described).toMatchObject({
    width: 300,
    height: 214,
    html: expect.stringContaining('width="300" height="214"'),
  });
  expect(described).not.toHaveProperty('thumbnail_url');
});

test('the leaderboard keeps its filters', async () => {
  expect(await ask({ url: 'https://golf.test/?country=ie&expand=3' })).toMatchObject({
    title: 'YouTube Golf Handicaps: Ireland',
    html: expect.stringContaining('src="https://golf.test/embed/leaderboard?country=ie"'),
  });
});

test.each([
  [{}, 400, 'no_url'],
  [{ url: 'players/14' }, 400, 'bad_url'],
  [{ url: PAGE, maxwidth: '-1' }, 400, 'bad_size'],
  [{ url: PAGE, maxheight: 'tall' }, 400, 'bad_size'],
  [{ url: PAGE, format: 'xml' }, 501, 'no_such_format'],
  [{ url: 'https://elsewhere.test/players/14' }, 404, 'foreign'],
  [{ url: 'javascript:alert(1)' }, 404, 'foreign'],
  [{ url: 'https://golf.test/players/99' }, 404, 'not_found'],
  [{ url: 'https://golf.test/compare/14-14' }, 404, 'not_found'],
  [{ url: 'https://golf.test/?country=xx' }, 404, 'not_found'],
  [{ url: 'https://golf.test/articles/14' }, 404, 'not_found'],
  [{ url: 'https://golf.test/courses' }, 404, 'not_found'],
])('%j is refused with %i %s', async (query, status, code) => {
  expect(await ask(query)).toEqual({ status, code, message: expect.stringMatching(/\.$|…$/) });
});
