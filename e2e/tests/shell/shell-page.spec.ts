import { ON_CHANGE } from '../../support/on-change.ts';
import { documentOf, hrefOf } from '../../support/html-of.ts';
import { expectHydrated } from '../../support/hydrated.ts';
import { expectSettled } from '../../support/loaded.ts';
import { expect, test } from '../../support/test.ts';

test('"Skip to content" is the first stop, and skips the header', async ({ site, page }) => {
  await site.open('/privacy');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});

test('a route change moves the focus to the content, names the page, and starts at its top', async ({ site, page }) => {
  await site.open('/');
  await page.mouse.wheel(0, 1500);
  await site.go('Articles');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.locator('#announcer')).toHaveText('Articles · Golf Handicaps');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('"Back to top" appears after one viewport', async ({ site, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await site.open('/');
  await expectHydrated(page);
  const button = page.getByRole('button', { name: 'Back to top' });
  await page.evaluate(() => scrollTo(0, innerHeight));
  await expect(button).toBeHidden();
  await page.evaluate(() => scrollTo(0, innerHeight + 1));
  await button.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(button).toBeHidden();
});

test('newcomers read what a handicap is, until one press dismisses it for good', async ({ site, page }) => {
  await site.open('/');
  await expect(page.getByText('Lower is better')).toBeVisible();
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect(page.getByText('Lower is better')).toBeHidden();
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Handicap Leaderboard' })).toBeVisible();
  await expect(page.getByText('Lower is better')).toBeHidden();
});

test('the banner stays dismissed for 30 days, from the first paint on', async ({ site, page }) => {
  await page.clock.install({ time: '2026-11-15T12:00:00Z' });
  await site.open('/privacy');
  const banner = page.getByRole('complementary', { name: 'Support' });
  await expect(banner.getByRole('link', { name: 'Become a Patron' })).toBeVisible();
  await banner.getByRole('button', { name: 'Dismiss' }).click();
  await expect(banner).toBeHidden();

  await page.clock.setSystemTime('2026-12-15T11:59:00Z');
  // First paint: no script but the one in the head.
  await page.route('**/*.js', (route) => route.abort());
  await site.open('/privacy');
  await expect(banner).toBeHidden();
  await page.clock.setSystemTime('2026-12-15T12:01:00Z');
  await site.open('/privacy');
  await expect(banner).toBeVisible();
});

test('the footer names the year and leads on', async ({ site, page }) => {
  await site.open('/accessibility');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(`© ${new Date().getFullYear()} Golf Handicaps`);
  for (const name of ['Instagram', 'TikTok', 'X']) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('rel', /noopener/);
  }
  await footer.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
});

test('icons of a footer far below are fetched when it comes near', async ({ site, page }) => {
  const icons: string[] = [];
  page.on(
    'request',
    (request) => /\/(instagram|tiktok|x)-[^/]*\.svg$/.test(request.url()) && icons.push(request.url()),
  );
  await site.open('/');
  await expectSettled(page);
  expect(icons).toEqual([]);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(() => icons.length).toBe(3);
});

test('the theme is the same wherever it is chosen, and in every tab', async ({ site, page, context }) => {
  await site.open('/privacy');
  const other = await context.newPage();
  await other.goto('/courses');
  await page.getByRole('button', { name: 'Settings' }).first().click();
  await page.getByRole('switch', { name: 'Dark Mode' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
});

test('the head follows the visitor', async ({ site, page }) => {
  await site.open('/');
  const content = (selector: string, attribute = 'content') => page.locator(`head ${selector}`).getAttribute(attribute);
  for (const [name, path, title] of [
    ['Course Leaderboards', '/courses', 'Course Leaderboards · Golf Handicaps'],
    [
      'Handicap Calculator',
      '/articles/golf-handicap-calculator',
      'Free golf handicap calculator: from scores to an index',
    ],
    ['Articles', '/articles', 'Articles · Golf Handicaps'],
    [
      'Handicap Calculator',
      '/articles/golf-handicap-calculator',
      'Free golf handicap calculator: from scores to an index',
    ],
    ['Handicap Leaderboard', '/', 'YouTube Golf Handicaps'],
  ] as const) {
    await site.go(name);
    await expect(page).toHaveTitle(title);
    expect(await content('link[rel=canonical]', 'href')).toMatch(new RegExp(`${path}$`));
    expect(await content('meta[property="og:title"]')).toBe(title);
    expect(await content('meta[property="og:image"]')).toMatch(/\.png$/);
    expect(await content('meta[name="twitter:card"]')).toBe('summary_large_image');
    expect((await content('meta[name=description]'))?.length).toBeGreaterThan(20);
  }
});

test('icons, manifest and social card are where the page says', async ({ request }) => {
  const { document } = await documentOf(request, '/privacy');
  const links = document.querySelectorAll('link[rel=icon], link[rel=manifest], link[rel=apple-touch-icon]');
  const hrefs = [...links].map(hrefOf);
  expect(hrefs).toHaveLength(4);
  const manifest = (await (await request.get('/site.webmanifest')).json()) as { icons: { src: string }[] };
  for (const path of [...hrefs, ...manifest.icons.map(({ src }) => src), '/social-card.png']) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-type'], path).toMatch(/^(image|application\/manifest)/);
  }
});

test('each page has a social card, which is where it says and as large', ON_CHANGE, async ({ request }) => {
  for (const [path, card] of [
    ['/', '/cards/board.png'],
    ['/players/14-odhran-kilvarney', '/cards/players/14.png'],
    ['/rounds/1132', '/cards/rounds/1132.png'],
    // Not announced: no card of its own.
    ['/rounds/1035', '/social-card.png'],
    ['/compare/14-8', '/cards/compare/14-8.png'],
    ['/records', '/cards/records.png'],
    ['/articles/golf-handicap-calculator', '/cards/articles/golf-handicap-calculator.png'],
    ['/courses', '/social-card.png'],
    ['/privacy', '/social-card.png'],
  ] as const) {
    const html = await (await request.get(path)).text();
    const tag = (name: string) => new RegExp(`(?:property|name)="${name}" content="([^"]+)"`).exec(html)?.[1] ?? '';
    expect(new URL(tag('og:image')).pathname, path).toBe(card);
    expect(tag('twitter:image')).toBe(tag('og:image'));
    expect(tag('twitter:image:alt')).toBe(tag('og:image:alt'));
    const response = await request.get(card);
    expect(response.status(), card).toBe(200);
    expect(response.headers()['content-type']).toBe('image/png');
    const png = await response.body();
    expect([png.readUInt32BE(16), png.readUInt32BE(20)].map(String)).toEqual([
      tag('og:image:width'),
      tag('og:image:height'),
    ]);
  }
});

test('the visit is measured, and nothing of it is sent', async ({ site, page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname));
  await site.open('/privacy');
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('web-vitals:FCP').length)).toBe(1);
  expect(sent.filter((path) => path !== '/api/log-click')).toEqual([]);
});

