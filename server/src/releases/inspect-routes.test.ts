import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { publishFiles } from '@golf/release-store/testing';
import { createHealth, withLive, withTrial } from '@golf/release-store';
import { registerInspect } from './inspect-routes.ts';

const COURSES = 'mfe-courses';

test('the inspector is told whose each release is, who gets it, how it fares, and what the page took', async () => {
  const releases = await mkdtemp(join(tmpdir(), 'golf-releases-'));
  onTestFinished(() => rm(releases, { recursive: true, force: true }));
  await publishFiles(releases, COURSES, '1.0.0-good', {}, { owner: '@golf/courses' });
  await publishFiles(releases, COURSES, '1.0.0-tried', {});
  let pointer = withTrial(withLive({}, COURSES, '1.0.0-good'), COURSES, '1.0.0-tried', 10, {
    note: { lines: ['Tees are grouped'], said: true, commit: null },
  });
  const health = createHealth(releases, () => {});
  health.shown({ [COURSES]: '1.0.0-good' });
  health.failed(COURSES, '1.0.0-tried', 'render');
  const app = fastify();
  onTestFinished(() => app.close());
  registerInspect(app, {
    releases,
    pointer: () => pointer,
    health,
    sources: 'https://git.golf.example/tree/main',
    timesOf: (path) => (path === '/courses' ? { 'mfe-courses/Courses': 3.5 } : {}),
  });

  const { body, headers } = await app.inject('/inspect?path=/courses');
  expect(headers['cache-control']).toBe('no-store');
  expect(JSON.parse(body)).toEqual({
    releases: [
      { app: COURSES, version: '1.0.0-good', share: 90, owner: '@golf/courses', change: [], pages: 1, failures: {} },
      {
        app: COURSES,
        version: '1.0.0-tried',
        share: 10,
        owner: null,
        change: ['Tees are grouped'],
        pages: 0,
        failures: { render: 1 },
      },
    ],
    sources: 'https://git.golf.example/tree/main',
    times: { 'mfe-courses/Courses': 3.5 },
  });
  expect((await app.inject('/inspect?path=/nowhere')).json()).toMatchObject({ times: {} });

  // A missing release that the pointer names.
  pointer = withLive(pointer, 'mfe-articles', '1.0.0-late');
  const late = { app: 'mfe-articles', version: '1.0.0-late', owner: null };
  expect((await app.inject('/inspect')).json()).toMatchObject({ releases: [{}, {}, late] });
});
