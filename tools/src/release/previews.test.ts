import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { changeLive, isWhole, withLive, withTrial } from '@golf/release-store';
import { expect, test } from 'vitest';
import { built, folderOf, publish } from '../testing/release-store.ts';
import { nameOf, readPreviews, takePreview } from './previews.ts';
import { pruneReleases } from './prune.ts';

const APP = 'mfe-courses';
const silently = () => {};
const versions = async (store: string) =>
  (await readdir(join(store, APP))).filter((name) => name !== 'files').toSorted();
const files = async (store: string) => (await readdir(join(store, APP, 'files'))).toSorted();
const named = (version: string) => nameOf({ app: APP, version });

/** What the pipeline does: the releases are sent, and replace what the request showed. */
async function show(store: string, request: string, ...shown: string[]) {
  for (const version of shown) {
    const folder = await built(version, { 'files/lib-1.js': 'lib()', [`files/Courses-${version}.js`]: version });
    await cp(folder, join(store, 'previews', request, APP, version), { recursive: true });
  }
  await takePreview(
    store,
    request,
    shown.map((version) => ({ app: APP, version })),
  );
  return pruneReleases(store, 1, silently, { request, shown: shown.map(named) });
}

/** A store where releases 1 and 2 were live in turn. */
async function storeOfTwo(): Promise<string> {
  const store = await folderOf({});
  for (const version of ['1', '2']) {
    await publish(store, version, { 'files/lib-1.js': 'lib()', [`files/Courses-${version}.js`]: version });
    await utimes(join(store, APP, version, 'release.json'), Number(version) * 60, Number(version) * 60);
    await changeLive(store, (pointer) => withLive(pointer, APP, version));
  }
  return store;
}

test('a request shows what it sent, whole, and remembers it', async () => {
  const store = await storeOfTwo();
  expect(await show(store, '12', 'a')).toEqual({ releases: 0, files: 0, bytes: 0 });
  expect(isWhole(store, APP, 'a')).toBe(true);
  expect(readPreviews(store)).toEqual(new Map([['12', [named('a')]]]));
  expect(existsSync(join(store, 'previews/12'))).toBe(false);
});

/** @promise Releases: A request's preview goes with its next push or its end, and takes nothing with it that is live */
test('a newer push removes what the request showed before, with its files only', async () => {
  const store = await storeOfTwo();
  await show(store, '12', 'a');
  expect(await show(store, '12', 'b')).toMatchObject({ releases: 1, files: 1 });
  expect(await versions(store)).toEqual(['1', '2', 'b']);
  expect(await files(store)).toEqual(['Courses-1.js', 'Courses-2.js', 'Courses-b.js', 'lib-1.js']);
  expect(readPreviews(store).get('12')).toEqual([named('b')]);
});

/** @promise Releases: A request's preview goes with … */
test('closing removes what the request shows, and what it left behind', async () => {
  const store = await storeOfTwo();
  await show(store, '12', 'a');
  await mkdir(join(store, 'previews/12', APP, 'b'), { recursive: true });
  expect(await show(store, '12')).toMatchObject({ releases: 1 });
  expect(await versions(store)).toEqual(['1', '2']);
  expect(await readdir(join(store, 'previews'))).toEqual([]);
});

/** @promise Releases: A request's preview goes with … */
test.each([
  ['live', (store: string) => changeLive(store, (pointer) => withLive(pointer, APP, 'a'))],
  ['on trial', (store: string) => changeLive(store, (pointer) => withTrial(pointer, APP, 'a', 10))],
  [
    'live before',
    async (store: string) => {
      await changeLive(store, (pointer) => withLive(pointer, APP, 'a'));
      await changeLive(store, (pointer) => withLive(pointer, APP, '2'));
    },
  ],
  ['shown by another request', (store: string) => show(store, '13', 'a')],
])('closing leaves a release that is %s', async (_what, happen) => {
  const store = await storeOfTwo();
  await show(store, '12', 'a');
  await happen(store);
  expect(await show(store, '12')).toMatchObject({ releases: 0 });
  expect(isWhole(store, APP, 'a')).toBe(true);
  expect(readPreviews(store).has('12')).toBe(false);
});

test('a release of main that a request has too is not the request’s to remove', async () => {
  const store = await storeOfTwo();
  await publish(store, '3', { 'files/Courses-3.js': '3' });
  await show(store, '12', '3');
  expect(readPreviews(store).has('12')).toBe(false);
  await show(store, '12');
  expect(await versions(store)).toEqual(['1', '2', '3']);
});

test('freeing disk space leaves previews of open requests, and they push out no release of main', async () => {
  const store = await storeOfTwo();
  await publish(store, '3', { 'files/Courses-3.js': '3' });
  await show(store, '12', 'a', 'b');
  await pruneReleases(store, 1, silently);
  // Live, live before, last published by main, previews.
  expect(await versions(store)).toEqual(['1', '2', '3', 'a', 'b']);
});

test('one that was not sent is refused; files that are in a preview’s way stay unread', async () => {
  const store = await storeOfTwo();
  await mkdir(join(store, 'previews'));
  await writeFile(join(store, 'previews/notes.json'), '{');
  await expect(takePreview(store, '12', [{ app: APP, version: 'a' }])).rejects.toThrow(/mfe-courses a is not in /);
  await show(store, '12');
  expect(await versions(store)).toEqual(['1', '2']);
});
