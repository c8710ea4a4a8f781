import { expectAccessible, SIZES } from '../../support/accessible.ts';
import { blockRequests } from '../../support/block-requests.ts';
import { hold } from '../../support/hold.ts';
import { expectHydrated } from '../../support/hydrated.ts';
import { expectLoaded } from '../../support/loaded.ts';
import { matrix } from '../../support/on-change.ts';
import { sideways } from '../../support/pages.ts';
import { expect, test } from '../../support/test.ts';

const field = 'Search the site';

test('"/", a few letters, an arrow and Enter lead to a player, a course, a round, a record, an article and a word', async ({
  site,
  page,
}) => {
  await site.open('/privacy');
  await expectHydrated(page);
  for (const [typed, group, title] of [
    ['kilvarney odh', 'Players', /^Odhrán Kilvarney’s handicap/],
    ['royl cuonty', 'Courses', /^Royal County Down/],
    ['kilvarney county', 'Rounds', /^Odhrán Kilvarney.* at Royal County Down/],
    ['lowest handicap', 'Records', /^Records/],
    ['misconceptions', 'Articles', /^Five misconceptions/],
    ['slope', 'Words of golf', /^“Slope rating” – Search/],
  ] as const) {
    await page.keyboard.press('/');
    const combobox = page.getByRole('combobox', { name: field });
    await expect(combobox).toBeFocused();
    await combobox.fill(typed);
    const list = page.getByRole('listbox', { name: 'Search results' });
    const first = list.getByRole('group', { name: group }).getByRole('option').first();
    await expect(first).toBeVisible();
    while (!(await first.getAttribute('data-highlighted').then((mark) => mark !== null)))
      await combobox.press('ArrowDown');
    await combobox.press('Enter');
    await expect(page).toHaveTitle(title);
    await expect(list).toBeHidden();
  }
});

test('the lens stands over the field of a page that scrolls', async ({ site, page }) => {
  await site.open('/');
  await expectHydrated(page);
  const lens = page.getByRole('searchbox', { name: field }).locator('..').locator('svg');
  const clip = await lens.boundingBox();
  if (!clip) throw new Error('the header has no lens');
  const withLens = await page.screenshot({ clip });
  await lens.evaluate((icon) => (icon.style.visibility = 'hidden'));
  expect((await page.screenshot({ clip })).equals(withLens)).toBe(false);
});

test('a remote that is lost costs its results, and comes back', async ({ site, page }) => {
  await site.open('/privacy');
  await expectHydrated(page);
  const blocked = await blockRequests(page, '**/mfe-courses/**/*.js*');
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: field }).fill('pebble');
  const list = page.getByRole('listbox', { name: 'Search results' });
  await expect(list.getByRole('group', { name: 'Rounds' })).toBeVisible();
  const failure = page.getByText('Course Leaderboards can’t be searched right now.');
  await expect(failure).toBeVisible();
  expect(blocked.requests).toBeGreaterThan(0);
  await blocked.unblock();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(list.getByRole('group', { name: 'Courses' })).toBeVisible();
  await expect(failure).toBeHidden();
  site.console.length = 0;
});

test('no script of the list or of a remote’s results before the field is used', async ({ site, page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const ofSearch = () =>
    scripts.filter((url) => /\/Search(?:List)?-[^/]*\.js/.test(url)).map((url) => new URL(url).pathname.split('/')[2]);
  await site.open('/privacy');
  await expectHydrated(page);
  await expectLoaded(page);
  expect(ofSearch()).toEqual([]);
  await page.keyboard.press('/');
  await expect
    .poll(async () => ofSearch().toSorted((a = '', b = '') => a.localeCompare(b)))
    .toEqual(['mfe-articles', 'mfe-courses', 'mfe-leaderboard', 'shell']);
});

test('a search sent before the script leads to its page', async ({ page }) => {
  const release = await hold(page, '**/*.js*');
  await page.goto('/privacy', { waitUntil: 'commit' });
  await page.getByLabel(field).fill('pebble');
  await page.getByLabel(field).press('Enter');
  release();
  await expect(page).toHaveURL('/search/pebble');
  await expect(page.getByRole('region', { name: 'Courses' })).toContainText('Pebble Beach');
});

test('a press on the icon before the script opens the field of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 720 });
  const release = await hold(page, '**/*.js*');
  await page.goto('/privacy', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  release();
  await expect(page.getByLabel(field)).toBeFocused();
  await expect(page).toHaveURL('/privacy');
  await page.keyboard.press('Escape');
  await expect(page.getByLabel(field)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeFocused();
});

for (const [words, shown] of [
  ['xqzw', 'Nothing found for “xqzw”.'],
  ['😀', 'Nothing found for “😀”.'],
  ['مرحبا', 'Nothing found for “مرحبا”.'],
  ['a'.repeat(1500), 'That’s more than 100 letters.'],
  ['a'.repeat(5000), 'That’s more than 100 letters.'],
  ['😀'.repeat(1000), 'That’s more than 100 letters.'],
] as const)
  test(
    `a search for ${words.slice(0, 10)} (${words.length}): an answer in words, at every width`,
    matrix(words === 'xqzw'),
    async ({ site, page }) => {
      await site.open(`/search?q=${encodeURIComponent(words)}`);
      await expect(page.getByRole('main').getByText(shown)).toBeVisible();
      await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(
        words.length > 1500 ? /^(a|😀){51,102}$/u : words,
      );
      for (const width of [320, 768, 1440]) {
        await page.setViewportSize({ width, height: 720 });
        expect(await sideways(page), `${width} px`).toBeLessThanOrEqual(0);
      }
    },
  );

for (const { size, viewport } of SIZES)
  test(`the list is accessible, ${size}`, matrix(size === 'on a phone'), async ({ site, page }) => {
    await page.setViewportSize(viewport);
    await site.open('/privacy');
    await expectHydrated(page);
    await page.keyboard.press('/');
    await page.getByRole('combobox', { name: field }).fill('pebble');
    await expect(page.getByRole('option').last()).toHaveText('All results for “pebble”');
    await expectAccessible(page, 'search', 'header form');
  });

test('a search counts as a visit without its words', async ({ page }) => {
  const logged = page.waitForRequest('**/api/log-click');
  await page.goto('/search/pebble');
  expect((await logged).postData()).toContain('"visit-search"');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a field leads to a page of results', async ({ page }) => {
    await page.goto('/courses');
    await page.getByLabel(field).fill('pebble beach');
    await page.getByLabel(field).press('Enter');
    await expect(page).toHaveURL('/search/pebble%20beach');
    await expect(page).toHaveTitle(/“pebble beach”/);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('main').getByLabel('Search for')).toHaveValue('pebble beach');
    await expect(page.getByText('Nothing found')).toBeHidden();
    await page
      .getByRole('region', { name: 'Courses' })
      .getByRole('link', { name: /Pebble Beach/ })
      .click();
    await expect(page).toHaveURL(/\/courses\/\d+-pebble-beach/);
  });

  test('on a phone the icon leads to the field', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 720 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL('/search');
    await page.getByLabel('Search for').fill('xqzw');
    await page.getByLabel('Search for').press('Enter');
    await expect(page.getByText('Nothing found for “xqzw”.')).toBeVisible();
  });
});
