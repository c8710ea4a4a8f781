import { matrix } from '../../support/on-change.ts';
import type { Route } from '@playwright/test';
import { hold } from '../../support/hold.ts';
import { expect, test } from '../../support/test.ts';

/** Network faults of a remote's entry. Faults of releases: failures.on-change.spec.ts. */
const BROKEN: Record<string, (route: Route) => Promise<void>> = {
  'answers garbage': (route) => route.fulfill({ contentType: 'text/javascript', body: '\u0000 ]]] not { javascript' }),
  'never answers': () => new Promise(() => {}),
};

const ENTRY = '**/mfe-courses/**/remoteEntry*.js*';

for (const [how, fulfil] of Object.entries(BROKEN)) {
  /** @promise In the browser: A remote that never answers shows a failure */
  test(
    `a remote whose entry ${how} costs its slot and nothing else`,
    matrix(how === 'answers garbage'),
    async ({ site, page }) => {
      await page.route(ENTRY, fulfil);
      await site.open('/');
      await expect(site.leaderboard).toBeVisible();
      await site.go('Course Leaderboards');
      await expect(site.failure('Course Leaderboards')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'Course Leaderboards' })).toBeVisible();
      const named = site.console.filter((line) => line.includes('mfe-courses/Courses (release 1.'));
      expect(named).toHaveLength(1);

      await site.go('Articles');
      await expect(page.getByRole('heading', { name: 'Latest Articles' })).toBeVisible();

      // The next visit requests it again.
      await site.go('Course Leaderboards');
      await expect(site.failure('Course Leaderboards')).toBeVisible({ timeout: 15_000 });
      await page.unroute(ENTRY);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('article', { name: 'Pebble Beach Golf Links' })).toBeVisible();
    },
  );
}

test('a remote that dies behind its server-rendered page costs its slot only', async ({ site, page }) => {
  await page.route('**/mfe-leaderboard/**/*.js*', (route) => route.abort());
  await site.open('/');
  await expect(site.failure('Handicap Leaderboard')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(site.leaderboard).toBeVisible();
});

/** API faults on a page that the browser renders. */
const FAILING: Record<string, (route: Route) => Promise<void>> = {
  'is down': (route) => route.abort(),
  'answers 500': (route) => route.fulfill({ status: 500, body: 'oops' }),
  'answers HTML': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
};

for (const [how, fulfil] of Object.entries(FAILING)) {
  /** @promise In the browser: A failing, hanging or invalid API leaves the page usable; the page recovers with it */
  test(
    `an API that ${how} leaves the page standing, and it recovers`,
    matrix(how === 'is down'),
    async ({ site, page }) => {
      await page.route('**/api/*', fulfil);
      await site.open('/articles');
      await site.go('Handicap Leaderboard');
      await expect(page.getByText('We can’t load the leaderboard right now.')).toBeVisible();
      expect(site.console.filter((line) => line.includes('GET /api/players failed'))).toHaveLength(1);
      await page.unroute('**/api/*');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(site.leaderboard).toBeVisible();
    },
  );
}

test('an API that is slow shows that something is on its way', async ({ site, page }) => {
  const release = await hold(page, '**/api/players');
  await site.open('/articles');
  await site.go('Handicap Leaderboard');
  await expect(page.getByRole('status', { name: 'Loading the leaderboard' })).toBeVisible();
  release();
  await expect(site.leaderboard).toBeVisible();
});

/** @promise In the browser: A failing, hanging or … */
test('rows with bad fields are dropped and the rest shows', async ({ site, page }) => {
  const players = [
    { id: '1', name: 'Good Player', handicap: '-1.5', live: 'true', code: 'DE' },
    { id: 'x', name: 'Bad Id' },
    { name: 'No Id' },
    { id: 2, name: 'Second Player', handicap: '', live: 1 },
  ];
  await page.route('**/api/players', (route) => route.fulfill({ json: players }));
  await site.open('/articles');
  await site.go('Handicap Leaderboard');
  await expect(site.player('Good Player')).toBeVisible();
  await expect(site.player('Second Player')).toBeVisible();
  await expect(site.leaderboard.getByText('Bad Id')).toHaveCount(0);
  expect(site.console.filter((line) => line.includes('Dropped row'))).toHaveLength(2);
});
