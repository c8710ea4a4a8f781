import { expectSettled } from '../../support/loaded.ts';
import { openPanel, PAGES, PANELS, sideways } from '../../support/pages.ts';
import { expect, test } from '../../support/test.ts';
import { spaceText } from '../../support/text-spacing.ts';
import { brokenWords, cutTexts, wordsInTheWay } from '../../support/words.ts';

/** Two phones, a small one (or a desktop at 400 %), and a low window (a desktop at 200 %). */
const WINDOWS = [
  { width: 375, height: 812 },
  { width: 360, height: 780 },
  { width: 320, height: 640 },
  { width: 720, height: 500 },
];

for (const address of PAGES) {
  /**
   * @promise In the browser: At 320, 375 and 720 px no word of any page, panel or dialog is broken, cut or covered,
   * even with a reader's own text spacing
   */
  test(`${address}: in a small window every word is whole and uncovered, with spaced letters, too`, async ({
    page,
  }) => {
    await page.goto(address);
    for (const spacing of ['plain', 'spaced']) {
      if (spacing === 'spaced') await spaceText(page);
      for (const { width } of WINDOWS) {
        // High enough to load everything that loads on scroll.
        await page.setViewportSize({ width, height: 6000 });
        await expectSettled(page);
        const where = `${spacing}, ${width} px`;
        await expect.poll(() => brokenWords(page.locator('body')), where).toEqual([]);
        await expect.poll(() => wordsInTheWay(page.getByRole('main')), where).toEqual([]);
        await expect.poll(() => sideways(page), where).toBeLessThanOrEqual(0);
      }
    }
  });
}

for (const [name, open] of Object.entries(PANELS)) {
  test(`${name}: in a small window every word is whole and uncovered, with spaced letters, too`, async ({ page }) => {
    for (const viewport of WINDOWS) {
      await page.setViewportSize(viewport);
      await page.goto('/privacy');
      await open(page);
      const where = `${viewport.width} px`;
      await expect.poll(() => brokenWords(openPanel(page)), where).toEqual([]);
      await expect.poll(() => wordsInTheWay(openPanel(page)), where).toEqual([]);
      await spaceText(page);
      await expect.poll(() => brokenWords(openPanel(page)), `spaced, ${where}`).toEqual([]);
      await expect.poll(() => wordsInTheWay(openPanel(page)), `spaced, ${where}`).toEqual([]);
    }
  });
}

/** @promise In the browser: At 320, 375 and … */
test('the Trophy Room shows whole names on plaque and field, with spaced letters, too', async ({ page }) => {
  for (const viewport of WINDOWS) {
    await page.setViewportSize(viewport);
    await page.goto('/trophy-room/14');
    const room = page.getByRole('dialog', { name: 'Trophy Room' });
    await expect(
      room
        .getByRole('list', { name: /trophies/i })
        .getByRole('button')
        .first(),
    ).toBeVisible();
    for (const spacing of ['plain', 'spaced']) {
      if (spacing === 'spaced') await spaceText(page);
      const where = `${spacing}, ${viewport.width} px`;
      expect(await brokenWords(room), where).toEqual([]);
      expect(await wordsInTheWay(room), where).toEqual([]);
      expect(await cutTexts(room.getByRole('heading', { name: 'Odhrán Kilvarney' })), where).toEqual([]);
    }
  }
});
