import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { changeLive, isWhole, withLive, withLock, withTrial } from '@golf/release-store';
import { describe, expect, test } from 'vitest';
import { folderOf, publish, receive, storeWith } from '../testing/release-store.ts';
import { pruneReleases } from './prune.ts';

const APP = 'mfe-courses';
const silently = () => {};

/**
 * A store with releases 1 to `last`, live in turn. All need lib-1.js, and each has its own script. Release n was
 * published n minutes after the first.
 */
async function storeOf(last: number): Promise<string> {
  const store = await folderOf({});
  for (let n = 1; n <= last; n += 1) {
    await publish(store, String(n), { 'files/lib-1.js': 'lib()', [`files/Courses-${n}.js`]: `courses(${n})` });
    await utimes(join(store, APP, String(n), 'release.json'), n * 60, n * 60);
    await changeLive(store, (pointer) => withLive(pointer, APP, String(n)));
  }
  return store;
}

const versions = async (store: string) =>
  (await readdir(join(store, APP))).filter((name) => name !== 'files').toSorted((a, b) => Number(a) - Number(b));
const files = async (store: string) => (await readdir(join(store, APP, 'files'))).toSorted();

/**
 * @promise Releases: Freeing disk space deletes nothing that is still needed: not on interruption, not during a
 * release, not where it cannot read
 */
test('live and latest releases stay with all their files; others are removed and listed', async () => {
  const store = await storeOf(6);
  const said: string[] = [];
  const removed = await pruneReleases(store, 2, (line) => said.push(line));
  expect(await versions(store)).toEqual(['4', '5', '6']);
  expect(await files(store)).toEqual(['Courses-4.js', 'Courses-5.js', 'Courses-6.js', 'lib-1.js']);
  for (const version of await versions(store)) expect(isWhole(store, APP, version)).toBe(true);
  expect(removed).toMatchObject({ releases: 3, files: 3 });
  expect(removed.bytes).toBeGreaterThan(3 * 'courses(1)'.length);
  expect(said.toSorted()).toEqual(['1', '2', '3'].map((version) => `${APP} ${version} is removed.`));
  expect(await pruneReleases(store, 2, silently)).toEqual({ releases: 0, files: 0, bytes: 0 });
});

test('a trial, formerly live and newly published releases stay', async () => {
  const store = await storeOf(6);
  await changeLive(store, (pointer) => withLive(pointer, APP, '1'));
  await changeLive(store, (pointer) => withTrial(pointer, APP, '2', 10));
  await publish(store, '7', { 'files/Courses-7.js': 'courses(7)' });
  await pruneReleases(store, 1, silently);
  // Live, on trial, previously live, last published.
  expect(await versions(store)).toEqual(['1', '2', '6', '7']);
  expect(await files(store)).toEqual(['Courses-1.js', 'Courses-2.js', 'Courses-6.js', 'Courses-7.js', 'lib-1.js']);
});

test('a release that was sent and is not taken in yet stays, and can be', async () => {
  const store = await storeOf(3);
  await receive(store, '4', { 'files/Courses-1.js': 'courses(1)', 'files/lib-1.js': 'lib()' });
  await pruneReleases(store, 1, silently);
  expect(await versions(store)).toEqual(['2', '3', '4']);
  expect(await files(store)).toContain('Courses-1.js');
});

test('files that a release left behind when it was killed go', async () => {
  const store = await storeOf(1);
  await writeFile(join(store, APP, 'files/orphan-1.js'), 'orphan()');
  await writeFile(join(store, APP, 'files/orphan-1.js.br'), 'o');
  // No process has this id.
  await mkdir(join(store, `.unfinished/${APP}-1-${2 ** 30}`), { recursive: true });
  expect(await pruneReleases(store, 5, silently)).toMatchObject({ releases: 0, files: 2 });
  expect(await files(store)).toEqual(['Courses-1.js', 'lib-1.js']);
  expect(await readdir(join(store, '.unfinished'))).toEqual([]);
});

test('releases that predate shared files are removed whole', async () => {
  const store = await storeOf(3);
  await mkdir(join(store, APP, '2/client'), { recursive: true });
  await writeFile(join(store, APP, '2/client/remoteEntry.js'), 'init()');
  await pruneReleases(store, 1, silently);
  expect(await versions(store)).toEqual(['2', '3']);
  expect(existsSync(join(store, APP, '2/client/remoteEntry.js'))).toBe(true);
  await changeLive(store, (pointer) => withLive(pointer, APP, '2'));
  await changeLive(store, (pointer) => withLive(pointer, APP, '3'));
  await publish(store, '4', { 'files/Courses-4.js': 'courses(4)' });
  await changeLive(store, (pointer) => withLive(pointer, APP, '4'));
  await pruneReleases(store, 1, silently);
  expect(await versions(store)).toEqual(['3', '4']);
});

/** @promise Releases: Freeing disk space deletes … */
describe('nothing is removed', () => {
  const spoilers: Record<string, (store: string) => Promise<void>> = {
    'the pointer cannot be read': (store) => writeFile(join(store, 'live.json'), '{'),
    'what is live cannot be read': (store) => writeFile(join(store, APP, '6/release.json'), '{'),
    'what is live is missing': (store) => rm(join(store, APP, '6'), { recursive: true }),
    'the one before cannot be read': (store) => writeFile(join(store, APP, '5/release.json'), '{'),
    'a release is being copied': (store) => rm(join(store, APP, '5/release.json')),
  };

  test.each(Object.keys(spoilers))('when %s', async (what) => {
    const store = await storeOf(6);
    await spoilers[what]?.(store);
    const before = (await readdir(store, { recursive: true })).toSorted();
    await expect(pruneReleases(store, 1, silently)).rejects.toThrow(/^Nothing is removed: .*(release|live)\.json/);
    expect((await readdir(store, { recursive: true })).toSorted()).toEqual(before);
  });

  test('while another release is being made', async () => {
    const store = await storeOf(3);
    const entered = Promise.withResolvers<void>();
    const made = Promise.withResolvers<void>();
    const making = withLock(store, async () => {
      entered.resolve();
      await made.promise;
      expect(await versions(store)).toEqual(['1', '2', '3']);
    });
    await entered.promise;
    const pruned = pruneReleases(store, 1, silently);
    made.resolve();
    await making;
    expect(await pruned).toMatchObject({ releases: 1 });
  });
});

/** @promise Releases: Freeing disk space deletes … */
test('one that is interrupted leaves what stays whole, and is finished by the next', async () => {
  const store = await storeOf(6);
  const stop = new Error('killed');
  const interrupted = pruneReleases(store, 1, () => {
    throw stop;
  });
  await expect(interrupted).rejects.toBe(stop);
  for (const version of await versions(store)) expect(isWhole(store, APP, version)).toBe(true);
  await pruneReleases(store, 1, silently);
  expect(await versions(store)).toEqual(['5', '6']);
  expect(await files(store)).toEqual(['Courses-5.js', 'Courses-6.js', 'lib-1.js']);
});

test('a store with nothing in it is left alone', async () => {
  const store = await storeWith({});
  expect(await pruneReleases(store, 5, silently)).toEqual({ releases: 0, files: 0, bytes: 0 });
});
