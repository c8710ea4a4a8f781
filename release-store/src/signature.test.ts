import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '@golf/database/testing';
import { digestsOf, readWholeRelease } from './digests.ts';
import { keysOf } from './owners.ts';
import { RELEASE_FILE } from './release.ts';
import { SIGNATURE_FILE } from './signature.ts';
import { publishFiles } from './testing/publish-files.ts';
import { makeTeam, nameKeys } from './testing/signed.ts';

const APP = 'mfe-courses';
const FILES = { 'server/Courses.js': 'render()' };
const courses = makeTeam();
const trophies = makeTeam();

async function store(app = APP, version = '1') {
  const releases = await temporaryFolder();
  return { releases, folder: await publishFiles(releases, app, version, FILES) };
}

/** @promise Releases: Only a release that its owner's key has signed is taken up */
test('without a key in owners.json a release needs no signature; with one it does, and the refusal says how', async () => {
  const { releases, folder } = await store();
  await nameKeys({});
  expect(readWholeRelease(releases, APP, '1').version).toBe('1');
  await nameKeys({ [APP]: [courses.key] });
  expect(() => readWholeRelease(releases, APP, '1')).toThrow(
    'mfe-courses 1 is not signed, and its owner has a key in owners.json. Whoever has the key signs it: "SIGNING_KEY_FILE=<file> npm run release -- --sign mfe-courses@1".',
  );
  await courses.signs(folder);
  expect(readWholeRelease(releases, APP, '1').version).toBe('1');
});

test('a changed byte is refused, with recomputed digests as well', async () => {
  const { releases, folder } = await store();
  await courses.signs(folder);
  await nameKeys({ [APP]: [courses.key] });
  await writeFile(join(folder, 'server/Courses.js'), 'other()');
  expect(() => readWholeRelease(releases, APP, '1')).toThrow('server/Courses.js differs from the published file');
  const file = join(folder, RELEASE_FILE);
  const release = JSON.parse(await readFile(file, 'utf8')) as object;
  await writeFile(file, JSON.stringify({ ...release, files: digestsOf(folder) }));
  expect(() => readWholeRelease(releases, APP, '1')).toThrow(
    'mfe-courses 1 is not signed by a key that owners.json names for mfe-courses, or was changed since.',
  );
});

test("one team's key does not sign another team's release", async () => {
  const { releases, folder } = await store('mfe-trophy-room');
  await nameKeys({ [APP]: [courses.key], 'mfe-trophy-room': [trophies.key] });
  await courses.signs(folder);
  expect(() => readWholeRelease(releases, 'mfe-trophy-room', '1')).toThrow('is not signed by a key');
  await trophies.signs(folder);
  expect(readWholeRelease(releases, 'mfe-trophy-room', '1').app).toBe('mfe-trophy-room');
});

test('a signed release under the name of another version or app is refused', async () => {
  const { releases, folder } = await store();
  await courses.signs(folder);
  // The same key for both.
  await nameKeys({ [APP]: [courses.key], 'mfe-trophy-room': [courses.key] });
  for (const [app, version] of [
    [APP, '2'],
    ['mfe-trophy-room', '1'],
  ] as const) {
    const copy = await publishFiles(releases, app, version, FILES);
    for (const file of [RELEASE_FILE, SIGNATURE_FILE])
      await writeFile(join(copy, file), await readFile(join(folder, file)));
    expect(() => readWholeRelease(releases, app, version)).toThrow(
      `${app} ${version} is mfe-courses 1 under another name: release ${app} again.`,
    );
  }
});

test.each(['', 'x', '\0'.repeat(64)])('the signature %j is none', async (text) => {
  const { releases, folder } = await store();
  await nameKeys({ [APP]: [courses.key] });
  await writeFile(join(folder, SIGNATURE_FILE), text);
  expect(() => readWholeRelease(releases, APP, '1')).toThrow('is not signed by a key');
});

test('a signature that was cut off is none', async () => {
  const { releases, folder } = await store();
  await courses.signs(folder);
  await nameKeys({ [APP]: [courses.key] });
  const file = join(folder, SIGNATURE_FILE);
  await writeFile(file, (await readFile(file, 'utf8')).slice(0, -10));
  expect(() => readWholeRelease(releases, APP, '1')).toThrow('is not signed by a key');
});

test('while both keys are named, releases of the old one stay; without it they are refused', async () => {
  const { releases, folder } = await store();
  await courses.signs(folder);
  const next = makeTeam();
  await nameKeys({ [APP]: [next.key, courses.key] });
  expect(readWholeRelease(releases, APP, '1').version).toBe('1');
  await nameKeys({ [APP]: [next.key] });
  expect(() => readWholeRelease(releases, APP, '1')).toThrow('is not signed by a key');
});

test('a release of before digests of all files cannot be signed', async () => {
  const { releases, folder } = await store();
  await publishFiles(releases, APP, '1', FILES, { files: {} });
  await courses.signs(folder);
  await nameKeys({ [APP]: [courses.key] });
  expect(() => readWholeRelease(releases, APP, '1')).toThrow(
    'mfe-courses 1 lacks the digests that a signature covers: release mfe-courses again.',
  );
});

test('a key that is none is an error, and never no key', async () => {
  await nameKeys({ [APP]: ['MCowBQYDK2VwAyEA'] });
  expect(() => keysOf(APP)).toThrow(/owners\.json cannot be read/);
  await nameKeys({ [APP]: [] });
  expect(() => keysOf(APP)).toThrow(/owners\.json cannot be read/);
});
