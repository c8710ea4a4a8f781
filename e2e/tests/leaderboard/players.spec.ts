import { ON_CHANGE } from '../../support/on-change.ts';
import { within } from '@testing-library/dom';
import { expectAccessible } from '../../support/accessible.ts';
import { withElsewhere } from '../../support/elsewhere.ts';
import { documentOf, hrefOf } from '../../support/html-of.ts';
import { expectSettled } from '../../support/loaded.ts';
import { expect, test } from '../../support/test.ts';
import { spaceText } from '../../support/text-spacing.ts';
import { brokenWords } from '../../support/words.ts';

const ODHRAN = '/players/14-odhran-kilvarney';

test('a player has a page: standing, sum, form, courses, trophies, rounds, and neighbours by keyboard', async ({
  site,
  page,
}) => {
  await site.open(ODHRAN);
  await expect(page.getByRole('heading', { level: 1, name: 'Odhrán Kilvarney' })).toBeVisible();
  await expect(page.getByText('+1.4').first()).toBeVisible();
  await expect(page.getByText('5 of 42')).toBeVisible();
  const sum = page.getByRole('region', { name: 'How the handicap is worked out' });
  await expect(sum).toContainText('−11.30');
  await expect(sum).toContainText('−1.41');
  await expect(sum.getByRole('list', { name: 'Adjusted scores, oldest first' }).getByRole('listitem')).toHaveCount(20);
  await expect(sum).toContainText('Next to drop out: 0.87 at TPC Sawgrass');
  await expect(page.getByRole('region', { name: 'What it takes to improve' })).toContainText('76');
  await expect(page.getByRole('region', { name: 'Form' })).toContainText('Best in 12 months');
  const leader = page.getByRole('row', { name: /^St Andrews Links – Old Course/ });
  await expect(leader).toContainText('Course Leader');
  await expect(leader).toContainText('1 of 8');
  await expect(page.getByRole('region', { name: 'Neighbours on the leaderboard' })).toContainText(
    'Odhrán trails by 0.8',
  );
  await expect(page.getByRole('region', { name: 'Trophies' }).getByRole('link')).toHaveAttribute(
    'href',
    '/trophy-room/14',
  );
  await expect(page.getByRole('table', { name: 'Rounds' }).getByRole('img', { name: 'counts' })).toHaveCount(8);
  const history = page.getByRole('figure', { name: 'Handicap history' });
  await history.scrollIntoViewIfNeeded();
  await expect(history.locator('canvas')).toBeVisible();

  await page.getByRole('link', { name: /Kaisa Lindqvarn/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Kaisa Lindqvarn' })).toBeVisible();
  await expect(page).toHaveURL(/\/players\/8-kaisa-lindqvarn$/);
});

test('a bar of sections stays in view, and the older rounds unfold', async ({ site, page }) => {
  await site.open(ODHRAN);
  const bar = page.getByRole('navigation', { name: 'Sections' });
  await bar.getByRole('link', { name: 'Trophies' }).click();
  await expect(page.getByRole('heading', { name: 'Trophies' })).toBeInViewport();
  await bar.getByRole('link', { name: 'Rounds' }).click();
  await expect(bar.locator('[aria-current]')).toHaveText('Rounds');
  await expect(bar).toBeInViewport();
  const rounds = page
    .getByRole('table', { name: 'Rounds' })
    .getByRole('row')
    .filter({ has: page.getByRole('button') });
  await expect(rounds).toHaveCount(25);
  const all = page.getByRole('button', { name: /^Show all \d+ rounds$/ });
  const count = Number(/\d+/.exec((await all.textContent()) ?? '')?.[0]);
  await all.click();
  await expect(rounds).toHaveCount(count);
  await expect(rounds.nth(25).getByRole('rowheader').getByRole('link').first()).toBeFocused();
});

test('twenty rounds show counting figures on a tablet, fitting ones on a phone', async ({ site, page }) => {
  await site.open(ODHRAN);
  const figures = page.getByRole('list', { name: 'Adjusted scores, oldest first' }).getByText(/^.*: −?\d/);
  // Screen readers get all of them, visible or not.
  const seen = () =>
    figures.evaluateAll((all) =>
      all
        .filter((figure) => getComputedStyle(figure).clipPath === 'none')
        .map((figure) => {
          const { left, right, top, bottom, width, height } = figure.getBoundingClientRect();
          return { text: figure.childNodes[1]?.textContent ?? '', left, right, top, bottom, isUpright: width > height };
        }),
    );
  await page.setViewportSize({ width: 768, height: 900 });
  await expect.poll(async () => (await seen()).length).toBe(8);
  await page.setViewportSize({ width: 375, height: 900 });
  await expect.poll(async () => (await seen()).length).toBeLessThan(8);
  const onPhone = await seen();
  // The best and latest round, the first, and the next to drop out.
  const texts = onPhone.map(({ text }) => text);
  expect([texts.at(0), texts.at(-1)]).toEqual(['0.9', '−4.8']);
  expect(onPhone.every(({ isUpright }) => isUpright)).toBe(true);
  for (const [index, one] of onPhone.entries())
    for (const other of onPhone.slice(index + 1))
      expect(one.right <= other.left || one.bottom <= other.top || other.bottom <= one.top).toBe(true);
});

test('a better score stands higher, also where none is near zero', async ({ site, page }) => {
  await site.open('/players/38');
  const list = page.getByRole('list', { name: 'Adjusted scores, oldest first' });
  const topOf = async (score: string) => (await list.getByText(score).boundingBox())?.y ?? Number.NaN;
  expect(await topOf('16.1')).toBeLessThan(await topOf('20.0'));
  expect(await topOf('20.0')).toBeLessThan(await topOf('29.8'));
});

test('the column of places ends where its lines end', async ({ site, page }) => {
  await site.open(ODHRAN);
  const table = page.getByRole('table', { name: 'Courses' });
  const distance = await table.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element.querySelector('th:last-child') as Element);
    return Math.abs(element.getBoundingClientRect().right - range.getBoundingClientRect().right);
  });
  expect(distance).toBeLessThan(1);
});

