import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { documentOf, hrefOf, textOf } from '../../support/html-of.ts';
import { watchShifts } from '../../support/layout-shift.ts';
import { expectSettled } from '../../support/loaded.ts';
import { expect, test } from '../../support/test.ts';

const ROUTES = [
  { path: '/', title: 'YouTube Golf Handicaps', heading: 'Handicap Leaderboard', content: 'Handicap Legend' },
  {
    path: '/courses',
    title: 'Course Leaderboards · Golf Handicaps',
    heading: 'Course Leaderboards',
    content: 'Pebble Beach',
  },
  { path: '/articles', title: 'Articles · Golf Handicaps', heading: 'Latest Articles', content: 'Five misconceptions' },
  {
    path: '/articles/misconceptions-golf-handicaps',
    title: 'Five misconceptions about golf handicaps, put right',
    heading: 'Five misconceptions about golf handicaps',
    content: 'A plus golfer is better than scratch',
  },
  {
    path: '/articles/golf-handicap-calculator',
    title: 'Free golf handicap calculator: from scores to an index',
    heading: 'Golf Handicap Calculator',
    content: 'Minimum 3 Scores Required',
  },
  {
    // One whose links are all valid: the console reports others.
    path: '/players/22-niamh-ballysax',
    title: 'Niamh Ballysax’s handicap: 5.9 · Golf Handicaps',
    heading: 'Niamh Ballysax',
    content: 'Next to drop out',
  },
  {
    path: '/compare',
    title: 'Compare Players · Golf Handicaps',
    heading: 'Compare Players',
    content: 'Neighbours on the leaderboard',
  },
  {
    path: '/compare/5-10',
    title: 'Marlow Pettibridge vs Rhydian Pentrefoel · Golf Handicaps',
    heading: 'Marlow Pettibridge and Rhydian Pentrefoel',
    content: 'Marlow leads 10–3, 2 level',
  },
  {
    path: '/courses/6-asker-golfklubb-asker',
    title: 'Asker Golfklubb – Asker: course leaderboard and records · Golf Handicaps',
    heading: 'Asker Golfklubb',
    content: 'How the record fell',
  },
  {
    path: '/records',
    title: 'Records · Golf Handicaps',
    heading: 'Records',
    content: 'Longest run at No. 1',
  },
  {
    path: '/data',
    title: 'The Data · Golf Handicaps',
    heading: 'The Data',
    content: 'Download the data',
  },
  {
    path: '/changes',
    title: 'What’s New · Golf Handicaps',
    heading: 'What’s New',
    content: 'Changes to the site and new course leaderboards, the latest first',
  },
  {
    path: '/privacy',
    title: 'Privacy Policy · Golf Handicaps',
    heading: 'Privacy Policy',
    content: 'No accounts, no profiles',
  },
  {
    path: '/accessibility',
    title: 'Accessibility · Golf Handicaps',
    heading: 'Accessibility',
    content: 'Found a bunker?',
  },
  {
    path: '/developers',
    title: 'API · Golf Handicaps',
    heading: 'API',
    content: 'Where a player stands, and why',
  },
];

for (const { path, title, heading, content } of ROUTES) {
  /** @promise In the browser: Hydration moves nothing, whatever the address or the last visit filters */
  test(`${path} is rendered by the server, taken over in place, silent and still`, async ({ site, page, request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    const html = await response.text();
    expect(html).toContain(`<title>${title}</title>`);
    expect(html).toContain('<script type="application/ld+json"');
    expect(html.slice(0, html.indexOf('id="page"'))).toContain(path === '/' ? 'Legend' : content);

    // Marks the server's element: hydration must keep it.
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => document.querySelector('h1')?.setAttribute('data-from-server', '')),
    );
    const expectStill = await watchShifts(page);
    await site.open(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toHaveAttribute('data-from-server', '');
    await expect(page).toHaveTitle(title);
    await expectSettled(page);
    await expectStill();
    // The first page neither moves the focus nor announces itself.
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    await expect(page.locator('#announcer')).toBeEmpty();
    await page.getByRole('button', { name: 'Dark theme' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('heading', { level: 1, name: heading })).toHaveAttribute('data-from-server', '');
    expect(site.console).toEqual([]);
  });
}

test('a day is written alike on every page: "28 Sept 2026"', async ({ request }) => {
  const long = /\d (January|February|March|April|June|July|August|September|October|November|December) \d{4}/;
  for (const { path, heading } of ROUTES) {
    const { page } = await documentOf(request, path);
    // Names on separate lines have no space between them.
    page.getByRole('heading', { level: 1, name: new RegExp(heading.replaceAll(' ', String.raw`\s*`)) });
    expect(textOf(page.getByRole('main')), path).not.toMatch(long);
  }
});

test('an unknown address shows a 404 page with a way back', async ({ site, page }) => {
  const expectStill = await watchShifts(page);
  const response = await site.open('/nowhere/at/all');
  expect(response?.status()).toBe(404);
  await expect(page.getByText("The page you're looking for doesn't exist.")).toBeVisible();
  await expectSettled(page);
  await expectStill();
  await page.getByRole('main').getByRole('link', { name: 'Back to the leaderboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Handicap Leaderboard' })).toBeVisible();
});