test('a page that does not scroll has its title once', async ({ site, page }) => {
  const title = page.getByRole('banner').locator('p');
  await page.setViewportSize({ width: 1440, height: 3000 });
  await site.open('/articles');
  await expect(title).toHaveText('Articles');
  await expect(title).toHaveCSS('opacity', '0');
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.mouse.wheel(0, 600);
  await expect(title).toHaveCSS('opacity', '1');
});

test('"Back to top" stands on nothing that is read: in the header, or beside the page', async ({ site, page }) => {
  await site.open('/');
  // Until then the page is lower than in the end.
  await expect(page.locator('html')).not.toHaveAttribute('data-first-screen');
  const button = page.getByRole('button', { name: 'Back to top' });
  for (const width of [320, 375, 768, 1279, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await page.evaluate(() => scrollTo(0, innerHeight + 1));
    await expect(button).toBeVisible();
    const [stands, header, table] = await Promise.all([
      button.boundingBox(),
      page.getByRole('banner').boundingBox(),
      site.leaderboard.boundingBox(),
    ]);
    if (!stands || !header || !table) throw new Error(`${width} px: something is not there`);
    if (width < 1280) expect(stands.y + stands.height, `${width} px`).toBeLessThanOrEqual(header.y + header.height);
    else expect(stands.x, `${width} px`).toBeGreaterThan(table.x + table.width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});

test('under a page of few words stands the footer, not half a screen of nothing', async ({ site, page }) => {
  // Each release of a working copy adds a line to this page; a screen of this height shows few.
  await page.setViewportSize({ width: 1440, height: 4000 });
  await site.open('/changes');
  await expect(page.getByRole('contentinfo')).toBeInViewport();
});

test("a short page's content is below its title", async ({ site, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of ['/privacy', '/nowhere', '/articles/none']) {
    await site.open(path);
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    const first = await page
      .getByRole('main')
      .getByText(/No accounts|page you're looking for|Back to All/)
      .first()
      .boundingBox();
    expect(first?.x, path).toBeCloseTo(heading?.x ?? -1, -1);
  }
});
