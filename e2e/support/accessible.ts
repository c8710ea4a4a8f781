import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { isExplained } from './axe-incomplete.ts';
import { invalidHtml } from './invalid-html.ts';
import { expectLoaded, expectSettled } from './loaded.ts';
import { brokenWords } from './words.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** WCAG 2.2, levels A and AA, and axe's best practices: heading order, landmarks and the like. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The themes differ only in colours: the second one is checked by these rules alone. */
const THEMES = {
  light: { type: 'tag', values: TAGS },
  dark: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} as const;

/** Chromium repaints content below the screen on scroll only, and fades the colours then. */
const AT_ONCE = '*, ::before, ::after { content-visibility: visible !important; transition: none !important }';

/** Rows, entries and cards are alike: the first dozen and the last three of each list are checked. */
const ALIKE = ':is(tr, li, article):nth-child(n + 13):not(:nth-last-child(-n + 3)) { display: none !important }';

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 375, height: 800 };

/** Sizes at which opened content is checked. It closes when the window changes. */
export const SIZES = [
  { size: 'on a desk', viewport: DESK },
  { size: 'on a phone', viewport: PHONE },
];

/** Waits for pictures, late parts and fades: contrast is not final before. */
async function waitUntilStable(page: Page): Promise<void> {
  await expectLoaded(page);
  await page.evaluate(() => {
    // Scroll-driven animations, such as the header's title, never end.
    const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    return Promise.all(timed.map((animation) => animation.finished.catch(() => {})));
  });
}

/** Axe's findings: "color-contrast: .badge". Its code is sent to a page once, because that takes as long as a run. */
async function faults(page: Page, within: string, runOnly: (typeof THEMES)[keyof typeof THEMES]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { wrong, undecided } = await page.evaluate(
    async ([part, rules]) => {
      // Skips the long list of passed checks.
      const { violations, incomplete } = await window.axe.run(part, {
        runOnly: { ...rules, values: [...rules.values] },
        resultTypes: ['violations', 'incomplete'],
        elementRef: true,
        preload: false,
      });
      /** Component of an element, from its style sheet's name. */
      const componentOf = (element: Element | null | undefined): string => {
        const [, name] = /(?:^| )([A-Z][A-Za-z]*)_/.exec(element?.getAttribute('class') ?? '') ?? [];
        return name ?? (element ? componentOf(element.parentElement) : 'page');
      };
      return {
        wrong: violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`)),
        undecided: incomplete.flatMap(({ id, nodes }) =>
          nodes.flatMap(({ any, all, none, element, target }) =>
            [...any, ...all, ...none].map(({ data }) => ({
              cause: `${id} ${data?.messageKey ?? ''}`.trim(),
              component: componentOf(element),
              target: target.join(' '),
            })),
          ),
        ),
      };
    },
    [within, runOnly] as const,
  );
  const unexplained = undecided.filter((node) => !isExplained(node));
  return [
    ...wrong,
    ...unexplained.map(({ cause, component, target }) => `undecided, ${cause}, ${component}: ${target}`),
  ];
}

/**
 * Expects no axe findings in both themes, valid HTML, whole words and no sideways scroll.
 * @param within selector; other tests check the rest of the page
 * @param anchored whether that part closes with its anchor
 */
export async function expectAccessible(
  page: Page,
  what: string,
  within = 'body',
  { anchored = false } = {},
): Promise<void> {
  // Axe reads the whole page for any part: half of its time.
  const rest = anchored ? [] : [`body :not(:has(${within}), ${within}, ${within} *) { display: none !important }`];
  for (const [theme, runOnly] of Object.entries(THEMES)) {
    await page.evaluate(
      ([chosen, styles]) => {
        // Sets the theme directly: an open dialog covers the button.
        document.documentElement.setAttribute('data-theme', chosen);
        const forAxe = new CSSStyleSheet();
        forAxe.replaceSync(styles);
        document.adoptedStyleSheets = [forAxe];
      },
      [theme, [AT_ONCE, ALIKE, ...rest].join('')] as const,
    );
    await waitUntilStable(page);
    const named = await faults(page, within, runOnly);
    expect(named, `${what}, ${theme}`).toEqual([]);
  }
  await page.evaluate(() => {
    document.documentElement.setAttribute('data-theme', 'light');
    document.adoptedStyleSheets = [];
  });
  expect(await invalidHtml(await page.content()), `${what}, as HTML`).toEqual([]);
  expect(await brokenWords(page.locator(within).first()), `${what}, broken words`).toEqual([]);
  // A page may be laid out a moment after its width changed.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), what)
    .toBeLessThanOrEqual(0);
}

/**
 * Expects a whole page to be accessible and not to scroll sideways: desktop, phone, and phone with letters of twice the
 * size.
 */
export async function expectAccessiblePage(page: Page, route: string): Promise<void> {
  await expectSettled(page);
  await expectAccessibleAtBothWidths(page, route);
  // The same width in em.
  await page.setViewportSize({ width: 188, height: 406 });
  // Carousels follow the window in the next frame.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);
}

/** The same page at desktop size, then at phone size. */
export async function expectAccessibleAtBothWidths(page: Page, what: string, within?: string): Promise<void> {
  for (const viewport of [DESK, PHONE]) {
    await page.setViewportSize(viewport);
    // Below the sticky header: a half-covered target counts as too small.
    if (within) await page.locator(within).evaluate((part) => scrollBy(0, part.getBoundingClientRect().top - 160));
    await expectAccessible(page, `${what}, ${viewport.width} px`, within);
  }
}
