import { findBrowser, findWholeBrowser } from '@golf/tools/browser';
import { TEST_BROWSER_ARGUMENTS } from '../../support/browser-arguments.ts';
import { expect, test } from '../../support/test.ts';

test.use({
  // Only a headed browser maps a swipe to Back.
  launchOptions: {
    executablePath: findWholeBrowser() ?? findBrowser(),
    args: [...TEST_BROWSER_ARGUMENTS, '--overscroll-history-navigation=1'],
  },
  viewport: { width: 400, height: 800 },
  hasTouch: true,
  isMobile: true,
});

/** @promise In the browser: A swipe in the Trophy Room opens another player and never leaves the site */
test('a swipe in the Trophy Room shows the next player, and one back the player before', async ({ site, page }) => {
  await site.open('/courses');
  await site.open('/trophy-room/1');
  const player = page.getByRole('combobox', { name: 'Player', exact: true });
  const trophies = page.getByRole('list', { name: 'Trophies', exact: true });
  await expect(player).toHaveValue('Élodie Vasselin');
  await expect(trophies).toBeVisible();
  const devtools = await page.context().newCDPSession(page);
  const swipe = async (from: number, to: number) => {
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 450 }] });
    await touch('touchStart', from);
    for (let step = 1; step <= 20; step += 1) await touch('touchMove', from + ((to - from) * step) / 20);
    await touch('touchEnd');
  };
  await swipe(340, 60);
  await expect(player).toHaveValue('Jem Thornquill');
  await expect(trophies).toBeVisible();
  await swipe(60, 340);
  await expect(player).toHaveValue('Élodie Vasselin');
  await expect(page).toHaveURL('/');
});
