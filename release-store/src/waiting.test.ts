import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { changeLive } from './change-live.ts';
import { liveVersions } from './edition.ts';
import { withLive, withRollback, type Pointer } from './pointer.ts';
import { publishFiles } from './testing/publish-files.ts';
import { missingFor, withReady, withWaiting } from './waiting.ts';

const MODULES = { 'mfe-courses': ['Courses', 'Course', 'Search'], 'mfe-calculator': ['Calculator'] } as const;
let releases = '';

const publish = (app: string, platform: string) =>
  publishFiles(
    releases,
    app,
    platform,
    {},
    {
      platform,
      modules: Object.fromEntries(
        (MODULES[app as keyof typeof MODULES] ?? []).map((name) => [
          name,
          { server: `${name}.js`, scripts: [], styles: [] },
        ]),
      ),
    },
  );

const APPS = ['shell', 'mfe-courses', 'mfe-calculator'];
const live: Pointer = APPS.reduce<Pointer>((pointer, app) => withLive(pointer, app, '2.0.0'), {});
/** Live versions after these were released with --wait, in this order. */
const afterWaiting = (...apps: string[]) =>
  apps.reduce((pointer, app) => withReady(releases, withWaiting(pointer, app, '3.0.0')), live);
const all = (version: string) => Object.fromEntries(APPS.map((app) => [app, version]));

beforeEach(async () => {
  releases = await mkdtemp(join(tmpdir(), 'golf-releases-'));
  onTestFinished(() => rm(releases, { recursive: true, force: true }));
  for (const app of APPS) for (const platform of ['2.0.0', '2.1.0', '3.0.0']) await publish(app, platform);
});

/**
 * @promise Releases: A change that all apps need goes live at once, although each team releases by itself; until then
 * visitors keep the old releases
 */
test('the last of all that need each other makes all of them live, whichever it is', () => {
  for (const [first = '', second = '', last = ''] of [
    APPS,
    APPS.toReversed(),
    ['mfe-courses', 'shell', 'mfe-calculator'],
  ]) {
    const waiting = afterWaiting(first, second);
    expect(liveVersions(waiting), `${first}, then ${second}`).toEqual(all('2.0.0'));
    const done = withReady(releases, withWaiting(waiting, last, '3.0.0'));
    expect(liveVersions(done), `then ${last}`).toEqual(all('3.0.0'));
    expect(Object.values(done).filter((state) => state.waiting)).toEqual([]);
  }
});

test('who is missing is said', () => {
  expect(missingFor(releases, afterWaiting('shell', 'mfe-courses'))).toEqual([
    expect.stringContaining('mfe-calculator 2.0.0 was built with platform 2.0.0, and the shell 3.0.0 has 3.0.0'),
  ]);
  expect(missingFor(releases, afterWaiting(...APPS))).toEqual([]);
});

test('a compatible release does not wait', () => {
  const newer = withLive(live, 'shell', '2.1.0');
  const ready = withReady(releases, withWaiting(newer, 'mfe-courses', '2.1.0'));
  expect(liveVersions(ready)).toEqual({ shell: '2.1.0', 'mfe-courses': '2.1.0', 'mfe-calculator': '2.0.0' });
});

test('a remote that waits for a later platform keeps no other one waiting', async () => {
  await publish('mfe-calculator', '4.0.0');
  const waiting = withReady(releases, withWaiting(live, 'mfe-calculator', '4.0.0'));
  const ready = withReady(releases, withWaiting(withWaiting(waiting, 'shell', '2.1.0'), 'mfe-courses', '2.1.0'));
  expect(liveVersions(ready)).toEqual({ shell: '2.1.0', 'mfe-courses': '2.1.0', 'mfe-calculator': '2.0.0' });
  expect(ready['mfe-calculator']?.waiting?.version).toBe('4.0.0');
});

test('a release that waits stays when the live one is rolled back, and goes when it is itself', () => {
  const waiting = withWaiting(withLive(live, 'mfe-courses', '2.1.0'), 'mfe-courses', '3.0.0');
  expect(withRollback(waiting, 'mfe-courses')['mfe-courses']).toMatchObject({
    version: '2.0.0',
    waiting: { version: '3.0.0' },
  });
  const withdrawn = withRollback(waiting, 'mfe-courses', '3.0.0');
  expect(withdrawn['mfe-courses']).toMatchObject({ version: '2.1.0', rolledBack: [{ version: '3.0.0' }] });
  expect(withdrawn['mfe-courses']?.waiting).toBeUndefined();
});

test('what waits is in nobody’s way, and all of it goes live at once', async () => {
  await changeLive(releases, () => live);
  await changeLive(releases, (pointer) => withReady(releases, withWaiting(pointer, 'mfe-courses', '3.0.0')));
  await changeLive(releases, (pointer) => withLive(pointer, 'mfe-calculator', '2.0.0'));
  await changeLive(releases, (pointer) => withReady(releases, withWaiting(pointer, 'shell', '3.0.0')));
  const done = await changeLive(releases, (pointer) =>
    withReady(releases, withWaiting(pointer, 'mfe-calculator', '3.0.0')),
  );
  expect(liveVersions(done)).toEqual(all('3.0.0'));
});
