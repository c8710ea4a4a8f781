import { documentOf } from '../../support/html-of.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { ON_CHANGE } from '../../support/on-change.ts';
import { expect, test } from '../../support/test.ts';

const EMBEDS = [
  '/embed/players/14',
  '/embed/players/43',
  '/embed/rounds/1132',
  '/embed/courses/1',
  '/embed/compare/5-10',
  '/embed/leaderboard',
  '/embed/leaderboard?country=xx',
];

for (const path of EMBEDS)
  test(`${path} is accessible, light and dark, and small`, ON_CHANGE, async ({ page }) => {
    const bytes: Promise<{ responseBodySize: number }>[] = [];
    page.on('response', (response) => bytes.push(response.request().sizes()));
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 320, height: 500 });
      await page.goto(path);
      await expectAccessible(page, `${path}, ${colorScheme}`);
    }
    const [document] = await Promise.all(bytes);
    expect(document?.responseBodySize).toBeLessThan(14_000);
  });

test('the head of a page names the description of its frame, which consumers find', async ({ request }) => {
  for (const path of ['/', '/players/14-odhran-kilvarney', '/courses/1', '/compare/8-14', '/rounds/1132']) {
    const { document } = await documentOf(request, path);
    const link = document.querySelector<HTMLLinkElement>('link[type="application/json+oembed"]');
    const { pathname, search } = new URL(link?.href ?? '');
    const described = (await (await request.get(pathname + search)).json()) as { html: string };
    const [, src = ''] = /src="https:\/\/[^/]+([^"]+)"/.exec(described.html) ?? [];
    expect((await request.get(src)).status(), path).toBe(200);
  }
  for (const path of ['/articles', '/nowhere', '/players/9999']) {
    const { document } = await documentOf(request, path);
    expect(document.querySelector('link[type="application/json+oembed"]'), path).toBeNull();
  }
});

/** @promise Pages: An overlay in a video follows an import by itself, and keeps its last state while it is cut off */
test('an overlay follows an import by itself, and keeps its last state without a network', async ({ page, site }) => {
  await page.clock.install();
  await page.goto('/overlay/players/14');
  await expect(page.getByText('+1.4')).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
    'rgba(0, 0, 0, 0)',
  );
  await page.route('**/overlay/players/14', (route) => route.abort());
  const lost = page.waitForEvent('requestfailed');
  await page.clock.runFor(30_000);
  await lost;
  await expect(page.getByText('+1.4')).toBeVisible();
  await page.unroute('**/overlay/players/14');
  await page.route('**/overlay/players/14', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('+1.4', '+1.5') });
  });
  await page.clock.runFor(30_000);
  await expect(page.getByText('+1.5')).toBeVisible();
  expect(site.console.filter((line) => !line.includes('ERR_FAILED'))).toEqual([]);
});
