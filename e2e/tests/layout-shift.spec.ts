import { slowNetwork, watchShifts } from '../support/layout-shift.ts';
import { test } from '../support/test.ts';

test('no line breaks differently once the font has come', async ({ site, page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const expectStill = await watchShifts(page);
  await slowNetwork(page);
  await site.open('/articles/golf-handicap-calculator');
  await page.waitForLoadState('networkidle');
  await expectStill();
});
