import { expect, test } from 'vitest';
import fastify from 'fastify';
import { publishFiles } from '@golf/release-store/testing';
import { temporaryFolder } from '@golf/database/testing';
import { registerFederation } from './federation-routes.ts';

const APP = 'mfe-courses';
const MANIFEST = { id: APP, metaData: { name: APP, publicPath: 'auto' } };

async function site(releasesOrigin = '') {
  const releases = await temporaryFolder();
  await publishFiles(
    releases,
    APP,
    '2.0.0-b',
    {
      'files/Courses-Kx3.js': 'courses()',
      'files/Secret-Kx3.js': 'secret()',
      'files/mf-manifest-Kx3.json': JSON.stringify(MANIFEST),
      'server/Courses.js': 'render()',
    },
    { stored: { 'Courses.js': 'Courses-Kx3.js', 'mf-manifest.json': 'mf-manifest-Kx3.json' } },
  );
  const app = fastify();
  await registerFederation(app, { releases, releasesOrigin, versions: () => ({ [APP]: '2.0.0-b', shell: '1' }) });
  return app;
}

test('a file of a build is served to any host under its name in it', async () => {
  const app = await site();
  const answer = await app.inject(`/releases/${APP}/2.0.0-b/client/Courses.js`);
  expect(answer.body).toBe('courses()');
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

test.each([
  'mfe-courses/2.0.0-b/client/Secret-Kx3.js',
  'mfe-courses/2.0.0-b/client/..%2Fserver%2FCourses.js',
  'mfe-courses/..%2F2.0.0-b/client/Courses.js',
  'mfe-courses/9.9.9/client/Courses.js',
  'mfe-courses/2.0.0-b/client/toString',
  'shell/mf-manifest.json',
  'toString/mf-manifest.json',
])('%s is not there', async (path) => {
  const app = await site();
  expect((await app.inject(`/releases/${path}`)).statusCode).toBe(404);
});

test.each([
  ['', 'http://golf.example'],
  ['https://cdn.example', 'https://cdn.example'],
])('the manifest of the live release names the folder of its files (origin "%s")', async (origin, expected) => {
  const app = await site(origin);
  const answer = await app.inject({ url: `/releases/${APP}/mf-manifest.json`, headers: { host: 'golf.example' } });
  expect(answer.json()).toEqual({
    ...MANIFEST,
    metaData: { name: APP, publicPath: `${expected}/releases/${APP}/2.0.0-b/client/` },
  });
  expect(answer.headers['cache-control']).toBe('public, max-age=0, s-maxage=10');
});
