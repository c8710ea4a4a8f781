import { afterEach, describe, expect, test, vi } from 'vitest';
import { expectConsole } from '../testing/setup.ts';
import { rows } from './decode.ts';
import { playerSchema } from './players-answer.ts';
import { playersResource } from './players.ts';
import { subscribersResource } from './subscribers.ts';

const decode = rows(playerSchema);

afterEach(() => vi.unstubAllGlobals());

test('the players come with the decoder that is loaded for them', async () => {
  vi.stubGlobal('fetch', async () => Response.json([{ id: '1', name: 'Ann' }]));
  expect(await playersResource.queryFn({})).toMatchObject([{ id: 1, name: 'Ann', handicap: null }]);
});

describe('a player in an answer', () => {
  test('may hold numbers as strings, and nothing where nothing is known', () => {
    const [ann] = decode([{ id: '7', name: 'Ann', handicap: '-2.3', badge_id: '', channel_name: null }]);
    expect(ann).toMatchObject({ id: 7, handicap: -2.3, badge_id: null, channel_name: null, bio: '' });
    expect(decode([{ id: 8, name: 'Bo', handicap: '' }])[0]?.handicap).toBeNull();
  });

  test('loses the quotes at the end of a picture path', () => {
    expect(decode([{ id: 1, name: 'Ann', profile: '/images/a.svg"' }])[0]?.profile).toBe('/images/a.svg');
  });

  test('is dropped and named when it is bad, and the rest shows', () => {
    const field = decode([{ id: 1, name: 'Ann' }, { id: 'x', name: 'Bo' }, { name: 'Cy' }, { id: 4, name: 'Dee' }]);
    expect(field.map(({ name }) => name)).toEqual(['Ann', 'Dee']);
    expectConsole('warn', /Dropped row 1 .*id[\s\S]*Dropped row 2 .*id/);
  });
});

test('a channel link travels as one path segment', () => {
  expect(subscribersResource('https://www.youtube.com/@x').queryKey[0]).toBe(
    '/api/youtube-subscribers/https%3A%2F%2Fwww.youtube.com%2F%40x',
  );
});
