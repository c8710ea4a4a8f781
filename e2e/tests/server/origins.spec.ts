import { ON_CHANGE } from '../../support/on-change.ts';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { expectLoaded, expectSettled } from '../../support/loaded.ts';
import { runOwnSite } from '../../support/own-site.ts';
import { runSite } from '@golf/tools/run-site';
import { expect, Site, test } from '../../support/test.ts';

/* Releases from another origin, and the limits of a page's loads and actions. */

const ROUTES = [
  '/',
  '/?expand=14',
  '/trophy-room/14',
  '/courses',
  '/articles',
  '/articles/youtubers-vs-the-hardest-golf-courses',
  '/articles/golf-handicap-calculator',
  '/privacy',
  '/nowhere',
];

test('releases may live on another origin', ON_CHANGE, async ({ page }) => {
  const cdn = await runOwnSite();
  // Of the first site's state, the second has only the data.
  await cp(process.env.SITE_DATA ?? '', join(cdn.store.folder, 'data'), { recursive: true });
  const server = await runSite(
    {
      RELEASES_ORIGIN: cdn.address,
      RELEASES_DIR: cdn.store.folder,
      DATABASE_PATH: join(cdn.store.folder, 'data/golf.sqlite'),
    },
    'serve',
  );
  try {
    const site = new Site(page);
    const scripts: string[] = [];
    page.on('response', (response) => response.url().endsWith('.js') && scripts.push(new URL(response.url()).origin));
    await page.goto(server.address);
    await site.player('Ada Thornquill').click();
    await expect(page.getByRole('table', { name: 'Rounds' })).toBeVisible();
    for (const place of ['Course Leaderboards', 'Articles', 'Handicap Calculator']) await site.go(place);
    await expect(page.getByText('Minimum 3 Scores Required')).toBeVisible();
    expect(new Set(scripts)).toEqual(new Set([cdn.address]));
    // Chromium's message about the manifest of an installed site; the policy allows none of another origin.
    const devtools = await page.context().newCDPSession(page);
    const { url, errors } = await devtools.send('Page.getAppManifest');
    expect({ url, errors }).toEqual({ url: `${server.address}/site.webmanifest`, errors: [] });
    const styles = await page
      .locator('link[rel="stylesheet"]')
      .evaluateAll((links: HTMLLinkElement[]) => links.map(({ href, integrity }) => ({ href, integrity })));
    expect(styles.length).toBeGreaterThan(5);
    for (const { href, integrity } of styles) {
      expect(href).toContain(cdn.address);
      expect(integrity).toMatch(/^sha256-/);
    }
    expect(site.console.filter((line) => /Slot|uncaught|refused|blocked|integrity/i.test(line))).toEqual([]);
  } finally {
    await server.stop();
    await cdn.stop();
  }
});

/** @promise In operation: A style sheet arrives as published, or not at all */
test('a style sheet that is not as it was published styles nothing', ON_CHANGE, async ({ page }) => {
  const own = await runOwnSite();
  try {
    const changed: string[] = [];
    await page.route(/\/(PlayerDetail|Courses)-.*\.css$/, async (route) => {
      const response = await route.fetch();
      changed.push(new URL(response.url()).pathname);
      await route.fulfill({ response, body: `${await response.text()}body{display:none}` });
    });
    const refused: string[] = [];
    page.on('console', (message) => message.text().includes('digest') && refused.push(message.text()));
    const site = new Site(page);
    await page.goto(own.address);
    await site.player('Ada Thornquill').click();
    await expect.poll(() => changed.length).toBe(1);
    await site.go('Course Leaderboards');
    await expect.poll(() => changed.length).toBeGreaterThanOrEqual(2);
    for (const path of changed) await expect.poll(() => refused.join()).toContain(path);
    await expect(page.locator('body')).toBeVisible();
  } finally {
    await own.stop();
  }
});

test('nothing that a visitor opens does what the content security policy forbids', async ({ site, page }) => {
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (event) =>
      console.warn(`violation: ${event.violatedDirective} ${event.blockedURI} ${event.sample} ${event.sourceFile}`),
    ),
  );
  // Violations during load appear on the console, which routes.spec.ts checks on every route.
  for (const [route, content] of [
    ['/trophy-room/14', page.getByRole('list', { name: 'Trophies' }).getByRole('button')],
    ['/nowhere', page.getByRole('heading')],
  ] as const) {
    await site.open(route);
    await expect(content.first()).toBeVisible();
    await expectSettled(page);
  }
  // Late parts: chart, menu, updates, dialog.
  await site.open('/?expand=14');
  await expect(page.getByRole('figure', { name: 'Handicap history' })).toBeVisible();
  await expectSettled(page);
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByText('Course Leaderboard Released').first()).toBeVisible();
  await page.getByRole('button', { name: 'About', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'About' })).toBeVisible();
  await page.keyboard.press('Escape');
  // Styles set by libraries at run time: the chart's tooltip, a theme change, a sliding picture.
  await page.getByRole('figure', { name: 'Handicap history' }).hover();
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await page.getByRole('button', { name: 'Country', exact: true }).click();
  await expect(page.getByRole('checkbox', { name: 'All', exact: true })).toBeVisible();
  await site.open('/courses?club=St+Andrews+Links');
  const pictures = page.getByRole('region', { name: 'Pictures of St Andrews Links' });
  await pictures.getByRole('button', { name: 'Next picture' }).click();
  await expect(pictures.getByRole('button', { name: 'Picture 2', exact: true })).toHaveAttribute('aria-current');
  await expectLoaded(page);
  expect(site.console.filter((line) => line.includes('violation') || line.includes('Trusted'))).toEqual([]);
});

/** @promise In operation: A style sheet arrives … */
test('a style sheet that was written into the page styles nothing', async ({ site, page }) => {
  await site.open('/privacy');
  const forbidden = page.waitForEvent('console', (message) => message.text().includes('style-src-elem'));
  await page.evaluate(() =>
    document.head.append(Object.assign(document.createElement('style'), { textContent: 'body { display: none }' })),
  );
  await forbidden;
  await expect(page.getByRole('heading', { name: 'Privacy Policy' })).toBeVisible();
});

test('every page has the headers that keep it apart from others', async ({ request }) => {
  for (const route of ROUTES) {
    const headers = (await request.get(route)).headers();
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'( 'sha256-[\w+/=]+')+; /);
    expect(headers['content-security-policy']).not.toMatch(/(script-src|style-src-elem|style-src )[^;]*'unsafe/);
    expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'; trusted-types dompurify");
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['permissions-policy']).toContain('geolocation=()');
    expect(headers['strict-transport-security']).toBeUndefined();
  }
});

test('behind TLS browsers are told to come by TLS', ON_CHANGE, async ({ request }) => {
  const own = await runOwnSite({ TRUST_PROXY: 'loopback' });
  try {
    const { headers } = {
      headers: (await request.get(own.address, { headers: { 'x-forwarded-proto': 'https' } })).headers(),
    };
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
  } finally {
    await own.stop();
  }
});
