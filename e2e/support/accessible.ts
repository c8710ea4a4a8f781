import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { isExplained } from './axe-incomplete.ts';
import { invalidHtml } from './invalid-html.ts';
import { brokenWords } from './words.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** WCAG 2.2, levels A and AA, and what axe calls good practice: the order of headings, landmarks, and the like. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The themes differ in their colours, and in nothing else: the second one is looked at by these rules. */
const THEMES = {
  light: { type: 'tag', values: TAGS },
  dark: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} as const;

/** Below the screen the browser keeps the colours of the theme before until somebody scrolls there, and then fades them. */
const AT_ONCE = '*, ::before, ::after { content-visibility: visible !important; transition: none !important }';

/** Rows, entries and cards are alike: the first dozen and the last three of each list stand for it. */
const ALIKE = ':is(tr, li, article):nth-child(n + 13):not(:nth-last-child(-n + 3)) { display: none !important }';

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 375, height: 800 };

/** Each size that what opens has to be accessible in: it does not stay open while the window changes. */
export const SIZES = [
  { size: 'on a desk', viewport: DESK },
  { size: 'on a phone', viewport: PHONE },
];

/** Pictures and late parts have arrived, and what is still fading in has not its own contrast yet. */
async function waitUntilStable(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    // What moves with the scroll position, such as the title in the header, never ends.
    const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    return Promise.all(timed.map((animation) => animation.finished.catch(() => {})));
  });
}

/** What axe finds: "color-contrast: .badge". Its code is sent to a page once: that takes as long as what it does there. */
async function faults(page: Page, within: string, runOnly: (typeof THEMES)[keyof typeof THEMES]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { wrong, undecided } = await page.evaluate(
    async ([part, rules]) => {
      // Of what is right, and of that there is a lot, axe need not tell.
      const { violations, incomplete } = await window.axe.run(part, {
        runOnly: { ...rules, values: [...rules.values] },
        resultTypes: ['violations', 'incomplete'],
        elementRef: true,
        preload: false,
      });
      /** The component that an element belongs to: its style sheet has its name. */
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
 * Expects that axe finds nothing wrong with what is there now, in both themes, that it is valid HTML with every word
 * whole, and that the page does not scroll sideways.
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
  // A page that has just got another width may not be laid out yet.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), what)
    .toBeLessThanOrEqual(0);
}

/**
 * Expects of a whole page that it is accessible, and does not scroll sideways: on a desk, on a phone, and on one whose
 * letters are of twice the size.
 */
export async function expectAccessiblePage(page: Page, route: string): Promise<void> {
  await expectAccessibleAtBothWidths(page, route);
  // The same to a layout in em.
  await page.setViewportSize({ width: 188, height: 406 });
  // What follows the window, such as a carousel, does so with the next frame.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);
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
