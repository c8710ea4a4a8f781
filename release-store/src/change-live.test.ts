import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changeLive } from './change-live.ts';
import { readPointer, withLive, withRollback, withTrial } from './pointer.ts';

let folder = '';

/** Publishes a release built with the given platform version. */
async function publish(app: string, version: string, platform: string): Promise<void> {
  const module = { server: 'Courses.js', scripts: [], styles: [] };
  const modules = app === 'mfe-courses' ? { Courses: module, Course: module, Search: module } : {};
  const entry = { file: 'remoteEntry.js', scripts: [], styles: [] };
  const release = { app, version, platform, react: '19.3.1', entry, modules, rootFiles: [] };
  await mkdir(join(folder, app, version), { recursive: true });
  await writeFile(join(folder, app, version, 'release.json'), JSON.stringify(release));
}

const make = (app: string, version: string) => changeLive(folder, (pointer) => withLive(pointer, app, version));

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'golf-live-'));
  await publish('shell', '1', '1.0.0');
  await publish('mfe-courses', '1', '1.0.0');
  // Without a pointer the latest published release is live.
  await make('shell', '1');
  await make('mfe-courses', '1');
  await publish('shell', '2', '2.0.0');
  await publish('mfe-courses', '2', '2.0.0');
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const both = () => changeLive(folder, (pointer) => withLive(withLive(pointer, 'shell', '2'), 'mfe-courses', '2'));

test('a remote that the live shell cannot serve does not go live, nor on trial', async () => {
  const before = readPointer(folder);
  await expect(make('mfe-courses', '2')).rejects.toThrow(/Refused.*\n.*mfe-courses 2 was built with platform 2\.0\.0/);
  await expect(changeLive(folder, (pointer) => withTrial(pointer, 'mfe-courses', '2', 10))).rejects.toThrow(/Refused/);
  expect(readPointer(folder)).toEqual(before);
});

/** @promise Releases: Live releases are compatible, … */
test('a shell that live remotes need is not rolled back from under them, with the reason', async () => {
  await both();
  await expect(changeLive(folder, (pointer) => withRollback(pointer, 'shell'))).rejects.toThrow(
    /mfe-courses 2 was built with platform 2\.0\.0, and the shell 1 has 1\.0\.0/,
  );
  expect(readPointer(folder).shell?.version).toBe('2');
});

test('two trials that fit the live release but not each other are refused together', async () => {
  await publish('mfe-courses', '3', '1.0.0');
  await publish('shell', '3', '1.0.0');
  await both();
  await expect(changeLive(folder, (pointer) => withTrial(pointer, 'shell', '3', 10))).rejects.toThrow(/Refused/);
  await expect(changeLive(folder, (pointer) => withTrial(pointer, 'mfe-courses', '3', 10))).rejects.toThrow(/Refused/);
});

/** @promise Releases: Live releases are compatible, by whatever way they go live */
test('of two releases made at once that do not fit, the second is refused', async () => {
  await publish('mfe-courses', '4', '1.0.0');
  const results = await Promise.allSettled([both(), make('mfe-courses', '4')]);
  const pointer = readPointer(folder);
  const fits = pointer.shell?.version === '2' ? pointer['mfe-courses']?.version === '2' : true;
  expect(fits).toBe(true);
  expect(results.some(({ status }) => status === 'fulfilled')).toBe(true);
});

test('a version that is not in the store does not go live', async () => {
  await expect(make('mfe-courses', '9')).rejects.toThrow(/mfe-courses.*9.*release\.json cannot be read/);
});

test('an earlier breakage does not block its repair', async () => {
  await rm(join(folder, 'shell/1'), { recursive: true });
  await publish('shell', '5', '1.0.0');
  await make('shell', '5');
  expect(readPointer(folder).shell?.version).toBe('5');
});
