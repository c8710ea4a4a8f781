import { temporaryFolder } from '@golf/database/testing';
import { createHealth, withLive, withTrial, type Pointer } from '@golf/release-store';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { registerFailures } from './failure-routes.ts';
import { createTrialWatch } from './trial-watch.ts';
import { createVisitWatch } from './visit-watch.ts';

const APP = 'mfe-courses';
const DAY = '2026-11-29';
const CHROMIUM = 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const GOOD = { paint: 900, answer: 40, clicks: 1, deadClicks: 0 };
const VERSIONS = { shell: '1', [APP]: '2' };
const sample = (more: object = {}) => ({ versions: VERSIONS, shift: 0, blame: {}, frames: {}, ...more });

async function routes() {
  const health = createHealth(await temporaryFolder(), () => {});
  const live = withLive(withLive(withLive({}, 'shell', '1'), APP, '1'), APP, '2');
  const pointer: Pointer = withTrial(live, APP, '3', 50);
  let now = Date.parse(`${DAY}T10:00:00Z`);
  const visitWatch = createVisitWatch(
    () => pointer,
    health,
    () => now,
  );
  const app = fastify({ trustProxy: true });
  onTestFinished(() => app.close());
  await registerFailures(app, {
    pointer: () => pointer,
    health,
    trialWatch: createTrialWatch(() => pointer, health),
    visitWatch,
    judge: async () => {},
  });
  let visitors = 0;
  const tell = async (payload: object, visitor = `203.0.113.${(visitors += 1)}`) => {
    const headers = { 'user-agent': CHROMIUM, 'x-forwarded-for': visitor };
    return (await app.inject({ method: 'POST', url: '/page-measures', headers, payload })).statusCode;
  };
  const visits = (version: string, name = APP) => health.of(name, version).days?.[DAY]?.chromium;
  return { tell, visits, visitWatch, health, wait: (milliseconds: number) => (now += milliseconds) };
}

test('a sampled visit counts for each release that it showed, and is bad for the blamed one', async () => {
  const { tell, visits } = await routes();
  const slow = { ...GOOD, paint: 2501, answer: 201 };
  const blame = { paint: 'shell', answer: APP, shift: APP };
  expect(await tell({ ...slow, sample: sample({ blame, shift: 0.11, frames: { [APP]: 201, shell: 200 } }) })).toBe(204);
  expect(await tell({ ...GOOD, paint: 2500, answer: 200, sample: sample({ blame, shift: 0.1 }) })).toBe(204);
  expect(visits('2')).toMatchObject({ sampled: 2, slowPaint: 0, slowAnswer: 1, shifted: 1, longFrames: 1 });
  expect(visits('1', 'shell')).toMatchObject({ sampled: 2, slowPaint: 1, slowAnswer: 0, shifted: 0, longFrames: 0 });
});

test('only releases that visitors can have received count: live, on trial, or live before', async () => {
  const { tell, visits, health } = await routes();
  for (const version of ['1', '2', '3', '4']) {
    expect(await tell({ ...GOOD, sample: sample({ versions: { [APP]: version, toString: '1' } }) })).toBe(204);
  }
  expect(['1', '2', '3'].map((version) => visits(version)?.sampled)).toEqual([1, 1, 1]);
  expect(health.of(APP, '4').days).toBeUndefined();
  expect(health.of('toString', '1').days).toBeUndefined();
});

test('a visitor counts three times a day', async () => {
  const { tell, visits, wait } = await routes();
  for (let time = 0; time < 5; time += 1) await tell({ ...GOOD, sample: sample() }, '203.0.113.250');
  expect(visits('2')?.sampled).toBe(3);
  wait(13 * 3600_000);
  await tell({ ...GOOD, sample: sample() }, '203.0.113.251');
  expect(visits('2')?.sampled).toBe(4);
});

test('a counted page without a sample stays as it was', async () => {
  const { tell, health } = await routes();
  expect(await tell(GOOD)).toBe(204);
  expect(health.of(APP, '2').days).toBeUndefined();
});

test.each<[string, object, number]>([
  ['without versions', { ...GOOD, sample: { shift: 0, blame: {} } }, 400],
  ['with a version that is no text', { ...GOOD, sample: sample({ versions: { shell: 1 } }) }, 400],
  ['with a negative frame', { ...GOOD, sample: sample({ frames: { shell: -1 } }) }, 400],
  ['with a long name', { ...GOOD, sample: sample({ blame: { paint: 'x'.repeat(41) } }) }, 400],
  ['of more than 700 bytes', { ...GOOD, sample: sample({ versions: { shell: 'x'.repeat(700) } }) }, 413],
])('a report %s is refused', async (_what, payload, status) => {
  const { tell, visits } = await routes();
  expect(await tell(payload)).toBe(status);
  expect(visits('2')).toBeUndefined();
});

test('a crash is blamed on the main slot of its page, a deprecation on the app of the script, three times a day', async () => {
  const { visits, visitWatch } = await routes();
  const releases = `${APP}@2 shell@1`;
  const source = `https://golf.example/releases/${APP}/files/a.js`;
  for (let time = 0; time < 5; time += 1) {
    visitWatch.reported('a', { kind: 'crash', path: '/courses', source: '', releases }, 'chromium');
    visitWatch.reported('a', { kind: 'deprecation', path: '/', source, releases }, 'chromium');
  }
  visitWatch.reported('b', { kind: 'crash', path: '/privacy', source: '', releases }, 'chromium');
  visitWatch.reported(
    'b',
    { kind: 'deprecation', path: '/', source: 'https://spy.example/x.js', releases },
    'chromium',
  );
  visitWatch.reported('c', { kind: 'crash', path: '/courses', source: '', releases: '' }, 'chromium');
  expect(visits('2')).toMatchObject({ sampled: 0, crashed: 3, deprecated: 3 });
  expect(visits('1', 'shell')).toMatchObject({ crashed: 1, deprecated: 0 });
});
