import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { type Pointer, withLive } from '@golf/release-store';
import { temporaryFolder } from '@golf/database/testing';
import { publishFiles } from '@golf/release-store/testing';
import { createReleaseLoader } from './release-loader.ts';

afterEach(() => void vi.useRealTimers());

const FILES = { 'client/remoteEntry.js': 'init()', 'server/Courses.js': 'render()' };

/** A store with version 1 of the courses, and version 2 with a changed server module. */
async function store() {
  const releases = await temporaryFolder();
  await publishFiles(releases, 'mfe-courses', '1', FILES);
  const folder = await publishFiles(releases, 'mfe-courses', '2', FILES);
  const broken = join(folder, 'server/Courses.js');
  await writeFile(broken, 'render');
  const said: string[] = [];
  return { releases, folder, broken, said, loader: createReleaseLoader(releases, (message) => said.push(message)) };
}

const DAMAGE =
  'mfe-courses 2 is damaged: server/Courses.js differs from the published file. Copy the release again from where it was built, or build it again with "npm run build".';

/** @promise Releases: A release is verified before it shows; a late or repaired one is taken up afterwards */
test('a damaged release is not shown: the previous one stays, logged once', async () => {
  const { loader, said } = await store();
  const before = loader.load({ 'mfe-courses': '1' });
  const after = loader.load({ 'mfe-courses': '2' }, before);
  expect(after.id).toBe(before.id);
  loader.load({ 'mfe-courses': '2' }, after);
  expect(loader.refused()).toEqual([DAMAGE]);
  expect(said).toEqual([`${DAMAGE} mfe-courses 1 stays live.`]);
});

test('it is tried again as soon as the file at fault changes', async () => {
  const { loader, broken } = await store();
  loader.load({ 'mfe-courses': '2' });
  expect(loader.hasArrived()).toBe(false);
  await writeFile(broken, 'render()');
  expect(loader.hasArrived()).toBe(true);
  expect(loader.refused()).toEqual([]);
  expect(loader.load({ 'mfe-courses': '2' }).remotes.get('mfe-courses')?.version).toBe('2');
});

test('it is tried again after a while, whatever the fault was', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { loader, releases } = await store();
  const read = vi.spyOn(JSON, 'parse');
  loader.load({ 'mfe-courses': '2' });
  const reads = () => read.mock.calls.length;
  const first = reads();
  expect(loader.hasArrived()).toBe(false);
  expect(reads()).toBe(first);
  vi.setSystemTime(Date.now() + 1001);
  expect(loader.hasArrived()).toBe(false);
  expect(reads()).toBe(first + 1);
  // The second pause is twice as long.
  vi.setSystemTime(Date.now() + 1001);
  expect(loader.hasArrived()).toBe(false);
  expect(reads()).toBe(first + 1);
  await publishFiles(releases, 'mfe-courses', '2', {});
  vi.setSystemTime(Date.now() + 1001);
  expect(loader.hasArrived()).toBe(true);
});

test('a release that is there and whose description cannot be read has not arrived, however often it is looked at', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { loader, releases, folder, said } = await store();
  await writeFile(join(folder, 'release.json'), '{"app":');
  loader.load({ 'mfe-courses': '2' });
  for (let look = 0; look < 10; look += 1) {
    vi.setSystemTime(Date.now() + 120_000);
    expect(loader.hasArrived()).toBe(false);
  }
  expect(said).toHaveLength(1);
  // The health answer is public: it hides the store's path.
  expect(loader.refused()).toEqual([expect.stringMatching(/^mfe-courses\/2\/release\.json cannot be read/)]);
  await publishFiles(releases, 'mfe-courses', '2', FILES);
  expect(loader.hasArrived()).toBe(true);
});

/** @promise Releases: A release is verified … */
test('a release that comes after the pointer that names it is taken up once all of it is there', async () => {
  const { loader, releases } = await store();
  loader.load({ 'mfe-courses': '3' });
  expect(loader.hasArrived()).toBe(false);
  const folder = await publishFiles(releases, 'mfe-courses', '3', FILES);
  await rm(join(folder, 'client/remoteEntry.js'));
  expect(loader.hasArrived()).toBe(false);
  await writeFile(join(folder, 'client/remoteEntry.js'), 'init()');
  expect(loader.hasArrived()).toBe(true);
});

test('at a start a damaged release gives way to the latest before it that is whole', async () => {
  const { loader, said } = await store();
  const pointer: Pointer = ['1', '0', '2'].reduce<Pointer>(
    (made, version) => withLive(made, 'mfe-courses', version),
    {},
  );
  expect(loader.first(pointer).remotes.get('mfe-courses')?.version).toBe('1');
  expect(said).toEqual([`${DAMAGE} mfe-courses 1 stays live.`]);
});

test('what the pointer no longer names is no longer a problem', async () => {
  const { loader } = await store();
  loader.load({ 'mfe-courses': '2' });
  loader.forgetUnnamed(withLive({}, 'mfe-courses', '1'));
  expect(loader.refused()).toEqual([]);
});
