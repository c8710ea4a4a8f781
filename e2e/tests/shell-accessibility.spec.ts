import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds wrong, in words. Features answer for their own slots in their own tests. */
async function problems(page: Page): Promise<string[]> {
  // What is still fading in has not its own contrast yet.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {}))),
  );
  const { violations } = await new AxeBuilder({ page }).withTags(STANDARD).exclude('[data-boundary]').analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

const SIZES = { desk: { width: 1280, height: 800 }, phone: { width: 375, height: 720 } };
const ROUTES = ['/', '/courses', '/articles', '/articles/golf-handicap-calculator', '/privacy', '/nowhere'];

for (const theme of ['light', 'dark'] as const) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    test(`every page of the shell is accessible, ${theme}, on a ${size}`, async ({ site, page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize(viewport);
      await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
      for (const path of ROUTES) {
        await site.open(path);
        await page.waitForLoadState('networkidle');
        expect(await problems(page), path).toEqual([]);
      }
    });

    test(`every panel and dialog is accessible, ${theme}, on a ${size}`, async ({ site, page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize(viewport);
      await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
      await site.open('/privacy');
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      expect(await problems(page), 'menu').toEqual([]);
      await page.keyboard.press('Escape');

      await page.getByRole('button', { name: 'Notifications' }).click();
      await expect(page.getByRole('region', { name: 'Recent Updates' }).getByRole('listitem').first()).toBeVisible();
      expect(await problems(page), 'notifications').toEqual([]);
      await page.keyboard.press('Escape');

      for (const name of ['About', 'Settings', 'Contact']) {
        if (size === 'phone') await page.getByRole('button', { name: 'Menu' }).click();
        await page.getByRole('button', { name, exact: true }).click();
        await expect(page.getByRole('dialog', { name })).toBeVisible();
        expect(await problems(page), name).toEqual([]);
        await page.keyboard.press('Escape');
      }
    });
  }
}

for (const path of ROUTES) {
  test(`nothing moves while ${path} comes alive`, async ({ site, page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        // The browser's own entry; its type is not among TypeScript's.
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.push(entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await site.open(path);
    await page.waitForLoadState('networkidle');
    const moved = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts); // put there above
    expect(moved.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.02);
  });
}
