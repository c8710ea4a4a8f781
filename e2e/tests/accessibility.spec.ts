import { expectAccessible, expectAccessibleAtBothWidths, SIZES } from '../support/accessible.ts';
import { expect, test } from '../support/test.ts';

/*
 * Each page as it loads, and the panels and dialogs that all pages have. What a visitor opens in a feature is looked at
 * beside the other tests of that feature.
 */

const ROUTES = [
  '/',
  '/courses',
  '/articles',
  '/articles/youtubers-vs-the-hardest-golf-courses',
  '/articles/golf-handicap-calculator',
  '/players/8-kaisa-lindqvarn',
  '/privacy',
  '/nowhere',
];

for (const route of ROUTES) {
  test(`${route} is accessible and never scrolls sideways`, async ({ site, page }) => {
    await site.open(route);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessibleAtBothWidths(page, route);
  });
}

for (const { size, viewport } of SIZES) {
  test(`every panel and dialog is accessible, ${size}`, async ({ site, page }) => {
    await page.setViewportSize(viewport);
    await site.open('/privacy');
    const menu = page.getByRole('button', { name: 'Menu' });
    await menu.click();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expectAccessible(page, 'menu');
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Notifications' }).click();
    await expect(page.getByRole('region', { name: 'Recent Updates' }).getByRole('listitem').first()).toBeVisible();
    await expectAccessible(page, 'notifications');
    await page.keyboard.press('Escape');

    for (const name of ['About', 'Settings', 'Contact']) {
      const button = page.getByRole('button', { name, exact: true });
      // On a phone it stands in the menu.
      if (!(await button.isVisible())) await menu.click();
      await button.click();
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      await expectAccessible(page, name, 'dialog[open]');
      await page.keyboard.press('Escape');
    }
  });
}
