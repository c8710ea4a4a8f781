import { ON_CHANGE } from '../../support/on-change.ts';
import type { Page } from '@playwright/test';
import { within } from '@testing-library/dom';
import { expectAccessibleAtBothWidths } from '../../support/accessible.ts';
import { blockRequests } from '../../support/block-requests.ts';
import { documentOf, hrefOf, textOf, type Screen } from '../../support/html-of.ts';
import { expect, test } from '../../support/test.ts';
import { brokenWords } from '../../support/words.ts';

const PAIR = '/compare/5-10';
const HEADING = 'Marlow Pettibridge and Rhydian Pentrefoel';

/** A row of the table of figures. */
const figure = (page: Page, name: string) =>
  page
    .getByRole('table', { name: 'Side by side' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) });

/** Cells of that row in the server's HTML. */
function cellsOf(page: Screen, name: string): string[] {
  const rows = within(page.getByRole('table', { name: 'Side by side' })).getAllByRole('row');
  const row = rows.find((line) => within(line).queryByRole('rowheader', { name }));
  return [...(row?.querySelectorAll('td') ?? [])].map(textOf);
}

test('two players stand side by side: history, figures, head to head, match-up', async ({ site, page }) => {
  await site.open(PAIR);
  await expect(page.getByRole('heading', { level: 1, name: HEADING })).toBeVisible();
  await expect(page.getByRole('link', { name: /head to head\s*: Marlow leads 10–3, 2 level$/ })).toBeVisible();
  await expect(page.getByText('Marlow is 2.8 better and has always been ahead.')).toBeVisible();
  const history = page.getByRole('figure', { name: 'Handicap history of both' });
  await expect(history.getByRole('img', { name: /ending with Marlow Pettibridge at 5\.3 and Rhydian/ })).toBeVisible();
  await expect(figure(page, 'Handicap').getByRole('cell')).toHaveText(['5.3, better', '8.1']);
  await expect(figure(page, 'Place').getByRole('cell')).toHaveText(['19, betterof 42', 'T25of 42']);
  await expect(figure(page, 'Trophies').getByRole('cell')).toHaveText(['0', '1, better']);
  await expect(figure(page, 'Rounds')).not.toContainText('better');
  const contests = page.getByRole('table', { name: 'Head to head' });
  await expect(contests.getByRole('row', { name: /Erin Hills/ })).toContainText('81 (+9), wins');
  // Each win counts in the score.
  await expect(contests.getByRole('row').filter({ hasText: ', wins' })).toHaveCount(13);
  await expect(contests.getByRole('row').filter({ hasText: ', level' })).toHaveCount(2);
  const match = page.getByRole('region', { name: 'Match-up' });
  await expect(match).toContainText('Rhydian gets 3 strokes at Cabot Highlands – Castle Stuart, White.');
  await expect(match.getByRole('columnheader')).toHaveText(['Course', 'Tees', 'Rhydian gets']);
  await expect(match.getByRole('row').nth(1)).toHaveText(/The Gleneagles Hotel.*Yellow\s*2 strokes/);
  await expect(match.getByRole('row', { name: /^The other \d+ tees that both have played/ })).toContainText(
    '3 strokes',
  );

  // The pointer reads both lines on a day.
  const chart = history.getByRole('img');
  await expect(page.getByRole('button', { name: 'Choose another course' })).toBeVisible();
  await chart.hover();
  await expect(chart).toContainText(/\d+ \w+ 2026.*\d+\.\d.*\d+\.\d/);
  await page.getByText('Show as table').click();
  await expect(page.getByRole('table', { name: 'Handicap history' }).getByRole('row').nth(1)).toContainText('5.3');
});

