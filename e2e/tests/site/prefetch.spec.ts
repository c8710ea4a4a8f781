import { ROUTES } from '@golf/shared/pages';
import { matrix } from '../../support/on-change.ts';
import type { Page } from '@playwright/test';
import { calculatorPath } from '@golf/shared/routes';
import { expect, test, type Site } from '../../support/test.ts';

/*
 * Hovering a link prefetches code and data of its page. With the network cut, the click shows whether everything was
 * fetched.
 */

const hasPrefetched = (page: Page, path: string) =>
  expect
    .poll(() => page.evaluate((name) => performance.getEntriesByName(name).length, `golf:prefetched ${path}`))
    .toBeGreaterThan(0);

const linkTo = (page: Page, name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

const PLACES = [
  [ROUTES.home, 'Handicap Leaderboard', (_page: Page, site: Site) => site.player('Ada Thornquill')],
  [
    ROUTES.courses,
    'Course Leaderboards',
    (page: Page) => page.getByRole('article', { name: 'Pebble Beach Golf Links' }),
  ],
  [
    ROUTES.articles,
    'Articles',
    (page: Page) => page.getByRole('main').getByRole('link', { name: 'Course Leaderboards' }).first(),
  ],
  [calculatorPath, 'Handicap Calculator', (page: Page) => page.getByText('Minimum 3 Scores Required')],
] as const;

for (const [path, name, shown] of PLACES) {
  test(
    `with the pointer on "${name}", its page comes: the click needs no network`,
    matrix(path === '/courses'),
    async ({ site, page, context }) => {
      await site.open('/privacy');
      await page.getByRole('button', { name: 'Menu' }).click();
      await linkTo(page, name).hover();
      await hasPrefetched(page, path);
      await context.setOffline(true);
      await linkTo(page, name).click();
      await expect(page).toHaveURL(path);
      await expect(shown(page, site)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    },
  );
}

test('with the pointer on a statement in the footer, its text comes', async ({ site, page, context }) => {
  await site.open('/articles');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' });
  await link.hover();
  await hasPrefetched(page, ROUTES.accessibility);
  await context.setOffline(true);
  await link.click();
  await expect(page.getByRole('heading', { name: 'What we aim for' })).toBeVisible();
});

test('with the focus on a link, its page comes', async ({ site, page, context }) => {
  await site.open('/privacy');
  // Early clicks are kept for the script, arrow keys are not.
  await expect(page.locator('body')).toHaveAttribute('data-hydrated');
  await page.getByRole('button', { name: 'Menu' }).press('ArrowDown');
  await expect(linkTo(page, 'Handicap Leaderboard')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(linkTo(page, 'Course Leaderboards')).toBeFocused();
  await hasPrefetched(page, ROUTES.courses);
  await context.setOffline(true);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article', { name: 'Pebble Beach Golf Links' })).toBeVisible();
});

/** @promise In the browser: A click fetches whatever the prefetch on hover could not */
test('what could not be prefetched is fetched by the click, once the network is back', async ({
  site,
  page,
  context,
}) => {
  await site.open('/privacy');
  await page.getByRole('button', { name: 'Menu' }).click();
  await context.setOffline(true);
  const [failed] = await Promise.all([
    page.waitForEvent('requestfailed', (request) => request.url().includes('/mfe-courses/')),
    linkTo(page, 'Course Leaderboards').hover(),
  ]);
  expect(failed.failure()?.errorText).toContain('ERR_INTERNET_DISCONNECTED');
  await context.setOffline(false);
  await linkTo(page, 'Course Leaderboards').click();
  await expect(page.getByRole('article', { name: 'Pebble Beach Golf Links' })).toBeVisible();
});
