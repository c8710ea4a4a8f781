import type { Page } from '@playwright/test';
import { hold } from '../../support/hold.ts';
import { expectHydrated } from '../../support/hydrated.ts';
import { matrix } from '../../support/on-change.ts';
import { expect, test } from '../../support/test.ts';

/** The newest `count` score updates of the demo data's players 1 to 8. */
const scores = (count: number, newest: number) =>
  Array.from({ length: count }, (_, index) => ({
    score_id: newest - index,
    player_id: 1 + (index % 8),
    name: `Somebody ${index}`,
    profile: null,
    title: `Round ${newest - index}`,
    updated_at: new Date(Date.now() - index * 3_600_000).toISOString(),
  }));

const bellOf = (page: Page) => page.getByRole('button', { name: 'Notifications' });
const panelOf = (page: Page) => page.getByRole('region', { name: 'Recent Updates' });

const answerScores = (page: Page, count: number, newest = 1000) =>
  page.route('**/api/score-updates', (route) => route.fulfill({ json: scores(count, newest) }));

test('from fifty unread updates on the bell does not count them', async ({ site, page }) => {
  await answerScores(page, 51);
  await site.open('/');
  await expect(bellOf(page)).toHaveText('50+');
});

test('opening resets the count, and dots mark new entries until the panel closes', async ({ site, page }) => {
  await page.addInitScript(
    () => localStorage.getItem('lastSeenScoreId') ?? localStorage.setItem('lastSeenScoreId', '996'),
  );
  await answerScores(page, 30);
  await site.open('/privacy');
  await expect(bellOf(page)).toHaveText('4');
  await bellOf(page).click();
  await expect(bellOf(page)).toHaveText('');
  await expect(panelOf(page).getByRole('img', { name: 'New' })).toHaveCount(4);
  // The key of the dots is above everything that scrolls.
  const legend = await panelOf(page).getByText('new since your last visit').boundingBox();
  const list = await panelOf(page).getByRole('list').first().boundingBox();
  expect(legend?.y).toBeLessThan((list?.y ?? 0) - 32);
  expect(await page.evaluate(() => localStorage.getItem('lastSeenScoreId'))).toBe('1000');
  await bellOf(page).click();
  await expect(panelOf(page)).toBeHidden();
  await bellOf(page).click();
  await expect(panelOf(page).getByText('Round 1000')).toBeVisible();
  await expect(panelOf(page).getByRole('img', { name: 'New' })).toHaveCount(0);
  // The next visit counts newer updates only.
  await answerScores(page, 31, 1001);
  await site.open('/privacy');
  await expect(bellOf(page)).toHaveText('1');
});

