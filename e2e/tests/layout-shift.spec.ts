import { SHIFT_BUDGET, watchShifts } from '../support/layout-shift.ts';
import { expect, test } from '../support/test.ts';

const ROUTES = ['/', '/courses', '/articles', '/articles/golf-handicap-calculator', '/privacy', '/nowhere'];

for (const path of ROUTES) {
  test(`nothing moves while ${path} is hydrated`, async ({ site, page }) => {
    const shift = await watchShifts(page);
    await site.open(path);
    await page.waitForLoadState('networkidle');
    expect(await shift()).toBeLessThan(SHIFT_BUDGET);
  });
}
