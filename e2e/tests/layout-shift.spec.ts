import { slowNetwork, watchShifts } from '../support/layout-shift.ts';
import { expect, test } from '../support/test.ts';

test('no line breaks differently once the font has come', async ({ site, page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const expectStill = await watchShifts(page);
  await slowNetwork(page);
  await site.open('/articles/golf-handicap-calculator');
  await page.waitForLoadState('networkidle');
  await expectStill();
});

test('scores that are drawn stay where they are while the others are on their way', async ({ site, page }) => {
  await site.open('/players/14');
  const scores = page.getByRole('list', { name: 'Adjusted scores, oldest first' });
  const second = scores.getByRole('listitem').nth(1);
  const whole = await second.boundingBox();
  // As the parser of a slow network leaves it for a moment.
  await scores.evaluate((list) => list.replaceChildren(...[...list.children].slice(0, 5)));
  expect(await second.boundingBox()).toEqual(whole);
});
