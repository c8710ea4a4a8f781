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