test('a click outside, Escape and the bell close the panel', async ({ site, page }) => {
  await site.open('/privacy');
  await bellOf(page).click();
  await panelOf(page).getByRole('heading', { name: 'Recent Updates' }).click();
  await expect(panelOf(page)).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(panelOf(page)).toBeHidden();
  await bellOf(page).focus();
  await page.keyboard.press('Enter');
  await expect(panelOf(page).getByRole('listitem').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(panelOf(page).getByRole('listitem').first().locator('a, button')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panelOf(page)).toBeHidden();
  await expect(bellOf(page)).toBeFocused();
  await bellOf(page).click();
  await bellOf(page).click();
  await expect(panelOf(page)).toBeHidden();
});

test('a bell clicked before hydration opens a panel that fills later', async ({ site, page }) => {
  const release = await hold(page, '**/*.js');
  await page.goto('/privacy', { waitUntil: 'commit' });
  await bellOf(page).click();
  await expect(panelOf(page).getByRole('status', { name: 'Loading the updates' })).toBeVisible();
  release();
  await expect(panelOf(page).getByRole('listitem').first()).toBeVisible();
  await expect(bellOf(page)).toHaveText('');
  expect(site.console).toEqual([]);
});

test('from any page, a score opens its player on the leaderboard and scrolls there', async ({ site, page }) => {
  await site.open('/courses');
  await bellOf(page).click();
  const entry = panelOf(page).getByRole('listitem').filter({ hasNotText: 'Course Leaderboard Released' }).last();
  const marker = (await entry.locator('[data-event]').getAttribute('data-event')) ?? '';
  const logged = page.waitForRequest(
    (request) =>
      request.url().endsWith('/api/log-click') && request.postData()?.includes('notification-player') === true,
  );
  await entry.getByRole('link').click();
  await expect(page).toHaveURL('/');
  await expect(panelOf(page)).toBeHidden();
  const opened = site.leaderboard.locator('[aria-expanded=true]');
  await expect(opened).toHaveAttribute('data-event', marker.replace('notification', 'expand'));
  await expect(opened).toBeInViewport();
  expect((await logged).postDataJSON()).toMatchObject({ trackId: 'notification-player' });
});

test('a score opens its player on the leaderboard that is already there', async ({ site, page }) => {
  await site.open('/');
  await expectHydrated(page);
  await bellOf(page).click();
  const entry = panelOf(page).locator('[data-event^="notification-player-"]').first();
  const marker = (await entry.getAttribute('data-event')) ?? '';
  await entry.click();
  await expect(site.leaderboard.locator('[aria-expanded=true]')).toHaveAttribute(
    'data-event',
    marker.replace('notification', 'expand'),
  );
});

test('a course leads to the courses', async ({ site, page }) => {
  await site.open('/');
  await bellOf(page).click();
  const course = panelOf(page).getByRole('listitem').first();
  await expect(course).toContainText('Course Leaderboard Released');
  // The newest release; its id comes from the list of courses.
  await expect(course.getByRole('link')).toHaveAttribute('href', '/courses?course=5');
  await course.getByRole('link').click();
  await expect(page).toHaveURL('/courses');
  await expect(panelOf(page)).toBeHidden();
  await expect(page.getByRole('article', { name: 'The Gleneagles Hotel' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'The Gleneagles Hotel' })).toBeInViewport();
});

for (const [width, height] of [
  [1280, 900],
  [375, 812],
  [320, 640],
  [720, 500],
] as const) {
  test(
    `each course has one line, and a score shows below them without scrolling, at ${width}x${height}`,
    matrix(width === 375),
    async ({ site, page }) => {
      await page.setViewportSize({ width, height });
      await site.open('/privacy');
      await bellOf(page).click();
      const courses = panelOf(page).getByRole('link', { name: /^Course Leaderboard Released/ });
      await expect(courses).toHaveCount(10);
      // Distances of the lines of each entry, and whether one is clipped.
      const entries = await courses.evaluateAll((all) =>
        all.map((course) => {
          const texts = document.createTreeWalker(course, NodeFilter.SHOW_TEXT);
          const middles: number[] = [];
          const range = document.createRange();
          while (texts.nextNode()) {
            range.selectNodeContents(texts.currentNode);
            // Text for screen readers is a pixel high.
            if ((texts.currentNode.parentElement?.clientHeight ?? 0) === 1) continue;
            middles.push(...[...range.getClientRects()].map(({ top, bottom }) => (top + bottom) / 2));
          }
          const { height: high } = course.getBoundingClientRect();
          const apart = Math.max(...middles) - Math.min(...middles);
          return { isOneLine: apart < 4, isCut: course.scrollWidth > course.clientWidth, isTarget: high >= 24 };
        }),
      );
      expect(entries).toEqual(entries.map(() => ({ isOneLine: true, isCut: false, isTarget: true })));
      const score = await panelOf(page).getByRole('link', { name: / at / }).first().boundingBox();
      // The last 20 px of the panel fade out.
      expect((score?.y ?? 0) + (score?.height ?? 0)).toBeLessThan(height - 20);
    },
  );
}

test('scores stand under their days, and the day stays in sight while its scores scroll', async ({ site, page }) => {
  await answerScores(page, 50);
  await site.open('/privacy');
  await bellOf(page).click();
  const days = panelOf(page).getByRole('heading', { level: 3 });
  await expect(days.nth(0)).toHaveText('Course Leaderboards Released');
  await expect(days.nth(1)).toHaveText(/^(Today|Yesterday)$/);
  const scores = panelOf(page).getByRole('list').nth(1).getByRole('link');
  await scores.last().scrollIntoViewIfNeeded();
  await scores.last().hover();
  await page.mouse.wheel(0, 20);
  await expect(days.nth(1)).toBeInViewport({ ratio: 1 });
});

test('Load More goes on by ten up to fifty', async ({ site, page }) => {
  await answerScores(page, 60);
  await page.route('**/api/course-updates', (route) => route.fulfill({ json: [] }));
  await site.open('/');
  await bellOf(page).click();
  const more = panelOf(page).getByRole('button', { name: 'Load More' });
  for (const shown of [10, 20, 30, 40]) {
    await expect(panelOf(page).getByRole('listitem')).toHaveCount(shown);
    await more.click();
  }
  await expect(panelOf(page).getByRole('listitem')).toHaveCount(50);
  await expect(more).toHaveCount(0);
});

test('a loading picture shows until both calls have ended, also when they fail', async ({ site, page }) => {
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/course-updates', async (route) => {
    await answer.promise;
    await route.abort();
  });
  await site.open('/privacy');
  await expect(bellOf(page)).toHaveText(/\d/);
  await bellOf(page).click();
  const loading = panelOf(page).getByRole('status', { name: 'Loading the updates' });
  await expect(loading).toBeVisible();
  answer.resolve();
  await expect(loading).toBeHidden();
  await expect(panelOf(page).getByRole('listitem')).toHaveCount(10);
  expect(site.console.filter((line) => line.includes('GET /api/course-updates failed'))).toHaveLength(1);
});

/** @promise In the browser: A failed call does not show as "No updates yet." */
test('with the API down the panel shows a failure, the console one error per call, and "Try again" works', async ({
  site,
  page,
}) => {
  await page.route('**/api/*-updates', (route) => route.fulfill({ status: 500, body: 'oops' }));
  await site.open('/privacy');
  await bellOf(page).click();
  await expect(panelOf(page).getByText('The updates aren’t available right now.')).toBeVisible();
  expect(site.console.filter((line) => line.includes('GET /api/course-updates failed'))).toHaveLength(1);
  await page.unroute('**/api/*-updates');
  await panelOf(page).getByRole('button', { name: 'Try again' }).click();
  await expect(panelOf(page).getByRole('listitem').first()).toBeVisible();
});