test('top, chart and tables share both edges of the page', ON_CHANGE, async ({ site, page }) => {
  const edges = (part: ReturnType<Page['locator']>) =>
    part.evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      return [Math.round(left), Math.round(right)];
    });
  const figures = page.getByRole('table', { name: 'Side by side' });
  const contests = page.getByRole('region', { name: 'Head to head' });
  const chart = page.getByRole('figure', { name: 'Handicap history of both' });
  for (const path of [PAIR, '/compare/40-43']) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await site.open(path);
    const [left, right] = await edges(chart);
    expect(await edges(page.getByRole('heading', { level: 1 }))).toEqual([left, right]);
    expect((await edges(figures))[0], path).toBe(left);
    // A short list of contests is below the figures, which then have the full width.
    expect((await edges(path === PAIR ? contests : figures))[1], path).toBe(right);
    await page.setViewportSize({ width: 1000, height: 900 });
    await expect.poll(() => edges(figures), path).toEqual(await edges(chart));
    expect(await edges(contests), path).toEqual(await edges(chart));
  }
});

test('the sides are swapped, and search engines are told of one order', async ({ request }) => {
  const { page: before } = await documentOf(request, PAIR);
  const swap = before.getByRole('link', { name: 'Swap' });
  expect(hrefOf(swap)).toBe('/compare/10-5');
  const { page, document } = await documentOf(request, hrefOf(swap));
  page.getByRole('heading', { level: 1, name: /^Rhydian Pentrefoel\s*and\s*Marlow Pettibridge$/ });
  const score = page.getByRole('link', { name: /head to head\s*: Marlow leads 10–3, 2 level$/ });
  expect(textOf(score)).toContain('3–10');
  const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href');
  expect(canonical).toMatch(/\/compare\/5-10$/);
  expect(cellsOf(page, 'Handicap')).toEqual(['8.1', '5.3, better']);
});

