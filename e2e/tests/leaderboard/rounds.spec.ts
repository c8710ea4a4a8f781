import { expectLoaded } from '../../support/loaded.ts';
import { expect, test } from '../../support/test.ts';

/* The page of a round, and the leaderboard of a past day. */

test('a round has a page: what it is worth, what it changed, who else played, and the rounds beside it', async ({
  site,
  page,
}) => {
  await site.open('/rounds/134');
  await expect(page).toHaveURL('/rounds/134-elodie-vasselin-at-the-gleneagles-hotel-queen-s-course');
  await expect(page.getByRole('heading', { level: 1, name: /Queen's Course/ })).toBeVisible();
  await expect(page).toHaveTitle(/^Élodie Vasselin: −5 at The Gleneagles Hotel/);
  const changes = page.getByRole('region', { name: 'What it changed' });
  await expect(changes).toContainText('Better by 0.9');
  await expect(changes).toContainText('1st of 14 players from these tees');
  await expect(changes.getByRole('link', { name: 'The Challenge Belt' })).toBeVisible();
  await expect(page.getByText('113 × (63 − 72.1) ÷ 132 = −7.79')).toBeVisible();
  await page.getByRole('navigation', { name: 'Rounds before and after' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/rounds\/\d+-elodie-vasselin-at-asker/);
});

test('a round leads to the rounds of others in the same video, and to the comparison', async ({ site, page }) => {
  await site.open('/rounds/1113');
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  const others = page.getByRole('table', { name: 'Also in this video' });
  await expect(others.getByRole('link', { name: 'Head to head' })).toHaveAttribute('href', /^\/compare\/\d+-\d+$/);
  await others.getByRole('link', { name: 'Their round' }).click();
  await expect(page).toHaveURL(/\/rounds\/1119-/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  await expect(others.getByRole('link', { name: 'Their round' })).toHaveAttribute('href', /^\/rounds\/1113-/);
});

test('search engines learn of the video, and feed and sitemap lead to the round', async ({ site, page, request }) => {
  await site.open('/rounds/134');
  const graph = JSON.parse((await page.locator('#structured-data').textContent()) ?? '') as {
    '@graph': { '@type': string; contentUrl?: string }[];
  };
  expect(graph['@graph'].find((node) => node['@type'] === 'VideoObject')?.contentUrl).toMatch(/watch\?v=/);
  const path = '/rounds/134-elodie-vasselin-at-the-gleneagles-hotel-queen-s-course';
  expect(await (await request.get('/sitemap.xml')).text()).toContain(`${path}</loc>`);
  expect(await (await request.get('/feed.xml')).text()).toMatch(/href="[^"]*\/rounds\/\d+-/);
  expect((await request.get('/rounds/2000000000')).status()).toBe(404);
});

test('the leaderboard of a day: by address, slider and keyboard, and back to today', async ({ site, page }) => {
  await site.open('/?on=2025-12-24');
  await expect(page).toHaveURL('/leaderboard/2025-12-24');
  await expect(page.getByRole('heading', { level: 1, name: /The leaderboard on/ })).toBeVisible();
  const table = page.getByRole('table', { name: 'Leaderboard of the day' });
  await expect(table.getByRole('row').nth(1)).toContainText('Élodie Vasselin');
  await expect(table.getByRole('row').nth(1)).toContainText('+4.1');
  await expectLoaded(page);
  const slider = page.getByRole('slider', { name: 'Day' });
  await slider.focus();
  await slider.press('ArrowRight');
  await expect(page).toHaveURL('/leaderboard/2025-12-25');
  // A step keeps the focus, and its rows replace those of the day before.
  await expect(slider).toBeFocused();
  await expect(slider).toHaveAttribute('aria-valuetext', /25/);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page).toHaveURL('/leaderboard/2026-01-01');
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('link', { name: 'Today' }).click();
  await expect(page).toHaveURL('/');
  await expect(site.leaderboard).toBeVisible();
});

for (const [day, words, status] of [
  ['2031-01-01', /The newest round on video is from/, 404],
  ['2019-01-01', /The first round on video is from/, 404],
  ['x', /doesn't exist/, 404],
] as const)
  test(`no day ${day}: a sentence, and a way on`, async ({ site, page, request }) => {
    expect((await request.get(`/?on=${day}`)).status()).toBe(status);
    await site.open(`/?on=${day}`);
    await expect(page.getByRole('main')).toContainText(words);
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  });

test('two days are compared, with the rounds between, and places through the months are picked', async ({
  site,
  page,
  request,
}) => {
  await site.open('/leaderboard/2025-12-24?country=fr');
  await expect(page.getByText('Showing 2 of 28 players.')).toBeVisible();
  await page.getByRole('link', { name: 'Who has moved since' }).click();
  await expect(page).toHaveURL(/\/moves\/2025-12-24-to-2026-\d\d-\d\d$/);
  await expect(page.getByRole('heading', { level: 1, name: /^Who moved from/ })).toBeVisible();
  const up = page.getByRole('table', { name: 'Up the leaderboard' });
  await up.getByRole('row').nth(1).getByRole('link').last().click();
  await expect(page).toHaveURL(/\/rounds\/\d+-/);
  await page.goBack();
  await page.getByLabel('From').fill('2026-03-01');
  await expect(page).toHaveURL(/\/moves\/2026-03-01-to-/);

  await site.open('/positions');
  const field = page.getByRole('group', { name: 'Players' }).getByLabel('Pick a player');
  await field.fill('Ada');
  await expect(page.getByRole('option', { name: /^Ada/ })).toBeVisible();
  await field.press('Enter');
  await expect(page).toHaveURL(/\/positions\/\d+$/);
  await expect(page.getByRole('group', { name: 'Players' }).getByRole('link', { name: /^Without Ada/ })).toBeVisible();
  for (const path of [
    '/moves/2026-03-01-to-2025-12-24',
    '/moves/2019-01-01-to-2026-03-01',
    '/moves/2026-03-01-to-2031-01-01',
    '/moves/x',
    '/positions/x',
    '/positions/999999',
    '/positions/14-14',
  ])
    expect((await request.get(path)).status(), path).toBe(404);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a round and a past day are whole', async ({ site, page }) => {
    await site.open('/rounds/134');
    await expect(page.getByRole('region', { name: 'What it changed' })).toContainText('Better by 0.9');
    await site.open('/leaderboard/2025-12-24');
    await expect(page.getByRole('table', { name: 'Leaderboard of the day' }).getByRole('row')).toHaveCount(29);
    await expect(page.getByRole('slider')).toBeHidden();
  });
});
