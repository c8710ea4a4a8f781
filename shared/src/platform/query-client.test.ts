import { afterEach, expect, test, vi } from 'vitest';
import { totalShotsResource } from '../api/total-shots.ts';
import { expectConsole } from '../testing/setup.ts';
import { adoptPageData, collectPageData, createQueryClient } from './query-client.ts';

afterEach(() => vi.unstubAllGlobals());

function stubApi(...answers: Response[]) {
  const fetch = vi.fn(async () => answers.shift() ?? Response.error());
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test('answers travel inside the page and are not asked for again', async () => {
  const fetch = stubApi(new Response('{"totalScore": 7351}'));
  const server = createQueryClient({ onServer: true });
  await server.prefetchQuery(totalShotsResource);
  const browser = createQueryClient();
  adoptPageData(browser, collectPageData(server));
  expect(await browser.fetchQuery(totalShotsResource)).toMatchObject({ totalScore: 7351 });
  expect(fetch).toHaveBeenCalledTimes(1);
  server.clear();
});

test('a refused call is named once on the console and not tried again', async () => {
  const fetch = stubApi(new Response('{}', { status: 404 }));
  await createQueryClient().prefetchQuery(totalShotsResource);
  expect(fetch).toHaveBeenCalledTimes(1);
  expectConsole('error', /^GET \/api\/total-shots failed: the server answered 404$/);
});

test('a call that fails for the moment is tried once more', async () => {
  vi.useFakeTimers();
  const fetch = stubApi(new Response('', { status: 503 }), new Response('{"totalScore": 1}'));
  const answer = createQueryClient().fetchQuery(totalShotsResource);
  await vi.runAllTimersAsync();
  expect(await answer).toMatchObject({ totalScore: 1 });
  expect(fetch).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

test('on the server a failed call is left to the browser without a word', async () => {
  stubApi(new Response('', { status: 503 }));
  const server = createQueryClient({ onServer: true });
  await server.prefetchQuery(totalShotsResource);
  expect(collectPageData(server)).toEqual([]);
  server.clear();
});
