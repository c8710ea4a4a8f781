import { matrix } from '../../support/on-change.ts';
import { hold } from '../../support/hold.ts';
import { watchShifts } from '../../support/layout-shift.ts';
import { expectSettled } from '../../support/loaded.ts';
import { expect, test } from '../../support/test.ts';

for (const [address, width] of [
  ['/articles/golf-handicap-calculator', 375],
  ['/players/1', 375],
  ['/players/1', 412],
  ['/players/14', 375],
  ['/accessibility', 375],
] as const) {
  /** @promise In the browser: No line breaks differently once the font has loaded */
  test(
    `no line of ${address} breaks differently once the font has come, at ${width} px`,
    matrix(address === '/players/1'),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const expectStill = await watchShifts(page);
      const release = await hold(page, '**/*.woff2');
      await page.goto(address, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => document.fonts.status)).toBe('loading');
      release();
      await expectSettled(page);
      await expectStill();
    },
  );
}

test('articles that are still arriving keep the width of those that are there', async ({ site, page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  // As the server renders them: hydration chooses three others.
  await page.route('**/*.js', (route) => route.abort());
  await site.open('/articles/golf-handicap-calculator');
  const others = page.getByRole('region', { name: 'Discover More Content' });
  const first = others.getByRole('listitem').first();
  const whole = await first.boundingBox();
  // An intermediate state of the parser on a slow network.
  await others.getByRole('list').evaluate((list) => list.replaceChildren(...[...list.children].slice(0, 1)));
  expect((await first.boundingBox())?.width).toBe(whole?.width);
});

test('scores that are drawn stay where they are while the others are on their way', async ({ site, page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await site.open('/players/14');
  const scores = page.getByRole('list', { name: 'Adjusted scores, oldest first' });
  const second = scores.getByRole('listitem').nth(1);
  const whole = await second.boundingBox();
  // An intermediate state of the parser on a slow network.
  await scores.evaluate((list) => list.replaceChildren(...[...list.children].slice(0, 5)));
  expect(await second.boundingBox()).toEqual(whole);
});
