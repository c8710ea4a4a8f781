import { findBrowser } from '@golf/tools/browser';
import { TEST_BROWSER_ARGUMENTS } from '../../support/browser-arguments.ts';
import { copiesOn } from '../../support/copies.ts';
import { LATE_PARTS } from '../../support/late-parts.ts';
import { blockRequests } from '../../support/block-requests.ts';
import { expect, test } from '../../support/test.ts';

/*
 * Late parts in browsers from before 2026, which cache a failed import while the page is open. A part recovers under
 * another URL of the import map. A flag makes this Chromium behave so.
 */
test.use({
  launchOptions: {
    executablePath: findBrowser(),
    args: [...TEST_BROWSER_ARGUMENTS, '--disable-features=ModuleMapDoNotCacheFailedFetch'],
  },
});

for (const [name, { path, words, files, open, shown }] of Object.entries(LATE_PARTS)) {
  /** @promise In the browser: A late part recovers … */
  test(`${name} comes back in a browser that remembers what failed`, async ({ site, page }) => {
    const blocked = await blockRequests(page, files[0] ?? '');
    await site.open(path);
    await open(page, site);
    const alert = page.getByRole('alert').filter({ hasText: words });
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(alert).toBeVisible();
    await blocked.unblock();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(shown(page)).toBeVisible();
    await expect(alert).toHaveCount(0);
    expect(await copiesOn(page)).toEqual({ react: 1, platforms: 1 });
  });
}

test('what several parts need comes back in a browser that remembers what failed', async ({ site, page }) => {
  // Under each of its URLs: the pointer alone requests the part once; if that failed already, the click requests the
  // next URL.
  const blocked = await blockRequests(page, '**/mfe-leaderboard/**/schemas-*.js*');
  await site.open('/');
  await site.player('Ada Thornquill').click();
  const alert = page.getByRole('alert').filter({ hasText: 'The details of this player could not be loaded.' });
  await expect(alert).toBeVisible();
  await blocked.unblock();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table', { name: 'Rounds' })).toBeVisible();
  expect(await copiesOn(page)).toEqual({ react: 1, platforms: 1 });
});

/** The blocked file, and the page that the visit starts on. */
const LOST = [
  ['a remote comes back with its remoteEntry-*.js', '**/mfe-courses/**/remoteEntry-*.js*', '/articles'],
  ['a remote comes back with its Courses-*.js', '**/mfe-courses/**/Courses-*.js*', '/articles'],
  ['a first screen comes back with its script', '**/mfe-courses/**/Courses-*.js*', '/courses'],
  ['other pages open once the federation runtime comes,', '**/shell/**/federation-runtime-*.js*', '/articles'],
] as const;

for (const [what, file, path] of LOST) {
  test(`${what} in a browser that remembers what failed`, async ({ site, page }) => {
    const blocked = await blockRequests(page, file);
    await site.open(path);
    if (path === '/articles') await site.go('Course Leaderboards');
    const alert = site.failure('Course Leaderboards');
    for (let press = 0; press < 5; press += 1) {
      await alert.getByRole('button', { name: 'Try again' }).click();
      await expect(alert).toBeVisible();
    }
    await blocked.unblock();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('article', { name: 'Pebble Beach Golf Links' })).toBeVisible();
    expect(await copiesOn(page)).toEqual({ react: 1, platforms: 1 });
  });
}
