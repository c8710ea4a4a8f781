import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { component, FAULTS, WORKING } from '../../support/broken-releases.ts';
import { hold } from '../../support/hold.ts';
import { test, type OwnSite } from '../../support/own-site.ts';
import type { HandmadeRelease } from '../../support/release-store.ts';
import { expect } from '../../support/test.ts';

/*
 * The failure matrix: a release of mfe-courses, broken in every known way. Each time the shell and other features
 * continue, the slot shows its failure, and the console names the release once. A test replaces the live release of the
 * one before.
 */

test.describe.configure({ mode: 'default' });

let made = 0;

/** Makes a handmade release live on the next opened page. The rollback restores the store. */
async function makeLive(own: OwnSite, page: Page, path: string, release: HandmadeRelease): Promise<string> {
  made += 1;
  const version = `9.0.${made}-handmade`;
  await own.store.publishCourses(version, release);
  await own.store.makeLive(version);
  await serves(own, page, path, version);
  return version;
}

/** Waits for a version on the page: a stale page has the previous one. */
async function serves(own: OwnSite, page: Page, path: string, version: string): Promise<void> {
  await expect
    .poll(async () => await (await page.request.get(own.address + path)).text())
    .toContain(`"version":"${version}"`);
}

/** Makes the built version live, whatever an earlier test has left. */
async function makeGoodLive(own: OwnSite, page: Page): Promise<void> {
  const good = own.store.built['mfe-courses'] ?? '';
  if ((await own.store.liveVersion('mfe-courses')) !== good) await own.store.makeLive(good);
  await serves(own, page, '/courses', good);
}

for (const [what, { route, said, phase: _, reloads = false, ...release }] of Object.entries(FAULTS)) {
  /** @promise In the browser: A broken remote, however it breaks, costs only its slot, and a rollback repairs it */
  test(`${what} costs its slot and nothing else`, async ({ own, site, page }) => {
    const version = await makeLive(own, page, '/articles', release);
    // A reload would get the previous release until the new page is rendered.
    await serves(own, page, '/courses', version);
    if (route) await page.route('**/mfe-courses/**/remoteEntry*.js*', route);
    await site.open('/articles');
    await site.go('Course Leaderboards');
    const alert = site.failure('Course Leaderboards');
    await expect(alert).toBeVisible();
    const named = () => site.console.filter((line) => line.includes(`mfe-courses/Courses (release ${version})`));
    await expect.poll(() => named().length).toBe(reloads ? 2 : 1);
    await expect(alert).toBeVisible();
    expect(named()[0]).toMatch(said);

    await expect(page.getByRole('heading', { level: 1, name: 'Course Leaderboards' })).toBeVisible();
    await site.go('Articles');
    await expect(page.getByRole('heading', { name: 'Latest Articles' })).toBeVisible();
    await page.getByRole('button', { name: 'Dark theme' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
}

test('a rollback mends what a broken release did', async ({ own, site, page }) => {
  await makeGoodLive(own, page);
  await makeLive(own, page, '/courses', { entry: component("throw new Error('no clubs');") });
  await site.open('/courses');
  await expect(site.failure('Course Leaderboards')).toBeVisible();
  await own.store.rollback('mfe-courses');
  await serves(own, page, '/courses', own.store.built['mfe-courses'] ?? '');
  await site.open('/courses');
  await expect(page.getByRole('article', { name: 'Pebble Beach Golf Links' })).toBeVisible();
});

test('an entry that is slow is waited for', async ({ own, site, page }) => {
  await makeLive(own, page, '/articles', { entry: WORKING });
  const release = await hold(page, '**/mfe-courses/**/remoteEntry*.js*');
  await site.open('/articles');
  await site.go('Course Leaderboards');
  await expect(page.getByRole('status', { name: /Loading the courses/ })).toBeVisible();
  release();
  await expect(page.getByText('A handmade feature')).toBeVisible();
  expect(site.console).toEqual([]);
});

test('an error in an event handler leaves the slot as it is, and is counted', async ({ own, site, page }) => {
  const version = await makeLive(own, page, '/articles', {
    entry: component("return React.createElement('button', { onClick() { throw new Error('no clubs'); } }, 'Swing');"),
  });
  await site.open('/articles');
  await site.go('Course Leaderboards');
  const counted = page.waitForResponse('**/slot-failures');
  await page.getByRole('button', { name: 'Swing' }).click();
  expect((await counted).status()).toBe(204);
  await page.getByRole('button', { name: 'Swing' }).click();
  await expect(page.getByRole('button', { name: 'Swing' })).toBeVisible();
  expect(site.console.filter((line) => line.includes('no clubs'))).toHaveLength(2);
  await expect
    .poll(async () => (await own.store.release('--status')).text)
    .toMatch(new RegExp(`mfe-courses ${version}  live; \\d+ pages?, failures: 1 event`));
});

test('a server module that renders other HTML than the browser is put right and named', async ({ own, site, page }) => {
  const version = await makeLive(own, page, '/courses', {
    entry: component("React.useId(); return React.createElement('p', null, 'From the browser');"),
    server: "export default function Courses() { return 'From the server'; }",
  });
  await expect
    .poll(async () => await (await page.request.get(`${own.address}/courses`)).text())
    .toContain('From the server');
  await site.open('/courses');
  await expect(page.getByText('From the browser')).toBeVisible();
  await expect(page.getByText('From the server')).toHaveCount(0);
  const named = site.console.filter((line) => line.includes("The server's HTML"));
  expect(named).toHaveLength(1);
  expect(named[0]).toContain(`of mfe-courses ${version} could not be taken over`);
});

for (const [what, spoil] of Object.entries({
  'that is no JSON': () => 'live: everything',
  'that is half-written': (text: string) => text.slice(0, text.length / 2),
  'that points to nothing': (text: string) => text.replaceAll(/"version": "1\./g, '"version": "8.'),
})) {
  /** @promise Releases: A lost or unreadable … */
  test(`a pointer ${what} changes nothing for visitors, and is logged`, async ({ own, site, page }) => {
    await makeGoodLive(own, page);
    const good = await readFile(`${own.store.folder}/live.json`, 'utf8');
    const before = own.log.length;
    await own.store.point(spoil(good));
    await expect.poll(() => own.log.slice(before).join('\n')).toMatch(/cannot be read/);
    await site.open('/courses');
    await expect(page.getByRole('article', { name: 'Pebble Beach Golf Links' })).toBeVisible();
    await site.go('Handicap Leaderboard');
    await expect(site.leaderboard).toBeVisible();
    expect(site.console).toEqual([]);
    await own.store.point(good);
    await expect.poll(() => own.log.slice(before).join('\n')).toMatch(/New releases are live/);
  });
}
