import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '../support/test.ts';

const ROUTES = [
  '/',
  '/courses',
  '/articles',
  '/articles/youtubers-vs-the-hardest-golf-courses',
  '/articles/golf-handicap-calculator',
  '/privacy',
  '/nowhere',
];
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

for (const theme of ['light', 'dark'] as const) {
  for (const width of [1280, 375]) {
    test.describe(`${theme}, ${width} px wide`, () => {
      test.use({ viewport: { width, height: 800 } });
      test.beforeEach(({ page }) => page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme));

      for (const route of ROUTES) {
        test(`${route} is accessible and never scrolls sideways`, async ({ site, page }) => {
          await site.open(route);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await page.waitForLoadState('networkidle');
          const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
          expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        });
      }

      test('a player opened and a Trophy Room are accessible', async ({ site, page }) => {
        await site.open('/');
        await site.player('Ada Thornquill').click();
        await expect(page.getByRole('table', { name: 'Rounds' })).toBeVisible();
        const open = await new AxeBuilder({ page }).withTags(RULES).analyze();
        expect(open.violations.map(({ id }) => id)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        await page.getByRole('region').getByRole('button', { name: 'Trophy Room' }).click();
        await expect(page.getByRole('dialog', { name: 'Trophy Room' })).toBeVisible();
        await page.waitForLoadState('networkidle');
        // What is behind it has been looked at, and is out of reach.
        const room = await new AxeBuilder({ page }).include('dialog[open]').withTags(RULES).analyze();
        expect(room.violations.map(({ id }) => id)).toEqual([]);
      });
    });
  }
}
