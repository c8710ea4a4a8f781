import { afterEach, describe, expect, test, vi } from 'vitest';
import { expectConsole } from '../testing/setup.ts';
import { rows } from './decode.ts';
import { playerSchema } from './players-answer.ts';
import { playersResource } from './players.ts';
import { ApiError } from './resource.ts';
import { subscribersResource } from './subscribers.ts';

const decode = rows(playerSchema);
const answer = (body: string, init?: ResponseInit) => vi.stubGlobal('fetch', async () => new Response(body, init));
const failure = () => playersResource.queryFn({}).catch((error: unknown) => error);

afterEach(() => vi.unstubAllGlobals());

describe('a row of an answer', () => {
  test.each([true, 1, '1', 'true'])('may say yes as %j', (live) => {
    expect(decode([{ id: 1, name: 'Ann', live }])[0]?.live).toBe(true);
  });

  test.each([false, 0, '0', 'false', '', null, undefined, 'yes'])('says no as %j', (live) => {
    expect(decode([{ id: 1, name: 'Ann', live }])[0]?.live).toBe(false);
  });

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

describe('a call fails', () => {
  test('with the status of an error', async () => {
    answer('{}', { status: 500 });
    expect(await failure()).toMatchObject({ status: 500, message: 'GET /api/players failed: the server answered 500' });
  });

  test('when the answer is HTML', async () => {
    answer('<!doctype html>');
    expect(await failure()).toBeInstanceOf(ApiError);
  });

  test('when the answer is not a list', async () => {
    answer('{"players": []}');
    expect(await failure()).toMatchObject({ message: expect.stringContaining('not a list') });
  });

  test('when there is no network', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('fetch failed');
    });
    expect(await failure()).toMatchObject({ status: null, message: expect.stringContaining('cannot be reached') });
  });
});

test('a channel link travels as one path segment', () => {
  expect(subscribersResource('https://www.youtube.com/@x').queryKey[0]).toBe(
    '/api/youtube-subscribers/https%3A%2F%2Fwww.youtube.com%2F%40x',
  );
});