test('another player is found on either side, by keyboard', async ({ site, page }) => {
  await site.open(PAIR);
  await page.getByLabel('Replace Rhydian Pentrefoel').focus();
  const field = page.getByRole('combobox', { name: 'Replace Rhydian Pentrefoel' });
  await expect(field).toBeFocused();
  await field.pressSequentially('marlow');
  await expect(page.getByText('No player called “marlow” yet.')).toBeVisible();
  await field.fill('kilv');
  await expect(page.getByRole('option', { name: /Odhrán Kilvarney/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/compare/5-14');
  await expect(page.getByRole('heading', { level: 1, name: 'Marlow Pettibridge and Odhrán Kilvarney' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: HEADING })).toBeVisible();
});

test('any two players are picked by name, and each can be changed', async ({ site, page }) => {
  await site.open('/compare');
  const pick = async (label: string, typed: string) => {
    await page.getByLabel(label, { exact: true }).focus();
    await page.getByRole('combobox', { name: label }).fill(typed);
    await page.getByRole('option').first().click();
  };
  await pick('First player', 'marlow');
  await expect(page.getByLabel('Second player', { exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Change' }).click();
  await expect(page.getByLabel('First player', { exact: true })).toBeFocused();
  await pick('Second player', 'rhyd');
  await pick('First player', 'marlow');
  await expect(page).toHaveURL(PAIR);
  await expect(page.getByRole('heading', { level: 1, name: HEADING })).toBeVisible();
});

test('on a small phone, too, no field covers the suggestions of another', async ({ site, page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await site.open('/compare');
  await page.getByLabel('Second player', { exact: true }).focus();
  await page.getByRole('combobox', { name: 'Second player' }).fill('a');
  const options = page.getByRole('option');
  await expect(options.nth(4)).toBeVisible();
  // Not by a click, which would scroll until the option is uncovered.
  const covered = await options.evaluateAll((found) =>
    found.filter((option) => {
      const { left, top, width, height } = option.getBoundingClientRect();
      const above = document.elementFromPoint(left + width / 2, top + height / 2);
      return above?.matches('input') && !option.contains(above);
    }),
  );
  expect(covered).toHaveLength(0);
});

test('in a low window the list of players opens upwards, above the header', async ({ site, page }) => {
  await page.setViewportSize({ width: 412, height: 420 });
  await site.open('/compare');
  await page.getByLabel('First player', { exact: true }).focus();
  await page.getByRole('combobox', { name: 'First player' }).fill('an');
  const option = page.getByRole('option').first();
  await expect(option).toBeVisible();
  const isOnTop = await option.evaluate((found) => {
    const { left, top, width, height } = found.getBoundingClientRect();
    return found.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isOnTop).toBe(true);
});

test('pairs that suggest themselves are links, and the footer leads to them', async ({ site, page }) => {
  await site.open('/privacy');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Compare Players' }).click();
  const top = page.getByRole('list', { name: 'Neighbours on the leaderboard' }).getByRole('link');
  await expect(top).toHaveCount(6);
  await expect(top.first()).toContainText(/Élodie Vasselin.*1\.7 strokes apart.*Torin MacAskillen/);
  // The closest two first; neighbours at the top are not repeated.
  const country = page.getByRole('list', { name: 'From the same country' }).getByRole('link');
  await expect(country.first()).toContainText(/United States.*2\.9 strokes apart/);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await brokenWords(page.getByRole('main'))).toEqual([]);
  await top.first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Élodie Vasselin and Torin MacAskillen' })).toBeVisible();
  expect(await brokenWords(page.getByRole('main'))).toEqual([]);
});

test("a player's page and an opened row link a comparison with a neighbour", async ({ site, page }) => {
  await site.open('/players/14-odhran-kilvarney');
  await expect(page.getByRole('link', { name: 'Compare', exact: true })).toHaveAttribute('href', '/compare/14-4');
  await site.open('/');
  await site.player('Odhrán Kilvarney').click();
  await page.getByRole('link', { name: 'Compare', exact: true }).click();
  await expect(page).toHaveURL('/compare/14-4');
  await expect(page.getByRole('heading', { level: 1, name: /^Odhrán Kilvarney and / })).toBeVisible();
});

test('the match-up is worked out for any course and tees', async ({ site, page }) => {
  await site.open(PAIR);
  const match = page.getByRole('region', { name: 'Match-up' });
  await match.getByRole('button', { name: 'Choose another course' }).click();
  const course = match.getByRole('combobox', { name: 'Course' });
  await expect(course).toBeFocused();
  await course.selectOption({ label: 'Carnoustie Golf Links – Championship Course' });
  const words = match.getByRole('status');
  await expect(words).toHaveText('Rhydian gets 3 strokes at Carnoustie Golf Links – Championship Course, White.');
  await match.getByRole('combobox', { name: 'Tees' }).selectOption({ index: 1 });
  await expect(words).not.toContainText('White');
  await expect(words).toContainText('Carnoustie');
  await expectAccessibleAtBothWidths(page, 'a comparison with its choice of courses');
});

test('a comparison without a second player, or with the same one, is not found', async ({ request }) => {
  for (const path of ['/compare/14-14', '/compare/14-9999', '/compare/9999-14', '/compare/14', '/compare/ada-bo'])
    expect((await request.get(path)).status(), path).toBe(404);
  const moved = await request.get('/Compare/5-10/?from=a-friend', { maxRedirects: 0 });
  expect([moved.status(), moved.headers()['location']]).toEqual([301, `${PAIR}?from=a-friend`]);
  (await documentOf(request, '/compare/14-9999')).page.getByRole('heading', { name: 'Out of bounds' });
});

test('search engines find the list of pairs, and neighbouring pairs', async ({ request }) => {
  const html = await (await request.get('/compare')).text();
  const [, json = ''] = /<script type="application\/ld\+json"[^>]*>([^<]*)/.exec(html) ?? [];
  const data = JSON.parse(json) as { '@graph': { '@type': string; itemListElement: { url?: string }[] }[] };
  expect(data['@graph'].map((node) => node['@type'])).toEqual(['ItemList', 'BreadcrumbList']);
  const [, best = ''] =
    /^https:\/\/[^/]+(\/compare\/1-2)$/.exec(data['@graph'][0]?.itemListElement[0]?.url ?? '') ?? [];
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain('/compare</loc>');
  expect(sitemap).toContain(`${best}</loc>`);
  expect(sitemap.match(/\/compare\/\d+-\d+</g)?.length).toBeGreaterThan(30);
});

test('tees of the same name are rated apart for men and for women, and are no contest', async ({ request }) => {
  const { page, document } = await documentOf(request, '/compare/40-43');
  const folded = within(page.getByText(/count: they played different tees$/).closest('details') as HTMLElement);
  const asker = within(folded.getByRole('table', { name: 'From different tees' })).getByRole('row', { name: /Asker/ });
  expect(within(asker).getAllByRole('cell').map(textOf)).toEqual([
    expect.stringMatching(/Tees: 47(?! \(women\))/),
    expect.stringContaining('Tees: 47 (women)'),
  ]);
  expect(textOf(asker)).not.toContain('wins');
  page.getByText('No rounds from the same tees yet');
  // Without a comparison there are no bars to explain.
  page.getByRole('heading', { name: 'Side by side' });
  expect(textOf(document.body)).not.toContain('points to whoever is ahead');
  // Progress towards a handicap has the leaderboard's words: at the top, below the chart, in the table.
  expect(page.getAllByText(/4 of 5 rounds/)).toHaveLength(3);
});

test('a player who is not announced is not named by title, nor in sentences', async ({ request }) => {
  const players = (await (await request.get('/api/players')).json()) as { id: number; live: boolean }[];
  const preview = players.find(({ live }) => !live);
  const { document } = await documentOf(request, `/compare/${preview?.id}-5`);
  expect(document.title).toBe('Two players compared · Golf Handicaps');
});

test('a backend that knows nothing of head-to-head costs the page that alone', async ({ site, page }) => {
  await page.route('**/api/head-to-head/**', (route) => route.fulfill({ status: 404, json: {} }));
  await site.open(PAIR);
  await page.getByRole('link', { name: 'Swap' }).click();
  await expect(page).toHaveURL('/compare/10-5');
  await expect(page.getByRole('table', { name: 'Side by side' })).toBeVisible();
  await expect(page.getByRole('region', { name: /Head to head|Match-up/ })).toHaveCount(0);
  site.console.length = 0;
});

test('failed calls are retried', async ({ site, page }) => {
  await site.open(PAIR);
  await page.route('**/api/head-to-head/**', (route) => route.abort());
  await page.getByRole('link', { name: 'Swap' }).click();
  await expect(page.getByText('Part of the comparison isn’t available right now.')).toBeVisible();
  await page.unroute('**/api/head-to-head/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'Head to head' })).toBeVisible();
  site.console.length = 0;
});

test.describe('without scripts', () => {
  test('two players are compared in full', async ({ request }) => {
    const { page } = await documentOf(request, PAIR, { scripts: false });
    within(page.getByRole('figure', { name: 'Handicap history of both' })).getByRole('img');
    expect(cellsOf(page, 'Best ever')[0]).toContain('5.1');
    expect(textOf(page.getByRole('region', { name: 'Match-up' }))).toContain('4 strokes');
    expect(hrefOf(page.getByRole('link', { name: 'Swap' }))).toBe('/compare/10-5');
  });

  test('two are chosen from the pairs', async ({ request }) => {
    const { page } = await documentOf(request, '/compare', { scripts: false });
    const [first] = within(page.getByRole('list', { name: 'From the same country' })).getAllByRole('link');
    const pair = await documentOf(request, first ? hrefOf(first) : '', { scripts: false });
    pair.page.getByRole('table', { name: 'Side by side' });
  });
});

test('matches for a typed name fit into the page, beside another field too', async ({ page }) => {
  // The fallback without the list of suggestions has no library that keeps it in the window.
  await blockRequests(page, '**/PlayerSuggestions-*.js');
  await page.setViewportSize({ width: 600, height: 800 });
  await page.goto('/compare');
  const fields = page.getByRole('textbox', { name: /player/i });
  await expect(fields).toHaveCount(2);
  for (const field of await fields.all()) {
    await field.fill('ma');
    await expect(page.getByText(/^Enter opens/)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await field.fill('');
  }
});
