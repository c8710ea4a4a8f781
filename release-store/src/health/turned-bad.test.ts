import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@golf/database/testing';
import { expect, test } from 'vitest';
import { withLive, withTrial } from '../pointer.ts';
import { createHealth, readHealth } from './health.ts';
import { noVisits, type Days, type Visits } from './record.ts';
import { turnedBad } from './turned-bad.ts';

const APP = 'mfe-courses';
const [TODAY, YESTERDAY] = ['2026-11-29', '2026-11-28'];
const POINTER = withLive(withLive({}, APP, '1'), APP, '2');

const day = (sampled: number, more: Partial<Visits> = {}) => ({ chromium: { ...noVisits(), sampled, ...more } });

const judged = (own: Days, previous: Days = {}, pointer = POINTER) =>
  turnedBad(pointer, (_app, version) => ({ days: version === '2' ? own : previous }), APP, TODAY);

test('a release that is worse than on earlier days has turned bad, by engines together', () => {
  const half = { ...noVisits(), sampled: 100, slowAnswer: 20 };
  expect(judged({ [TODAY]: { chromium: half, webkit: half }, [YESTERDAY]: day(400, { slowAnswer: 40 }) })).toEqual({
    version: '2',
    why: 'slow answers on 40 of 200 sampled visits today, and on 40 of 400 on earlier days',
  });
});

test('a younger release is compared with the one before it', () => {
  const [bad, good] = [{ [TODAY]: day(300, { longFrames: 60 }) }, { [YESTERDAY]: day(200) }];
  expect(judged({ ...bad, [YESTERDAY]: day(199, { longFrames: 199 }) }, good)?.why).toBe(
    'long frames on 60 of 300 sampled visits today, and on 0 of 200 of 1, live before it',
  );
});

test.each<[string, Days, Days]>([
  ['at the threshold', { [TODAY]: day(200, { shifted: 35 }), [YESTERDAY]: day(200, { shifted: 20 }) }, {}],
  ['with too few visits today', { [TODAY]: day(199, { slowPaint: 199 }), [YESTERDAY]: day(900) }, {}],
  [
    'with too few visits before',
    { [TODAY]: day(900, { slowPaint: 900 }), [YESTERDAY]: day(199) },
    { [YESTERDAY]: day(199) },
  ],
  ['by crashes alone', { [TODAY]: day(900, { crashed: 900 }), [YESTERDAY]: day(900) }, {}],
])('a release is not bad %s', (_what, own, previous) => {
  expect(judged(own, previous)).toBeNull();
});

test('during a trial nothing is said of the live release', () => {
  const own = { [TODAY]: day(200, { slowPaint: 200 }), [YESTERDAY]: day(200) };
  expect(judged(own)).not.toBeNull();
  expect(judged(own, {}, withTrial(POINTER, APP, '3', 10))).toBeNull();
});

test('visits are kept in the store for eight days, and an old store has none', async () => {
  const releases = await temporaryFolder();
  const old = { [`${APP} 2`]: { pages: 7, failures: { render: 1 } } };
  await writeFile(join(releases, 'health.json'), JSON.stringify(old));
  const health = createHealth(releases, () => {});
  for (let at = 10; at < 20; at += 1) health.visited(APP, '2', `2026-11-${at}`, 'firefox', ['sampled', 'slowPaint']);
  await health.save();
  const kept = readHealth(releases)(APP, '2');
  expect(kept).toMatchObject({ pages: 7, failures: { render: 1 } });
  expect(Object.keys(kept.days ?? {})).toEqual(Array.from({ length: 8 }, (_, at) => `2026-11-${12 + at}`));
  expect(kept.days?.['2026-11-19']?.firefox).toEqual({ ...noVisits(), sampled: 1, slowPaint: 1 });
});
