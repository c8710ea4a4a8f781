import { matrix } from '../../support/on-change.ts';
import type { Locator, Page } from '@playwright/test';
import { slowNetwork, watchShifts } from '../../support/layout-shift.ts';
import { expectSettled } from '../../support/loaded.ts';
import { expect, test } from '../../support/test.ts';

/** Addresses that show less than the server's page, and the remaining rows. */
const FILTERED: [address: string, rows: RegExp][] = [
  ['/?player=14', /Odhrán Kilvarney/],
  ['/?country=de', /Remove filter: Germany/],
  ['/?sort=asc&channel=nobody', /There’s no channel called “nobody”/],
  ['/courses?club=St+Andrews+Links', /1 of \d+ courses/],
  ['/courses?q=nothing+of+that+name', /0 of \d+ courses/],
];

const SAVED: [what: string, key: string, value: string, shown: (page: Page) => Locator][] = [
  [
    'filters',
    'leaderboardFilters',
    '{"countries":["de"],"players":[],"channels":[]}',
    (page) => page.getByRole('button', { name: 'Remove filter: Germany' }),
  ],
  ['the worst first', 'leaderboardSort', 'asc', (page) => page.locator('th[aria-sort="descending"]')],
];

for (const [what, key, value, shown] of SAVED) {
  /** @promise In the browser: Hydration moves nothing, whatever … */
  test(`nothing moves while the leaderboard comes back with ${what}, as on the last visit`, async ({ site, page }) => {
    await page.addInitScript((saved) => Object.assign(localStorage, saved), {
      [key]: value,
      'savedView:leaderboard': 'true',
    });
    const expectStill = await watchShifts(page);
    await slowNetwork(page);
    await site.open('/');
    await expect(shown(page)).toBeVisible();
    await expectSettled(page);
    await expectStill();
  });
}

for (const width of [1280, 768, 375]) {
  /** @promise In the browser: Hydration moves nothing, whatever … */
  test(
    `nothing moves while a link to an open row is hydrated, ${width} px wide`,
    matrix(width === 1280),
    async ({ site, page }) => {
      await page.setViewportSize({ width, height: 800 });
      const expectStill = await watchShifts(page);
      await slowNetwork(page);
      await site.open('/?expand=14');
      const detail = page.getByRole('region', { name: 'Odhrán Kilvarney' });
      await expect(detail.getByRole('table', { name: 'Rounds' })).toBeVisible();
      await expectSettled(page);
      await expectStill();
    },
  );
}

for (const [address, left] of FILTERED) {
  test(
    `nothing moves while ${address} is hydrated`,
    matrix(address.startsWith('/?country')),
    async ({ site, page }) => {
      const expectStill = await watchShifts(page);
      await slowNetwork(page);
      await site.open(address);
      await expect(page.locator('main').getByText(left).first()).toBeVisible();
      await expectSettled(page);
      await expectStill();
    },
  );
}
