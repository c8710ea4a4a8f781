import { expect, test } from '../../support/test.ts';

/* The page of a season. */

test('a season has a page: champion, final table, positions, and ways to rounds, days and other seasons', async ({
  site,
  page,
  request,
}) => {
  await site.open('/seasons/2025');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Season 2025');
  await expect(page).toHaveTitle(/^Season 2025 ·/);
  await expect(page.getByText('Champion: Élodie Vasselin')).toBeVisible();
  const table = page.getByRole('table', { name: 'Final table' });
  await expect(table.getByRole('row')).toHaveCount(11);
  await expect(table.getByRole('row').nth(1)).toContainText('+4.4');
  await page.getByText('Show as table').click();
  const places = page.getByRole('table', { name: 'Positions through the year' });
  await expect(places.getByRole('row', { name: /Élodie Vasselin/ })).toContainText(/^Élodie Vasselin1+$/);
  await expect(page.getByRole('link', { name: /The whole leaderboard of/ })).toHaveAttribute(
    'href',
    '/leaderboard/2025-12-31',
  );
  await expect(page.getByRole('region', { name: 'Records' }).getByRole('link').first()).toHaveAttribute(
    'href',
    /^\/records#/,
  );
  await page.getByRole('table', { name: 'Best rounds' }).getByRole('link', { name: /2025/ }).first().click();
  await expect(page).toHaveURL(/^[^?]*\/rounds\/\d+-elodie-vasselin-at-/);
  expect(await (await request.get('/sitemap.xml')).text()).toContain('/seasons/2025</loc>');
});

test('all seasons stand in a table: who led at the end, and how much was played', async ({ site, page }) => {
  await site.open('/seasons');
  const rows = page.getByRole('table', { name: 'Seasons' }).getByRole('row');
  await expect(rows.nth(1)).toContainText(/2026 so far.*Élodie Vasselin.*\+5\.1/);
  await expect(rows.nth(2)).toContainText(/2025Élodie Vasselin.*\+4\.4.*44037/);
  await rows.nth(2).getByRole('link', { name: '2025' }).click();
  await expect(page).toHaveURL('/seasons/2025');
});

test('the records lead to the season so far, and a year without rounds has no page', async ({
  site,
  page,
  request,
}) => {
  await site.open('/records');
  await page.getByRole('navigation', { name: 'Seasons' }).getByRole('link', { name: /2026/ }).click();
  await expect(page).toHaveURL('/seasons/2026');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Season 2026 so far');
  for (const path of ['/seasons/2019', '/seasons/2031', '/seasons/x'])
    expect((await request.get(path)).status(), path).toBe(404);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a season is whole', async ({ site, page }) => {
    await site.open('/seasons/2025');
    await expect(page.getByRole('table', { name: 'Best rounds' }).getByRole('row')).toHaveCount(11);
    await expect(page.getByRole('navigation', { name: 'Seasons' }).getByRole('link')).toHaveText(/Season 2026/);
  });
});
