import { hold } from '../../support/hold.ts';
import { expect, test } from '../../support/test.ts';

/** Number of pictures that show the browser's broken-image sign. */
const broken = () =>
  [...document.images].filter((image) => image.complete && image.currentSrc && image.naturalWidth === 0).length;

for (const path of ['/', '/players/1', '/courses', '/courses/1', '/compare/1-2', '/records'])
  /**
   * @promise In the browser: A failed picture, even before hydration, is replaced by its stand-in, or leaves its place
   * empty
   */
  test(`pictures of ${path} that fail before the script give way`, async ({ page }) => {
    await page.route(/\/(?:images|flags)\//, (route) => route.abort());
    const release = await hold(page, '**/*.js');
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(broken)).toBeGreaterThan(0);
    release();
    await expect(page.locator('[data-boundary]').first()).toHaveAttribute('data-hydrated');
    await expect.poll(() => page.evaluate(broken)).toBe(0);
  });
