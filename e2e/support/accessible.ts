import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** WCAG 2.2, levels A and AA, and what axe calls good practice: the order of headings, landmarks, and the like. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The themes differ in their colours, and in nothing else: the second one is looked at by these rules. */
const THEMES = {
  light: { type: 'tag', values: RULES },
  dark: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} as const;

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 375, height: 800 };

/** Each size that what opens has to be accessible in: it does not stay open while the window changes. */
export const SIZES = [
  { size: 'on a desk', viewport: DESK },
  { size: 'on a phone', viewport: PHONE },
];

/** Pictures and late parts have arrived, and what is still fading in has not its own contrast yet. */
async function comesToRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    // What moves with the scroll position, such as the title in the header, never ends.
    const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    return Promise.all(timed.map((animation) => animation.finished.catch(() => {})));
  });
}

/**
 * Expects that axe finds nothing wrong with what is there now, in both themes, and that the page does not scroll
 * sideways.
 * @param within a selector, where the rest of the page is looked at by another test
 * @param anchored whether that part closes when what it hangs on is gone
 */
export async function expectAccessible(
  page: Page,
  what: string,
  within = 'body',
  { anchored = false } = {},
): Promise<void> {
  // axe reads the whole page, whatever part it is asked about: half of its time.
  const rest = anchored ? [] : [`body :not(:has(${within}), ${within}, ${within} *) { display: none !important }`];
  for (const [theme, runOnly] of Object.entries(THEMES)) {
    await page.evaluate(
      ([chosen, styles]) => {
        // As the theme's button does it, which is out of reach behind an open dialog.
        document.documentElement.setAttribute('data-theme', chosen);
        const forAxe = new CSSStyleSheet();
        forAxe.replaceSync(styles);
        document.adoptedStyleSheets = [forAxe];
      },
      // Below the screen the browser keeps the colours of the theme before, until somebody scrolls there.
      [theme, ['* { content-visibility: visible !important }', ...rest].join('')] as const,
    );
    await comesToRest(page);
    // Of what is right, and of that there is a lot, axe need not tell.
    // In one go: no page has frames, and results that are put together in a page of their own take twice the time.
    const axe = new AxeBuilder({ page })
      .setLegacyMode(true)
      .options({ runOnly: { ...runOnly, values: [...runOnly.values] }, resultTypes: ['violations'], preload: false });
    const { violations } = await (within === 'body' ? axe : axe.include(within)).analyze();
    const named = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
    expect(named, `${what}, ${theme}`).toEqual([]);
  }
  await page.evaluate(() => {
    document.documentElement.setAttribute('data-theme', 'light');
    document.adoptedStyleSheets = [];
  });
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
