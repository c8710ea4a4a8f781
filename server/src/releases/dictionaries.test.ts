import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, zstdDecompressSync } from 'node:zlib';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '@golf/database/testing';
import { publishFiles } from '@golf/release-store/testing';
import { startApp } from '../testing/start-app.ts';
import { registerReleases } from './release-routes.ts';

/** A script of some size with one variable word. */
const script = (word: string) =>
  `${Array.from({ length: 400 }, (_, line) => `export const hole${line} = ${(line * 7919) % 1009};`).join('\n')}\nsay('${word}');`;
const sha256 = (content: string) => createHash('sha256').update(content).digest();
const nameOf = (content: string) => `Courses-${sha256(content).toString('base64url').slice(0, 12)}.js`;

const [BEFORE, AFTER] = [script('Average'), script('Mean')];
const URL = `/releases/mfe-courses/files/${nameOf(AFTER)}`;
const available = (content: string) => `:${sha256(content).toString('base64')}:`;
const BROWSER = { 'accept-encoding': 'gzip, br, zstd, dcb, dcz', 'available-dictionary': available(BEFORE) };

async function site() {
  const releases = await temporaryFolder();
  const files = [BEFORE, AFTER].flatMap((content) => [
    [`files/${nameOf(content)}`, content] as const,
    [`files/${nameOf(content)}.br`, brotliCompressSync(content)] as const,
  ]);
  await publishFiles(releases, 'mfe-courses', '1', Object.fromEntries(files));
  const app = fastify();
  onTestFinished(() => app.close());
  await registerReleases(app, releases);
  return { app, releases };
}

test('a browser with the script of an earlier release gets the difference', async () => {
  const { app } = await site();
  for (const time of ['first', 'second']) {
    const answer = await app.inject({ url: URL, headers: BROWSER });
    expect(answer.headers, time).toMatchObject({
      'content-encoding': 'dcz',
      'content-type': 'text/javascript',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding, available-dictionary',
      'use-as-dictionary': 'match="Courses-*.js"',
    });
    const body = answer.rawPayload;
    // RFC 9842, section 5: a skippable frame of 32 bytes, the digest of the dictionary, then Zstandard.
    expect(body.subarray(0, 40)).toEqual(Buffer.concat([Buffer.from('5e2a4d1820000000', 'hex'), sha256(BEFORE)]));
    expect(zstdDecompressSync(body.subarray(40), { dictionary: Buffer.from(BEFORE) }).toString()).toBe(AFTER);
    expect(body.length).toBeLessThan(100);
  }
});

test.each<[string, Record<string, string>]>([
  ['has no earlier script', { ...BROWSER, 'available-dictionary': '' }],
  ['has one that the store does not', { ...BROWSER, 'available-dictionary': available('other()') }],
  ['says what no digest is', { ...BROWSER, 'available-dictionary': ':../../live.json:' }],
  ['does not take changes', { ...BROWSER, 'accept-encoding': 'gzip, br' }],
  ['takes changes last of all and never', { ...BROWSER, 'accept-encoding': 'br, dcz;q=0' }],
])('a browser that %s is sent the whole script', async (_what, headers) => {
  const { app } = await site();
  const answer = await app.inject({ url: URL, headers });
  expect(answer.headers).toMatchObject({
    'content-encoding': 'br',
    vary: 'accept-encoding, available-dictionary',
    'use-as-dictionary': 'match="Courses-*.js"',
  });
  expect(answer.rawPayload).toEqual(brotliCompressSync(AFTER));
});

test('an earlier script that is not what its name says is no dictionary', async () => {
  const { app, releases } = await site();
  await publishFiles(releases, 'mfe-courses', '2', { [`files/${nameOf(BEFORE)}`]: 'spoiled()' });
  expect((await app.inject({ url: URL, headers: BROWSER })).headers['content-encoding']).toBe('br');
});

test('a script that is gone is not found, whatever the browser has', async () => {
  const { app, releases } = await site();
  await rm(join(releases, 'mfe-courses/files', nameOf(AFTER)));
  await rm(join(releases, 'mfe-courses/files', `${nameOf(AFTER)}.br`));
  expect((await app.inject({ url: URL, headers: BROWSER })).statusCode).toBe(404);
});

test('scripts come without what only documents need, drawings with the policy that keeps them from running any', async () => {
  const releases = await temporaryFolder();
  await publishFiles(releases, 'shell', '1', { 'files/index-0123456789ab.js': 'start()', 'files/x-01.svg': '<svg/>' });
  const { app } = await startApp({ register: (site) => void registerReleases(site, releases) });
  const common = [
    'access-control-allow-origin',
    'cache-control',
    'content-length',
    'content-type',
    'date',
    'vary',
    'x-content-type-options',
  ];
  const namesOf = async (name: string) =>
    Object.keys((await app.inject(`/releases/shell/files/${name}`)).headers).toSorted();
  expect(await namesOf('index-0123456789ab.js')).toEqual([...common, 'use-as-dictionary'].toSorted());
  expect(await namesOf('x-01.svg')).toEqual([...common, 'content-security-policy'].toSorted());
  expect(await namesOf('gone.js')).toEqual(expect.arrayContaining(['content-security-policy', 'x-request-id']));
});

test('files that are not for browsers are not found', async () => {
  const { app, releases } = await site();
  await publishFiles(releases, 'mfe-courses', '2', { 'server/Courses.js': 'render()', 'client/old.js': 'old()' });
  for (const path of ['mfe-courses/2/server/Courses.js', 'live.json', 'health.json', 'release.json'])
    expect((await app.inject(`/releases/${path}`)).statusCode, path).toBe(404);
  expect((await app.inject('/releases/mfe-courses/2/client/old.js')).body).toBe('old()');
});

test('outsiders get what they need to check a release: its description, its signature, and the log', async () => {
  const { app, releases } = await site();
  await writeFile(join(releases, 'mfe-courses/1/release.sig'), 'c2lnbmVk\n');
  await writeFile(join(releases, 'live.log'), '{"number":1}\n');
  for (const path of ['mfe-courses/1/release.json', 'mfe-courses/1/release.sig', 'live.log']) {
    const { statusCode, headers, body } = await app.inject(`/releases/${path}`);
    expect(statusCode, path).toBe(200);
    expect(body).toBe(await readFile(join(releases, path), 'utf8'));
    // A signature may follow, and the log grows.
    expect(headers['cache-control']).toBe('public, max-age=60');
  }
});