/** Status of an address that no browser would send unchanged. */
async function statusOf(path: string): Promise<number | undefined> {
  const { hostname, port } = new URL(process.env.SITE ?? '');
  const [response] = (await once(get({ hostname, port, path }), 'response')) as [IncomingMessage];
  response.resume();
  return response.statusCode;
}

for (const [path, status] of [
  ['//', 404],
  ['/\\', 404],
  ['//[', 404],
  ['/trophy-room/abc', 404],
  ['/trophy-room/99999', 404],
  ['/trophy-room/0', 404],
  ['/%E0%A4%A', 400],
  [`/a${'/'.repeat(1500)}x`, 404],
  [`/?q=${'x'.repeat(3000)}`, 414],
] as const) {
  /** @promise Pages: Addresses without a page … */
  test(`the strange address ${path.slice(0, 20)} is answered ${status}`, async () => {
    expect(await statusOf(path)).toBe(status);
  });
}

test('an unknown article shows a 404 page', async ({ request }) => {
  const { status, page } = await documentOf(request, '/articles/no-such-article');
  expect(status).toBe(404);
  page.getByRole('heading', { name: 'Article not found.' });
  const list = await documentOf(request, hrefOf(page.getByRole('link', { name: 'Back to All Articles' })));
  list.page.getByRole('heading', { name: 'Latest Articles' });
});

test('/trophy-room/{id} opens that room over the leaderboard and becomes /', async ({ site, page }) => {
  await site.open('/trophy-room/14');
  await expect(page.getByRole('dialog', { name: 'Trophy Room' })).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('combobox', { name: 'Player' })).toHaveValue('Odhrán Kilvarney');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(site.leaderboard).toBeVisible();
});

test('the Trophy Room of an unknown player is not found', async ({ site, page }) => {
  await site.open('/trophy-room/99999');
  await expect(page.getByText("The page you're looking for doesn't exist.")).toBeVisible();
  await expectSettled(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/trophy-room/99999');
});

test('the menu leads everywhere, from the top of each page', async ({ site, page }) => {
  await site.open('/');
  await page.mouse.wheel(0, 2000);
  for (const [name, heading] of [
    ['Course Leaderboards', 'Course Leaderboards'],
    ['Articles', 'Latest Articles'],
    ['Handicap Calculator', 'Golf Handicap Calculator'],
    ['Handicap Leaderboard', 'Handicap Leaderboard'],
  ] as const) {
    await site.go(name);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  }
  expect(site.console).toEqual([]);
});

test('a page has one address, also once it has been made', async ({ request }) => {
  await expect.poll(async () => (await request.get('/courses')).status()).toBe(200);
  for (const path of ['/Courses', '/courses/', '/%63ourses']) {
    const answer = await request.get(`${path}?club=x`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']], path).toEqual([301, '/courses?club=x']);
  }
  for (const [path, right] of [
    ['/Articles/Golf-Handicap-Calculator', '/articles/golf-handicap-calculator'],
    ['/embed/players/14/', '/embed/players/14'],
    ['/EMBED/players/14', '/embed/players/14'],
    ['/embed/leaderboard/', '/embed/leaderboard'],
    ['/overlay/players/14/', '/overlay/players/14'],
  ] as const) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']], path).toEqual([301, right]);
  }
});

test('machines find robots.txt, the sitemap with every article, and a feed', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toContain('Sitemap: ');
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap.match(/<loc>(?![^<]*\/(?:players|rounds|seasons|compare|courses)\/)/g)).toHaveLength(17);
  expect(sitemap).toContain('/articles/misconceptions-golf-handicaps</loc>');
  const feed = await request.get('/feed.xml');
  expect(feed.headers()['content-type']).toContain('application/atom+xml');
  expect((await feed.text()).match(/<entry>/g)).toHaveLength(50);
});
