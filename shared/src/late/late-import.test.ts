import { afterEach, expect, test, vi } from 'vitest';
import { lateImport, RETRY_URLS, retryUrl, scriptOf } from './late-import.ts';

const LOST = new TypeError('Failed to fetch dynamically imported module: https://golf.test/releases/a/1/client/x.js');

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

test('a module is imported once for all callers', async () => {
  const load = vi.fn(async () => ({ answer: 42 }));
  const late = lateImport(load);
  expect(late.module).toBeNull();
  expect(await Promise.all([late.load(), late.load()])).toEqual([{ answer: 42 }, { answer: 42 }]);
  await late.load();
  expect(load).toHaveBeenCalledOnce();
  expect(late.module).toEqual({ answer: 42 });
});

test('what failed is forgotten: each further call asks again', async () => {
  const load = vi.fn<() => Promise<{ answer: number }>>().mockRejectedValue(new Error('lost'));
  const late = lateImport(load);
  for (let times = 1; times <= 6; times += 1) {
    await expect(late.load()).rejects.toThrow('lost');
    expect(load).toHaveBeenCalledTimes(times);
  }
  load.mockResolvedValue({ answer: 42 });
  expect(await late.load()).toEqual({ answer: 42 });
});

test('a chunk that the server does not have is not asked for under another URL', async () => {
  const asked = vi.fn(async () => new Response(null, { status: 404 }));
  vi.stubGlobal('fetch', asked);
  const late = lateImport(() => Promise.reject(LOST));
  await expect(late.load()).rejects.toBe(LOST);
  expect(asked).not.toHaveBeenCalled();
  await expect(late.load()).rejects.toBe(LOST);
  expect(asked).toHaveBeenCalledExactlyOnceWith('https://golf.test/releases/a/1/client/x.js', {
    method: 'HEAD',
    cache: 'no-store',
  });
});

test('a lost style sheet is fetched again with the part', async () => {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/part.css' });
  document.head.append(link);
  const load = vi.fn<() => Promise<object>>().mockRejectedValueOnce(new Error('no style')).mockResolvedValue({});
  const late = lateImport(load);
  await expect(late.load()).rejects.toThrow('no style');
  const again = late.load();
  const fresh = document.head.querySelector('link');
  expect(fresh).not.toBe(link);
  expect(load).toHaveBeenCalledOnce();
  fresh?.dispatchEvent(new Event('load'));
  await again;
  expect(load).toHaveBeenCalledTimes(2);
});

test('further URLs go round those that the import map holds', () => {
  const urls = Array.from({ length: 2 * RETRY_URLS }, (_, index) => retryUrl('/x.js', index + 1));
  expect(new Set(urls).size).toBe(RETRY_URLS);
  expect(urls[0]).toBe('/x.js?retry=1');
  expect(urls[RETRY_URLS]).toBe('/x.js?retry=1');
});

test.each([
  [LOST, 'https://golf.test/releases/a/1/client/x.js'],
  [
    new TypeError('error loading dynamically imported module: http://localhost:1/y.js?retry=1'),
    'http://localhost:1/y.js',
  ],
  [new TypeError('Importing a module script failed.'), null],
])('the script that is lost is read from the error (%s)', (error, url) => expect(scriptOf(error)).toBe(url));

/** A loader as in a release: the bundler has named the chunk. */
const loaderOf = (chunk: string) =>
  Object.assign(() => Promise.reject(new TypeError('Importing a module script failed.')), {
    toString: () => `()=>f(()=>import(\`./${chunk}\`),m([0,1]),import.meta.url)`,
  });

test('the script that is lost is found by its loader where the error names none', async () => {
  const map = Object.assign(document.createElement('script'), { type: 'importmap' });
  map.textContent = JSON.stringify({
    imports: { '/a/Part.js': '/a/Part-1.js', '/a/x.js': '/a/x-1.js', '/b/x.js': '/b/x-2.js' },
  });
  document.head.append(map);
  const asked = vi.fn(async () => new Response(null, { status: 404 }));
  vi.stubGlobal('fetch', asked);
  const loseTwice = async (chunk: string) => {
    const late = lateImport(loaderOf(chunk));
    for (let times = 1; times <= 2; times += 1) await expect(late.load()).rejects.toThrow('Importing a module');
  };
  await loseTwice('Part.js');
  expect(asked).toHaveBeenCalledExactlyOnceWith(new URL('/a/Part-1.js', document.baseURI).href, expect.anything());
  // Two releases have a chunk of this name, so neither is chosen.
  await loseTwice('x.js');
  await loseTwice('y.js');
  expect(asked).toHaveBeenCalledOnce();
});