test("the history's axis stays while the line scrolls, scaled to the visible part", async ({ site, page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await site.open(ODHRAN);
  const figure = page.getByRole('figure', { name: 'Handicap history' });
  // Starting a chart takes time that the first screen needs: until it comes near, the server's drawing stands.
  await expectSettled(page);
  await expect(figure.locator('svg').first()).toBeAttached();
  await expect(figure.locator('canvas')).toHaveCount(0);
  await figure.scrollIntoViewIfNeeded();
  await expect(figure.locator('canvas')).toBeVisible();
  const lines = () => figure.locator('[aria-hidden] > span').allTextContents();
  const atTheEnd = await lines();
  // Scrolled content stays accessible.
  await expect(figure.getByText('← scroll back to Mar 2025')).toBeVisible();
  const line = figure.getByRole('img');
  const from = await line.evaluate((element) => element.scrollLeft);
  await line.evaluate((element) => element.scrollTo({ left: -element.scrollWidth }));
  await expect.poll(lines).not.toEqual(atTheEnd);
  await expect(figure.getByText('← scroll back to Mar 2025')).toBeHidden();
  expect(await line.evaluate((element) => element.scrollLeft)).toBeLessThan(from);
});

test(
  'a player’s page keeps its words whole with the spacing that a reader may ask for',
  ON_CHANGE,
  async ({ site, page }) => {
    await site.open('/players/14');
    await expect(page.getByText(/^← scroll back to/)).toBeVisible();
    await spaceText(page);
    for (const width of [1280, 768, 375, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => brokenWords(page.getByRole('main')), `${width} px`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  },
);

test('trophies fade out on a phone at the side where there are more', ON_CHANGE, async ({ site, page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await site.open(ODHRAN);
  const strip = page.getByRole('region', { name: 'Trophies' }).getByRole('link');
  const fade = () => strip.evaluate((link) => getComputedStyle(link).maskImage);
  const scrollTo = (left: number) => strip.evaluate((link, to) => link.scrollTo({ left: to }), left);
  await expect.poll(fade).toMatch(/ 0px, .* calc\(100% - 64px\)/);
  await scrollTo(500);
  await expect.poll(fade).toMatch(/ 64px, .* calc\(100% - 64px\)/);
  await scrollTo(5000);
  await expect.poll(fade).toMatch(/ 64px, .* (calc\(100% - 0px\)|100%)/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(fade).toBe('none');
});

test('a wrong name in the address redirects, an unknown player is not found', async ({ request }) => {
  const moved = await request.get('/players/14-somebody-else?from=a-friend', { maxRedirects: 0 });
  expect(moved.status()).toBe(301);
  expect(moved.headers()['location']).toBe(`${ODHRAN}?from=a-friend`);
  const unknown = await documentOf(request, '/players/9999-nobody');
  expect(unknown.status).toBe(404);
  unknown.page.getByRole('heading', { name: 'Out of bounds' });
  const back = unknown.page.getByRole('link', { name: 'Back to the leaderboard' });
  const leaderboard = await documentOf(request, hrefOf(back));
  leaderboard.page.getByRole('table', { name: 'Handicap Leaderboard' });
});

test('search engines learn whom the page is of, and find every announced player', async ({ request }) => {
  const { document } = await documentOf(request, ODHRAN);
  expect(document.title).toBe('Odhrán Kilvarney’s handicap: +1.4 · Golf Handicaps');
  const description = document.querySelector('meta[name=description]')?.getAttribute('content');
  expect(description).toMatch(/plays off \+1\.4, 5th of 42/);
  const data = JSON.parse(document.querySelector('#structured-data')?.textContent ?? '') as {
    '@graph': { '@type': string; mainEntity?: { name: string } }[];
  };
  expect(data['@graph'].map((node) => node['@type'])).toEqual(['ProfilePage', 'BreadcrumbList']);
  expect(data['@graph'][0]?.mainEntity?.name).toBe('Odhrán Kilvarney');
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain(`${ODHRAN}</loc>`);
  const players = (await (await request.get('/api/players')).json()) as { live: boolean }[];
  expect(sitemap.match(/\/players\//g)).toHaveLength(players.filter(({ live }) => live).length);
});

test('a feed brings the rounds of one player', async ({ request }) => {
  const { page } = await documentOf(request, ODHRAN);
  expect(hrefOf(page.getByRole('link', { name: 'Feed' }))).toBe(`${ODHRAN}.xml`);
  const feed = await request.get('/players/14.xml');
  expect(new URL(feed.url()).pathname).toBe(`${ODHRAN}.xml`);
  expect(feed.headers()['content-type']).toContain('application/atom+xml');
  const xml = await feed.text();
  expect(xml).toContain('<title>Odhrán Kilvarney · Golf Handicaps</title>');
  expect(xml).toContain('−5 at The Gleneagles Hotel – Queen');
  expect((await request.get('/players/9999.xml')).status()).toBe(404);
});

test(
  'another site shows the player’s card in a frame: small, without a script, and it leads to the player',
  ON_CHANGE,
  async ({ site, page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await site.open(ODHRAN);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(
      page.frameLocator(`iframe[title="Odhrán Kilvarney: golf handicap"]`).getByText('+1.4', { exact: true }),
    ).toBeVisible();
    await expectAccessible(page, 'the ways to share', '#share');
    await page.getByRole('button', { name: 'Copy address', exact: true }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/overlay\/players\/14$/);
    const picture = page.getByRole('link', { name: 'Download', exact: true });
    await expect(picture).toHaveAttribute('download');
    expect((await page.request.get((await picture.getAttribute('href')) ?? '')).headers()['content-type']).toBe(
      'image/png',
    );
    await page.getByRole('button', { name: 'Copy code' }).click();
    await expect(page.getByText('Code copied')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const { origin } = new URL(page.url());
    const code = copied.replace(/src="https?:\/\/[^/]+/, `src="${origin}`);
    await withElsewhere(code, async (address) => {
      // A separate context: the site's page may still send requests.
      const other = await context.newPage();
      const asked: Promise<{ responseBodySize: number }>[] = [];
      other.on('response', (response) => response.url().startsWith(origin) && asked.push(response.request().sizes()));
      await other.goto(address);
      const card = other.frameLocator('iframe[title="Odhrán Kilvarney: golf handicap"]');
      await expect(card.getByText('+1.4', { exact: true })).toBeVisible();
      await expect
        .poll(() =>
          card
            .getByRole('main')
            .locator('img')
            .evaluateAll((all: HTMLImageElement[]) => all.map(({ naturalWidth }) => naturalWidth > 0)),
        )
        .toEqual([true, true]);
      other.removeAllListeners('response');
      const sizes = (await Promise.all(asked)).map(({ responseBodySize }) => responseBodySize);
      expect(sizes).toHaveLength(3);
      expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(15_000);
      const link = card.getByRole('link', { name: 'Odhrán Kilvarney' });
      await expect(link).toHaveAttribute('href', `https://golf-handicaps.example${ODHRAN}`);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener');
    });
  },
);

test('a player who is not announced is not named by address or title', async ({ request }) => {
  const players = (await (await request.get('/api/players')).json()) as { id: number; name: string; live: boolean }[];
  const preview = players.find(({ live }) => !live);
  const { document, path } = await documentOf(request, `/players/${preview?.id}`);
  expect(document.title).toBe('A player to be announced · Golf Handicaps');
  expect(path).toBe(`/players/${preview?.id}`);
  // Nor on a course's board.
  const { page } = await documentOf(request, '/courses/3');
  const board = within(page.getByRole('table', { name: 'Leaderboard' }));
  const [link] = board.getAllByRole('link', { name: preview?.name ?? '' });
  expect(link?.getAttribute('href')).toBe(`/players/${preview?.id}`);
});

test('a backend that knows no summaries costs the page only what it cannot know', async ({ site, page }) => {
  await page.route('**/api/players/8/summary', (route) => route.fulfill({ status: 404, json: {} }));
  await site.open(ODHRAN);
  await page.getByRole('link', { name: /Kaisa Lindqvarn/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kaisa Lindqvarn' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Rounds' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Neighbours on the leaderboard' })).toBeVisible();
  await expect(page.getByRole('region', { name: /^(Form|Courses|Scores that would)/ })).toHaveCount(0);
  site.console.length = 0;
});

test.describe('without scripts', () => {
  test('the page is whole, history and explanations included', async ({ request }) => {
    const { page } = await documentOf(request, ODHRAN, { scripts: false });
    page.getByRole('heading', { level: 1, name: 'Odhrán Kilvarney' });
    expect(page.getByRole('figure', { name: 'Handicap history' }).querySelector('svg')).not.toBeNull();
    expect(page.getAllByText(/^113\s×/)).not.toHaveLength(0);
    page.getByRole('row', { name: /^St Andrews Links – Old Course/ });
    const download = page.getByRole('link', { name: 'Download rounds (CSV)' });
    expect(download.getAttribute('download')).toBe('golf-handicaps-player-14.csv');
    expect((await request.get(hrefOf(download))).headers()['content-type']).toBe('text/csv; charset=utf-8');
  });
});

test("an announced player's rounds are a file at one address", async ({ request }) => {
  const file = await request.get(`${ODHRAN}.csv`);
  expect(file.headers()['content-type']).toBe('text/csv; charset=utf-8');
  const [head = '', ...lines] = (await file.text()).trim().split('\r\n');
  expect(head).toContain('Round,Date,Video,');
  const rounds = (await (await request.get('/api/player-rounds/14')).json()) as unknown[];
  expect(lines).toHaveLength(rounds.length);
  const moved = await request.get('/players/14-somebody.csv', { maxRedirects: 0 });
  expect([moved.status(), moved.headers()['location']]).toEqual([301, `${ODHRAN}.csv`]);
  expect((await request.get('/players/40.csv')).status()).toBe(404);
});

test('an unannounced player is visible nowhere', async ({ site, page, request }) => {
  type Listed = { id: number; live: boolean; profile: string };
  const players = (await (await request.get('/api/players')).json()) as Listed[];
  const { id, profile } = players.find(({ live }) => !live) ?? { id: 0, profile: '' };
  const name = profile.replace(/\.\w+$/, '');
  expect(name).not.toBe('');
  for (const path of ['/', `/players/${id}`, `/compare/14-${id}`, '/records']) {
    const sent = await documentOf(request, path);
    sent.page.getByRole('heading', { level: 1 });
    expect(sent.document.querySelectorAll(`img[src*="${name}"]`), path).toHaveLength(0);
  }
  // Opening a row fetches its details.
  await site.open(`/?expand=${id}`);
  await expect(page.getByRole('table', { name: 'Rounds' })).toBeVisible();
  await expect(page.locator(`img[src*="${name}"]`)).toHaveCount(0);
});

for (const width of [1440, 375])
  test(`nothing moves for what "Copy link" says, at ${width} px`, ON_CHANGE, async ({ site, page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width, height: 900 });
    await site.open('/players/1');
    await page.getByRole('button', { name: 'Share' }).click();
    const copy = page.getByRole('button', { name: 'Copy link' });
    const places = () =>
      page
        .getByRole('main')
        .locator('a, button, h2')
        .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
    await expectSettled(page);
    await copy.focus();
    const before = await places();
    await copy.press('Enter');
    await expect(page.getByText('Link copied')).toBeVisible();
    expect(await places()).toEqual(before);
  });
