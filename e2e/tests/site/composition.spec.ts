import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EXPOSED_NAMES } from '@golf/shared/platform/contract';
import { containersOn, copiesOf } from '../../support/copies.ts';
import { hold } from '../../support/hold.ts';
import { expect, test } from '../../support/test.ts';

const RELEASES = join(import.meta.dirname, '../../../releases');

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('one React, one router and one platform serve the shell and every remote', async ({ site, page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(new URL(response.url()).pathname);
  });
  await site.open('/trophy-room/14');
  await expect(page.getByRole('dialog', { name: 'Trophy Room' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  for (const place of ['Course Leaderboards', 'Articles', 'Handicap Calculator'] as const) await site.go(place);
  await expect(page.getByText('Minimum 3 Scores Required')).toBeVisible();

  // The first screen loads without its container; later slots load through it.
  expect(await containersOn(page)).toEqual(['mfe-articles', 'mfe-calculator', 'mfe-courses', 'shell']);
  for (const library of ['react', 'react-dom', 'react-router-dom']) expect(await copiesOf(page, library)).toBe(1);
  expect(await page.evaluate(() => performance.getEntriesByName('golf:platform').length)).toBe(1);
  // Shared libraries load with the shell; no remote has a copy.
  expect(scripts.filter((path) => /mfe-.*__prebuild__/.test(path))).toEqual([]);
  const twice = scripts.filter((path, place) => scripts.indexOf(path) !== place);
  expect(twice, 'scripts fetched twice').toEqual([]);
});

test('"expand this player" travels from the updates to the leaderboard that is not mounted yet', async ({
  site,
  page,
}) => {
  await site.open('/courses');
  await page.getByRole('button', { name: 'Notifications' }).click();
  const round = page
    .getByRole('region', { name: 'Recent Updates' })
    .locator('[data-event^=notification-player]')
    .first();
  const [name = ''] = (await round.innerText()).split('\n');
  await round.click();
  await expect(page).toHaveURL('/');
  await expect(site.player(name)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('region', { name })).toBeInViewport();
});

test('an intent reaches the leaderboard that is mounted', async ({ site, page }) => {
  await site.open('/');
  const first = site.leaderboard.getByRole('row').nth(1).getByRole('button');
  await first.click();
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('region').getByRole('button', { name: 'Trophy Room' }).click();
  await expect(page.getByRole('dialog', { name: 'Trophy Room' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(first).toHaveAttribute('aria-expanded', 'true');
});

test('a page preloads every module of its route', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const preloads = [...html.matchAll(/rel="modulepreload" href="([^"]+)"/g)].map(([, href = '']) => href);
  expect(preloads.some((href) => /\/mfe-leaderboard\/files\/Leaderboard-[\w-]+\.js$/.test(href))).toBe(true);
  // Neither the runtime nor a container is awaited.
  expect(preloads.filter((href) => /federation|remoteEntry/.test(href))).toEqual([]);
  expect(preloads.filter((href) => /\/mfe-(courses|articles|calculator|trophy-room)\//.test(href))).toEqual([]);
  for (const href of preloads) expect((await request.get(href)).headers()['cache-control']).toContain('immutable');
});

/** @promise In the browser: A click or a … */
test('a click that comes before the script is not lost', async ({ site, page }) => {
  const release = await hold(page, '**/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  const player = site.player('Ada Thornquill');
  await player.click();
  await expect(player).toHaveAttribute('aria-expanded', 'false');
  release();
  await expect(player).toHaveAttribute('aria-expanded', 'true');
});

test('the page is answered from memory, compressed, with an ETag', async ({ request }) => {
  const first = await request.get('/', { headers: { 'accept-encoding': 'br' } });
  expect(first.headers()['content-encoding']).toBe('br');
  const again = await request.get('/', { headers: { 'if-none-match': first.headers().etag ?? '' } });
  expect(again.status()).toBe(304);
});

test('a CDN may keep a page for ten seconds; browsers revalidate', async ({ request }) => {
  for (const path of ['/', '/courses', '/no/such/page']) {
    const answer = await request.get(path, { headers: { cookie: 'trial-bucket=5' } });
    const headers = answer.headers();
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=10',
      'cdn-cache-control': 'max-age=5, stale-while-revalidate=5',
      vary: 'accept-encoding',
    });
    expect(headers['set-cookie']).toBeUndefined();
    const again = await request.get(path, { headers: { 'if-none-match': headers.etag ?? '' } });
    expect(again.status()).toBe(304);
    expect(again.headers()['cache-control']).toBe(headers['cache-control']);
  }
});

test('the live releases expose what the contract names, no more and no less', async () => {
  const live = JSON.parse(await readFile(join(RELEASES, 'live.json'), 'utf8')) as Record<string, { version: string }>; // of our build
  const exposed = await Promise.all(
    Object.entries(live).map(async ([app, { version }]) => {
      const release = JSON.parse(await readFile(join(RELEASES, app, version, 'release.json'), 'utf8')) as {
        modules: Record<string, unknown>;
      };
      return Object.keys(release.modules).map((module) => `${app}/${module}`);
    }),
  );
  // A remote of a separate repository is live once its team has released it.
  const names = EXPOSED_NAMES.filter((name) => existsSync(join(RELEASES, '..', name.split('/')[0] ?? '')));
  expect(exposed.flat().toSorted()).toEqual(names.toSorted());
});
