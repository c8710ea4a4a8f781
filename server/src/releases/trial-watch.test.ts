import { expect, test } from 'vitest';
import { temporaryFolder } from '@golf/database/testing';
import { createHealth, isFailing, type Pointer, withLive, withRollback, withTrial } from '@golf/release-store';
import { createTrialWatch, engineOf } from './trial-watch.ts';

const APP = 'mfe-courses';
const GOOD = { shell: '1', [APP]: '1' };
const TRIED = { shell: '1', [APP]: '2' };
const HOUR = 3600_000;

/** A site with version 2 of the courses on trial, and a clock. */
async function site() {
  const health = createHealth(await temporaryFolder(), () => {});
  let now = 1_000_000;
  let pointer: Pointer = withTrial(withLive(withLive({}, 'shell', '1'), APP, '1'), APP, '2', 50, { now: 'monday' });
  const watch = createTrialWatch(
    () => pointer,
    health,
    () => now,
  );
  const counts = () => {
    const trial = pointer[APP]?.trial;
    if (!trial) throw new Error('nothing is on trial');
    return health.trial(APP, trial);
  };
  /** A visitor with a distinct address, with or without a failure. */
  const visit = (number: number, versions: Record<string, string>, fails = false) => {
    const token = watch.shown(`visitor ${number}`, versions) ?? '';
    if (fails) watch.failed(`visitor ${number}`, token, APP, versions[APP] ?? '');
  };
  const visits = (count: number, versions: Record<string, string>, failing = 0, from = 0) => {
    for (let number = 0; number < count; number += 1) visit(from + number, versions, number < failing);
  };
  return {
    watch,
    counts,
    visits,
    isBad: () => isFailing(counts()),
    wait: (milliseconds: number) => (now += milliseconds),
    change: (next: (pointer: Pointer) => Pointer) => (pointer = next(pointer)),
  };
}

test('a trial that fails for many of its visitors is bad', async () => {
  const { visits, counts, isBad } = await site();
  visits(20, TRIED, 5);
  visits(20, GOOD, 0, 100);
  expect(counts()).toMatchObject({ trial: { pages: 20, failed: 5 }, live: { pages: 20, failed: 0 } });
  expect(isBad()).toBe(true);
});

test('a trial is not judged by the failures of a few visitors', async () => {
  const { visits, isBad } = await site();
  visits(19, TRIED, 19);
  expect(isBad()).toBe(false);
  visits(1, TRIED, 0, 50);
  expect(isBad()).toBe(true);
});

/** @promise Releases: The server ends a … */
test('a trial that fails as often as the live release stays', async () => {
  const { visits, isBad } = await site();
  visits(40, TRIED, 20);
  visits(40, GOOD, 18, 100);
  expect(isBad()).toBe(false);
});

test.each([
  ['no token', () => ''],
  ['an invented one', () => 'eyJpZCI6IjEifQ.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'],
  [
    'one with another release written into it',
    (token: string) => {
      const [body = '', signature = ''] = token.split('.');
      const claim = Buffer.from(body, 'base64url').toString().replace('"1"', '"2"');
      return `${Buffer.from(claim).toString('base64url')}.${signature}`;
    },
  ],
  ['one of a page without the trial', (token: string) => token],
])('five reports with %s end nothing', async (_what, forge) => {
  const { watch, visits, counts } = await site();
  visits(20, TRIED, 0, 100);
  for (let number = 0; number < 5; number += 1) {
    const token = watch.shown(`visitor ${number}`, GOOD) ?? '';
    expect(watch.failed(`visitor ${number}`, forge(token), APP, '2')).toBe(false);
  }
  expect(counts().trial.failed).toBe(0);
});

/** @promise Releases: The server ends a … */
test('five pages and five reports of one visitor end nothing either', async () => {
  const { watch, visits, counts, isBad } = await site();
  visits(20, TRIED, 0, 100);
  for (let number = 0; number < 5; number += 1) {
    watch.failed('a shell', watch.shown('a shell', TRIED) ?? '', APP, '2');
  }
  expect(counts().trial).toMatchObject({ pages: 23, failed: 1 });
  expect(isBad()).toBe(false);
});

test('a token that is sent again counts once, whoever sends it', async () => {
  const { watch, counts } = await site();
  const token = watch.shown('Ann', TRIED) ?? '';
  const sent = ['Ann', 'Ann', 'Bo', 'Cy', 'Di'].map((visitor) => watch.failed(visitor, token, APP, '2'));
  expect(sent).toEqual([true, false, false, false, false]);
  expect(counts().trial.failed).toBe(1);
});

