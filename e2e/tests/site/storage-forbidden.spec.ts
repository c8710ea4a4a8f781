import { expect, test } from '../../support/test.ts';

/*
 * A browser with blocked cookies throws on access to `localStorage` or `sessionStorage`. Everything works; choices last
 * for the visit.
 */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(globalThis, area, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  }),
);

/** @promise In the browser: Without storage everything works, and choices last for the visit */
test("theme, sort, filter and banner keep the visitor's choices between pages", async ({ site, page }) => {
  await site.open('/');
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Country' }).click();
  await page.getByRole('checkbox', { name: 'Scotland' }).check();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Pos' }).click();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await site.go('Articles');
  await expect(page.getByRole('heading', { name: 'Latest Articles' })).toBeVisible();
  await site.go('Handicap Leaderboard');
  await expect(page).toHaveURL('/?country=gb-sct&sort=asc');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('complementary', { name: 'Support' })).toBeHidden();
  expect(site.console).toEqual([]);
});

test('the bell counts and is read, a player opens, and so does the Trophy Room', async ({ site, page }) => {
  await site.open('/privacy');
  const bell = page.getByRole('button', { name: 'Notifications' });
  await expect(bell).toHaveText(/\d/);
  await bell.click();
  await expect(bell).toHaveText('');
  await page
    .getByRole('region', { name: 'Recent Updates' })
    .locator('[data-event^="notification-player"]')
    .first()
    .click();
  await expect(site.leaderboard.getByRole('button', { expanded: true })).toBeInViewport();
  await site.open('/trophy-room/14');
  const room = page.getByRole('dialog', { name: 'Trophy Room' });
  await expect(room.getByRole('heading', { level: 2 })).toHaveText('Odhrán Kilvarney');
  await room.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Trophy Room' }).first().click();
  await expect(room.getByRole('heading', { level: 2 })).toHaveText('Odhrán Kilvarney');
});

test('followed players stay for the visit', async ({ site, page }) => {
  await site.open('/players/14');
  await page.getByRole('button', { name: 'Follow Odhrán Kilvarney' }).click();
  await site.go('Handicap Leaderboard');
  await expect(page.getByRole('region', { name: 'Yours' }).getByRole('button', { name: /^Odhrán/ })).toBeVisible();
});

test('courses are filtered, and the calculator keeps its history for the visit', async ({ site, page }) => {
  await site.open('/courses');
  await page.getByRole('button', { name: 'Filter Courses' }).click();
  await page.getByPlaceholder('Search Courses...').fill('berwick');
  await expect(page.getByRole('article')).toHaveCount(1);
  await site.go('Handicap Calculator');
  for (const [field, value] of [
    ['Course Rating', '72.5'],
    ['Slope Rating', '130'],
    ['Score', '85'],
  ] as const)
    await page.getByRole('textbox', { name: field, exact: true }).fill(value);
  await page.getByRole('button', { name: 'Submit Score' }).click();
  const history = page.getByRole('table', { name: 'Handicap History' });
  await expect(history.getByRole('row')).toHaveCount(2);
  await site.go('Articles');
  await site.go('Handicap Calculator');
  await expect(history.getByRole('row')).toHaveCount(2);
  expect(site.console).toEqual([]);
});
