import type { Page } from '@playwright/test';
import { expectHydrated } from '../../support/hydrated.ts';
import { expect, test } from '../../support/test.ts';

interface Body {
  trackId: string;
  timestamp: string;
}

/** Received bodies in order, and the server's answers. */
function watchLog(page: Page) {
  const bodies: Body[] = [];
  const answers: number[] = [];
  page.on('request', (request) => {
    // Cast: the tests check the shape.
    if (request.url().endsWith('/api/log-click')) bodies.push(request.postDataJSON() as Body);
  });
  page.on('response', (response) => response.url().endsWith('/api/log-click') && answers.push(response.status()));
  return { bodies, answers };
}

const NO_IDS = { playerId: null, scoreId: null, trophyId: null, badgeId: null, itemId: null };

const FIELDS = {
  'expand-player': 'playerId',
  'notification-player': 'playerId',
  'trophy-dropdown': 'playerId',
  'trophy-room': 'playerId',
  'drawer-open': 'playerId',
  'channel-link': 'playerId',
  'channel-popup': 'playerId',
  'video-link': 'scoreId',
  'article-video': 'scoreId',
  'trophy-click': 'trophyId',
  'badge-click': 'badgeId',
  'item-click': 'itemId',
} as const;

test('every prefix fills its own field, and the server takes it', async ({ site, page }) => {
  const { bodies, answers } = watchLog(page);
  await site.open('/privacy');
  await expectHydrated(page);
  for (const prefix of Object.keys(FIELDS)) {
    await page.evaluate((marker) => {
      const button = document.createElement('button');
      button.dataset.event = marker;
      document.body.append(button);
      button.click();
      button.remove();
    }, `${prefix}-17`);
  }
  const logged = () => bodies.filter(({ trackId }) => !trackId.startsWith('visit'));
  await expect.poll(() => answers.length).toBeGreaterThanOrEqual(Object.keys(FIELDS).length);
  expect(logged()).toEqual(
    Object.entries(FIELDS).map(([trackId, field]) => ({
      trackId,
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      ...NO_IDS,
      [field]: 17,
    })),
  );
  expect(new Set(answers)).toEqual(new Set([204]));
});

test('any other marker is logged whole', async ({ site, page }) => {
  const { bodies } = watchLog(page);
  await site.open('/privacy');
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expect.poll(() => bodies).toContainEqual({ trackId: 'theme', timestamp: expect.any(String), ...NO_IDS });
});

test('a visit is logged two seconds after each route change', async ({ site, page }) => {
  const { bodies } = watchLog(page);
  await page.clock.install();
  await site.open('/');
  await expectHydrated(page);
  const visits = () => bodies.filter(({ trackId }) => trackId.startsWith('visit'));
  await page.clock.runFor(2100);
  await expect
    .poll(visits)
    .toEqual([{ trackId: 'visit-leaderboard', timestamp: expect.any(String), playerId: null, scoreId: null }]);
  await site.go('Handicap Calculator');
  // The clock continues by itself meanwhile.
  await page.clock.runFor(1000);
  expect(visits()).toHaveLength(1);
  await page.clock.runFor(1000);
  await expect.poll(visits).toHaveLength(2);
  expect(visits()[1]).toMatchObject({ trackId: 'visit-articles-golf-handicap-calculator' });
});

test('a log that cannot be reached is no word worth', async ({ site, page }) => {
  await page.route('**/api/log-click', (route) => route.fulfill({ status: 500, body: 'oops' }));
  await site.open('/privacy');
  const refused = page.waitForResponse('**/api/log-click');
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await (await refused).finished();
  // The browser's own message cannot be suppressed; the site adds none.
  expect(site.console.filter((line) => !line.includes('Failed to load resource'))).toEqual([]);
});