test('a token is good for a report on each release of its page', async () => {
  const { watch, change } = await site();
  change((pointer) => withTrial(withLive(pointer, 'mfe-articles', '1'), 'mfe-articles', '2', 50, { now: 'monday' }));
  const token = watch.shown('Ann', { ...TRIED, 'mfe-articles': '2' }) ?? '';
  expect(watch.failed('Ann', token, APP, '2')).toBe(true);
  expect(watch.failed('Ann', token, 'mfe-articles', '2')).toBe(true);
  expect(watch.failed('Ann', token, 'mfe-articles', '2')).toBe(false);
});

test('a token that is half a day old is good for nothing', async () => {
  const { watch, wait } = await site();
  const token = watch.shown('Ann', TRIED) ?? '';
  wait(12 * HOUR + 1);
  expect(watch.failed('Ann', token, APP, '2')).toBe(false);
});

/** @promise Releases: The server ends a … */
test('a loop of requests from one address does not keep a bad trial alive', async () => {
  const { watch, visits, counts, isBad } = await site();
  visits(20, TRIED, 6);
  for (let count = 0; count < 1000; count += 1) watch.shown('a loop', TRIED);
  expect(counts().trial.pages).toBe(23);
  expect(isBad()).toBe(true);
});

test('one address reporting the live release does not keep a bad trial', async () => {
  const { watch, visits, isBad } = await site();
  visits(20, TRIED, 6);
  for (let count = 0; count < 1000; count += 1) {
    watch.failed('a loop', watch.shown('a loop', GOOD) ?? '', APP, '1');
  }
  expect(isBad()).toBe(true);
});

test('a visitor who comes back another day counts again', async () => {
  const { watch, counts, wait } = await site();
  for (let count = 0; count < 5; count += 1) watch.shown('Ann', TRIED);
  wait(24 * HOUR + 1);
  watch.shown('Ann', TRIED);
  expect(counts().trial.pages).toBe(4);
});

/** @promise Releases: The server ends a … */
test('a restarted trial counts from zero, also for earlier visitors', async () => {
  const { visits, counts, isBad, change } = await site();
  visits(20, TRIED, 20);
  expect(isBad()).toBe(true);
  change((pointer) => withTrial(withRollback(pointer, APP), APP, '2', 50, { now: 'tuesday' }));
  expect(counts()).toMatchObject({ trial: { pages: 0, failed: 0 }, live: { pages: 0, failed: 0 } });
  visits(3, TRIED, 1);
  expect(counts().trial).toMatchObject({ pages: 3, failed: 1 });
});

test('where nothing is on trial nothing is counted, and no token given', async () => {
  const { watch, change } = await site();
  change((pointer) => withRollback(pointer, APP));
  expect(watch.shown('Ann', GOOD)).toBeNull();
});

test('a page says once how it went, and only one of a visitor counts in a day', async () => {
  const { watch, counts, wait } = await site();
  const went = { paint: 3000, answer: 40, clicks: 2, deadClicks: 1 };
  const token = watch.shown('visitor 1', TRIED) ?? '';
  watch.measured('visitor 1', token, went);
  watch.measured('visitor 1', token, went);
  watch.measured('visitor 1', watch.shown('visitor 1', TRIED) ?? '', went);
  watch.measured('visitor 2', 'made.up', went);
  expect(counts().trial).toMatchObject({
    painted: 1,
    slowPaint: 1,
    answered: 1,
    slowAnswer: 0,
    clicked: 1,
    deadClick: 1,
  });

  // Missing measures count for neither side.
  watch.measured('visitor 3', watch.shown('visitor 3', GOOD) ?? '', {
    paint: null,
    answer: null,
    clicks: 0,
    deadClicks: 0,
  });
  expect(counts().live).toMatchObject({ pages: 1, painted: 0, answered: 0, clicked: 0 });
  wait(24 * HOUR);
  watch.measured('visitor 1', watch.shown('visitor 1', TRIED) ?? '', { ...went, paint: 800, answer: 500 });
  expect(counts().trial).toMatchObject({ painted: 2, slowPaint: 1, answered: 2, slowAnswer: 1 });
});

test.each([
  ['chromium', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'],
  ['firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  [
    'chromium',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/156.0.0.0 Safari/537.36',
  ],
  ['webkit', 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15'],
  ['webkit', 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/141.0.0.0 Mobile Safari/604.1'],
  ['webkit', 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/140.0 Mobile Safari/605.1.15'],
  ['other', undefined],
])('the engine %s counts beside the total', async (engine, userAgent) => {
  const { watch, counts } = await site();
  const found = engineOf(userAgent);
  expect(found).toBe(engine);
  const token = watch.shown('Ann', TRIED, found) ?? '';
  watch.failed('Ann', token, APP, '2', found);
  watch.measured('Ann', token, { paint: 3000, answer: null, clicks: 1, deadClicks: 0 }, found);
  expect(counts().engines?.[found]?.trial).toEqual(counts().trial);
  expect(counts().trial).toMatchObject({ pages: 1, failed: 1, painted: 1, slowPaint: 1, clicked: 1 });
});
