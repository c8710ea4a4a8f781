import { expect, test } from 'vitest';
import type { CardContent } from './content/content.ts';
import { createSharing } from './sharing.ts';
import { player, siteOf } from './testing/site.ts';

/** Draws the content as JSON, and counts how often. */
function countingArtist() {
  const drawn: CardContent[] = [];
  return {
    drawn,
    async draw(content: CardContent) {
      drawn.push(content);
      return Buffer.from(JSON.stringify(content));
    },
  };
}

/**
 * @promise Pages: A social card is drawn once for all requests, in another process; if drawing fails, the site's card
 * replaces it
 */
test('a card is drawn once for all who ask, until the data changes', async () => {
  const answers = { '/api/players': [player(1, 'Ada', -2.2)] };
  let version = '1';
  const artist = countingArtist();
  const get = createSharing(siteOf(answers, { dataVersion: () => version }), artist);
  const [first, second] = await Promise.all([get('/cards/players/1.png'), get('/cards/players/1.png')]);
  expect(first).toMatchObject({ type: 'image/png', cacheControl: 'public, max-age=3600' });
  expect(await get('/cards/players/1.png')).toBe(second);
  expect(artist.drawn).toHaveLength(1);
  answers['/api/players'] = [player(1, 'Ada', -2.3)];
  version = '2';
  const later = await get('/cards/players/1.png');
  expect(artist.drawn).toHaveLength(2);
  expect(later?.body.equals(first?.body ?? Buffer.of())).toBe(false);
});

test('unknown cards are nothing, and cost no drawing', async () => {
  const artist = countingArtist();
  const get = createSharing(siteOf({ '/api/players': [] }), artist);
  expect(await get('/cards/players/1.png')).toBeNull();
  expect(artist.drawn).toEqual([]);
});

/** @promise Pages: A social card is … */
test('the card of the site stands in for one that cannot be made, for a minute, and is not kept', async () => {
  const fileAt = async (address: string) => (address === '/social-card.png' ? Buffer.from('general') : null);
  const answers: Record<string, unknown> = {};
  const site = siteOf(answers, { fileAt });
  const artist = countingArtist();
  const get = createSharing(site, artist);
  const general = { body: Buffer.from('general'), cacheControl: 'public, max-age=60' };
  expect(await get('/cards/board.png')).toMatchObject(general);
  // Missing data of a backend is not logged.
  expect(site.warned).toEqual([]);
  answers['/api/players'] = [player(1, 'Ada', -2.2)];
  const fails = createSharing(site, { draw: async () => Promise.reject(new Error('no room')) });
  expect(await fails('/cards/board.png')).toMatchObject(general);
  expect(site.warned).toEqual(['/cards/board.png is not drawn: Error: no room']);
  expect(await get('/cards/board.png')).toMatchObject({ cacheControl: 'public, max-age=3600' });
});

test('pictures that there are go to whoever draws, and one that fails is left out', async () => {
  const asked: string[] = [];
  const site = siteOf(
    { '/api/players': [player(1, 'Ada', -2.2)] },
    {
      async fileAt(address) {
        asked.push(address);
        if (address === '/flags/ie.svg') throw new Error('disk');
        return address === '/icon.svg' ? null : Buffer.from(address);
      },
    },
  );
  const get = createSharing(site, {
    draw: async (_, pictures) => Buffer.from([...pictures.keys()].join(' ')),
  });
  const card = await get('/cards/players/1.png');
  expect(card?.body.toString()).toBe('/images/profiles/1.svg?w=192');
  expect(asked).toEqual(['/icon.svg', '/images/profiles/1.svg?w=192', '/flags/ie.svg']);
});
