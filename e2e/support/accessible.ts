import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** WCAG 2.2, levels A and AA. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

type Theme = 'light' | 'dark';

export const THEMES: readonly Theme[] = ['light', 'dark'];

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 375, height: 800 };

/** Each look that a page has to be accessible in. */
export const LOOKS = THEMES.flatMap((theme) => [
  { look: `${theme}, on a desk`, theme, viewport: DESK },
  { look: `${theme}, on a phone`, theme, viewport: PHONE },
]);

interface Look {
  theme: Theme;
  viewport?: { width: number; height: number };
}

/** The page as it is for a visitor who has chosen a theme and wants nothing to move; to be called before it is opened. */
export async function choose(page: Page, { theme, viewport = DESK }: Look): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(viewport);
  await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
}

/**
 * Expects that axe finds nothing wrong with what is there now, and that the page does not scroll sideways.
 * @param within a selector, where the rest of the page is looked at by another test
 */
export async function expectAccessible(page: Page, what: string, within = 'body'): Promise<void> {
  // Pictures and late parts have arrived, and what is still fading in has not its own contrast yet.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    // What moves with the scroll position, such as the title in the header, never ends.
    const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    return Promise.all(timed.map((animation) => animation.finished.catch(() => {})));
  });
  // Of what is right, and of that there is a lot, axe need not tell.
  // In one go: no page has frames, and results that are put together in a page of their own take twice the time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ runOnly: RULES, resultTypes: ['violations'] });
  const { violations } = await (within === 'body' ? axe : axe.include(within)).analyze();
  const named = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  expect(named, what).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), what).toBeLessThanOrEqual(0);
}

/** The same on a desk and then, the same page, on a phone. */
export async function expectAccessibleAtBothWidths(page: Page, what: string, within?: string): Promise<void> {
  for (const viewport of [DESK, PHONE]) {
    await page.setViewportSize(viewport);
    // Below the sticky header: what is half under it would count as too small.
    if (within) await page.locator(within).evaluate((part) => scrollBy(0, part.getBoundingClientRect().top - 160));
    await expectAccessible(page, `${what}, ${viewport.width} px`, within);
  }
}
