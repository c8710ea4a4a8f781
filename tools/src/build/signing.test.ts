import { spawnSync } from 'node:child_process';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PROJECT_ROOT } from '@golf/node-kit/project-root';
import { changeLive, isWhole, withLive } from '@golf/release-store';
import { makeTeam, nameKeys } from '@golf/release-store/testing/signed';
import { expect, test, vi } from 'vitest';
import { folderOf, publish, storeWith } from '../testing/release-store.ts';
import { makeKey, signFolder, signingKeyFor, signStored } from './signing.ts';

const APP = 'mfe-courses';

/** A key made by the command, set for signing until the end of the test. */
async function setKey() {
  const folder = await folderOf({});
  const file = join(folder, 'courses.pem');
  const publicKey = await makeKey(file);
  vi.stubEnv('SIGNING_KEY_FILE', file);
  return { folder, file, publicKey };
}

test('a new key is readable by its owner only, outside of the checkout, and overwrites none', async () => {
  const { file } = await setKey();
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  await expect(makeKey(file)).rejects.toThrow(/EEXIST/);
  await expect(makeKey(join(PROJECT_ROOT, 'courses.pem'))).rejects.toThrow('is in the checkout');
});

test('a release is signed by the key of its app, or not built', async () => {
  const { publicKey, file } = await setKey();
  await nameKeys({ [APP]: [makeTeam().key] });
  expect(() => signingKeyFor(APP)).toThrow(`${file} is not the key of mfe-courses: owners.json names another one.`);
  vi.stubEnv('SIGNING_KEY_FILE', '');
  expect(() => signingKeyFor(APP)).toThrow('mfe-courses has a key in owners.json: set SIGNING_KEY_FILE');
  expect(signingKeyFor('mfe-calculator')).toBeNull();
  vi.stubEnv('SIGNING_KEY_FILE', file);
  await nameKeys({ [APP]: [publicKey] });
  expect(signingKeyFor(APP)).not.toBeNull();
  await writeFile(file, 'no key');
  expect(() => signingKeyFor(APP)).toThrow('cannot be read');
});

test('what is live and what a rollback can restore is signed before the key is named', async () => {
  const { publicKey } = await setKey();
  await nameKeys({});
  const store = await storeWith({});
  for (const version of ['1', '2']) {
    await publish(store, version, {});
    await changeLive(store, (pointer) => withLive(pointer, APP, version));
  }
  await publish(store, '3', {});
  const said: string[] = [];
  await signStored(store, { app: APP, version: null }, (line) => said.push(line));
  expect(said).toEqual(['mfe-courses 2 is signed.', 'mfe-courses 1 is signed.']);
  await nameKeys({ [APP]: [publicKey] });
  expect(['1', '2', '3'].map((version) => isWhole(store, APP, version))).toEqual([true, true, false]);
  await expect(changeLive(store, (pointer) => withLive(pointer, APP, '3'))).rejects.toThrow(
    /Refused[\s\S]*mfe-courses 3 is not signed/,
  );
});

test('a damaged release is not signed', async () => {
  await setKey();
  await nameKeys({});
  const store = await storeWith({ 1: {} });
  await publish(store, '2', {});
  await writeFile(join(store, APP, '2/server/Courses.js'), 'other()');
  await expect(signStored(store, { app: APP, version: '2' }, () => {})).rejects.toThrow('is damaged');
});

test('openssl reads the key, and makes the same signature', async () => {
  const { folder, file, publicKey } = await setKey();
  await nameKeys({ [APP]: [publicKey] });
  await writeFile(join(folder, 'release.json'), '{"app":"mfe-courses"}');
  const key = signingKeyFor(APP);
  if (key) await signFolder(folder, key);
  const made = spawnSync(
    'bash',
    ['-c', `openssl pkeyutl -sign -rawin -inkey ${file} -in ${folder}/release.json | openssl base64 -A`],
    { encoding: 'utf8' },
  );
  expect(made.stderr).toBe('');
  expect((await readFile(join(folder, 'release.sig'), 'utf8')).trim()).toBe(made.stdout);
});
