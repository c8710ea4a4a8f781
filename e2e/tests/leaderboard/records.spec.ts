import type { Locator } from '@playwright/test';
import { documentOf, textOf } from '../../support/html-of.ts';
import { expect, test } from '../../support/test.ts';

test('the records are found from the leaderboard and from the foot of every page', async ({ site, page }) => {
  await site.open('/');
  await page.getByRole('main').getByRole('link', { name: 'Records', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Records' })).toBeVisible();
  await expect(page).toHaveURL('/records');
  await site.open('/privacy');
  // Until hydration the link loads a document, whose records the server renders.
  await expect(page.locator('body[data-hydrated]')).toBeAttached();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Records' }).click();
  await expect(page.getByRole('region', { name: 'Top of the leaderboard' })).toBeVisible();
  expect(site.console).toEqual([]);
});

test('each record says who holds it, since when, on which video, and who held it before', async ({ site, page }) => {
  await site.open('/records');
  // A busy server leaves the page to the browser.
  await expect.poll(() => page.getByRole('main').getByRole('heading', { level: 3 }).count()).toBeGreaterThanOrEqual(25);
  const record = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });
  await expect(record('Lowest handicap')).toContainText('plus 5.2');
  await expect(record('Lowest handicap')).toContainText('Needs 5 rounds.');
  await expect(record('Longest run at No. 1')).toContainText('11 Jun 2025 to 15 Nov 2026');
  await expect(record('Fewest strokes')).toContainText('Élodie Vasselin and Odhrán Kilvarney');
  await expect(record('Fewest strokes')).toContainText('Previously: Jem Thornquill, 71 strokes, 25 Mar 2025');
  await expect(record('Lowest adjusted score').getByRole('link', { name: 'I finally got a tee time' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.youtube\.com\/watch/,
  );
  // The number and its name are on one line, in a section's first entry too.
  const heading = record('Lowest handicap').getByRole('heading');
  const number = record('Lowest handicap').getByText('+5.2', { exact: true });
  const [name, value] = [await heading.boundingBox(), await number.boundingBox()];
  expect(name?.x).toBeGreaterThan((value?.x ?? Number.NaN) + (value?.width ?? 0));
  const other = await record('Longest run at No. 1').getByRole('heading').boundingBox();
  expect(name?.x).toBe(other?.x);
  expect(value?.y).toBeLessThan((name?.y ?? Number.NaN) + (name?.height ?? 0));
  // One colour below par.
  const colourOf = (text: Locator) => text.evaluate((element) => getComputedStyle(element).color);
  const [below] = await page.getByRole('table', { name: 'Course records' }).getByText(/^−\d$/).all();
  for (const [which, score] of [
    ['Lowest round to par', '−8'],
    ['Best nine holes', '−5'],
  ] as const)
    expect(await colourOf(record(which).getByText(score, { exact: true }))).toBe(await colourOf(below as Locator));
  await record('Lowest adjusted score').getByRole('link', { name: 'Élodie Vasselin' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Élodie Vasselin' })).toBeVisible();
});

test("the index links its sections, a player's page the player's records", async ({ site, page }) => {
  await site.open('/records');
  const index = page.getByRole('navigation', { name: 'Records' });
  await index.getByRole('link', { name: 'By country' }).click();
  await expect(page.getByRole('heading', { name: 'By country' })).toBeInViewport();
  // The index stays in view and marks the current section.
  await expect(index).toBeInViewport();
  await expect(index.locator('[aria-current]')).toHaveText('By country');
  // In forced colours, too.
  await page.emulateMedia({ forcedColors: 'active' });
  const backgrounds = await index
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link).backgroundColor));
  expect(new Set(backgrounds).size).toBe(2);
  // On a phone a course and its record share a line.
  await page.setViewportSize({ width: 375, height: 800 });
  const [course, record] = await page
    .getByRole('row', { name: /^Carnoustie/ })
    .locator('th, td')
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().top));
  expect(Math.abs((course ?? 0) - (record ?? Number.NaN))).toBeLessThan(8);
  await expect(page.getByRole('table', { name: 'By country' }).getByRole('row')).toHaveCount(26);
  await site.open('/players/14-odhran-kilvarney');
  await page.getByRole('region', { name: 'Records', exact: true }).getByRole('link', { name: 'Most rounds' }).click();
  await expect(page).toHaveURL('/records#most-rounds');
  await expect(page.getByRole('heading', { name: 'Most rounds', exact: true })).toBeInViewport();
});

test('search engines find the records, as a list', async ({ request }) => {
  // As crawlers see it: without scripts.
  const html = await (await request.get('/records')).text();
  expect(html).toMatch(/<link [^>]*rel="canonical" [^>]*href="[^"]+\/records"/);
  const [, json = ''] = /<script [^>]*id="structured-data"[^>]*>([^<]+)</.exec(html) ?? [];
  const data = JSON.parse(json) as {
    '@graph': { '@type': string; itemListElement: { name: string }[] }[];
  };
  expect(data['@graph'].map((node) => node['@type'])).toEqual(expect.arrayContaining(['ItemList', 'BreadcrumbList']));
  const list = data['@graph'].find((node) => node['@type'] === 'ItemList');
  expect(list?.itemListElement.length).toBeGreaterThanOrEqual(25);
  expect(list?.itemListElement[0]).toMatchObject({ name: 'Lowest handicap' });
  expect(JSON.stringify(list?.itemListElement[0])).toContain('/records#lowest-handicap');
  expect(await (await request.get('/sitemap.xml')).text()).toContain('/records</loc>');
  expect((await request.get('/Records/', { maxRedirects: 0 })).headers()['location']).toBe('/records');
});

test('a backend that keeps no records has no such page', async ({ site, page }) => {
  await page.route('**/api/records', (route) => route.fulfill({ status: 404, json: {} }));
  await site.open('/privacy');
  // Until hydration the link loads a document, whose records the server renders.
  await expect(page.locator('body[data-hydrated]')).toBeAttached();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Records' }).click();
  await expect(page.getByRole('heading', { name: 'Out of bounds' })).toBeVisible();
  site.console.length = 0;
});

test.describe('without scripts', () => {
  test('the page is whole', async ({ request }) => {
    const { page } = await documentOf(request, '/records', { scripts: false });
    page.getByRole('heading', { level: 3, name: 'Longest wait' });
    expect(textOf(page.getByRole('row', { name: /^Whistling Straits – Straits Course/ }))).toContain('by 5');
  });
});
